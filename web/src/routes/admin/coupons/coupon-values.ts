import { formatDollars, parseDollars } from '../../../features/admin/kit/form/dollars.ts';
import type { CouponInput, DiscountType, ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';

/** A coupon as the form has it; figures as they are typed. */
export interface CouponValues {
  code: string;
  description: string;
  /** One field: the value means nothing without its type. */
  discount: { type: DiscountType; value: string };
  minimum: string;
  usageLimit: string;
  /** Empty: it does not expire. */
  lastDay: string;
  isActive: boolean;
}
export type CouponField = keyof CouponValues;
export type CouponErrors = Partial<Record<CouponField, string | undefined>>;

export const LABELS: Record<CouponField, string> = {
  code: 'Code',
  description: 'Description',
  discount: 'Discount value',
  minimum: 'Minimum amount',
  usageLimit: 'Usage limit',
  lastDay: 'Expires at',
  isActive: 'Active',
};
export const FIELDS = Object.keys(LABELS) as CouponField[];

const NEW_COUPON: CouponValues = {
  code: '',
  description: '',
  discount: { type: 'PERCENTAGE', value: '' },
  minimum: '0',
  usageLimit: '1',
  lastDay: '',
  isActive: true,
};

/** "20", or "5.50": dollars as people type them. */
function shortDollars(cents: number): string {
  return formatDollars(cents).replace(/\.00$/, '');
}

export function valuesOf(coupon: ListedCouponFragment | null): CouponValues {
  if (!coupon) return NEW_COUPON;
  const { code, description, discountType: type, discountValue, minimumCents, usageLimit, lastDay, isActive } = coupon;
  return {
    code,
    description,
    discount: { type, value: type === 'PERCENTAGE' ? String(discountValue) : shortDollars(discountValue) },
    minimum: shortDollars(minimumCents),
    usageLimit: String(usageLimit),
    lastDay: lastDay ?? '',
    isActive,
  };
}

/** Percent or cents; null for what is neither. */
function discountValueOf({ type, value }: CouponValues['discount']): number | null {
  if (type === 'FIXED') return parseDollars(value);
  const percent = value.replace(/\s*%\s*$/, '').trim();
  return /^\d{1,9}$/.test(percent) ? Number(percent) : null;
}

/** Nothing typed is no minimum. */
function minimumCentsOf(minimum: string): number | null {
  return minimum.trim() === '' ? 0 : parseDollars(minimum);
}

/** What the form can say by itself; the shop checks all of it again. */
export function problemsOf({ discount, minimum, usageLimit }: CouponValues, usedCount: number): CouponErrors {
  const errors: CouponErrors = {};
  const value = discountValueOf(discount);
  const unit = discount.type === 'FIXED' ? 'an amount. Write it like 16.50.' : 'a percentage. Write a whole number, like 10.';
  if (value === null) errors.discount = `"${discount.value}" is not ${unit}`;
  else if (value === 0) errors.discount = 'Discount value must be above 0';
  else if (discount.type === 'PERCENTAGE' && value > 100) errors.discount = 'A percentage is at most 100';
  if (minimumCentsOf(minimum) === null)
    errors.minimum = minimum.trim().startsWith('-')
      ? 'Minimum amount must not be below 0'
      : `"${minimum}" is not an amount. Write it like 16.50.`;
  if (!/^\s*\d{1,7}\s*$/.test(usageLimit) || Number(usageLimit) < 1) errors.usageLimit = 'Usage limit is a whole number, at least 1';
  else if (Number(usageLimit) < usedCount) errors.usageLimit = `${usedCount} uses are taken already`;
  return errors;
}

/** The given fields as the shop takes them; `values` has no problems. */
export function inputOf(values: CouponValues, fields: readonly CouponField[]): CouponInput {
  const { code, description, discount, minimum, usageLimit, lastDay, isActive } = values;
  const all: Record<CouponField, CouponInput> = {
    code: { code },
    description: { description },
    discount: { discountType: discount.type, discountValue: discountValueOf(discount) },
    minimum: { minimumCents: minimumCentsOf(minimum) },
    usageLimit: { usageLimit: Number(usageLimit) },
    lastDay: { lastDay: lastDay || null },
    isActive: { isActive },
  };
  return Object.assign({}, ...fields.map((name) => all[name])) as CouponInput;
}

/** Which field of the form a field or a refusal of the shop is about. */
export const FIELD_OF: Readonly<Record<string, CouponField>> = {
  discountType: 'discount',
  discountValue: 'discount',
  minimumCents: 'minimum',
  CouponCodeTaken: 'code',
};

export function missingIn({ code, description, discount }: CouponValues): string | null {
  const typed = { code, description, discount: discount.value };
  const names = (Object.keys(typed) as (keyof typeof typed)[]).filter((name) => typed[name].trim() === '');
  return names.length > 0 ? `Missing: ${names.map((name) => LABELS[name]).join(', ')}` : null;
}

/** A value as people read it, for a note about two edits. */
export function shownValue(name: CouponField, value: CouponValues[CouponField]): string {
  if (typeof value === 'object') return value.type === 'PERCENTAGE' ? `${value.value} %` : `$${value.value}`;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (name === 'minimum') return `$${value}`;
  return name === 'lastDay' ? value || 'never' : `“${value}”`;
}

/** A cart of two bags and a poster; a coupon for larger carts is shown on the smallest that it takes. */
const EXAMPLE_CENTS = 3300;

/** What a cart pays with this coupon, in cents without shipping; null while there is no discount to compute with. */
export function exampleOf({ discount, minimum }: CouponValues): { cartCents: number; paysCents: number } | null {
  const value = discountValueOf(discount);
  if (value === null || value === 0 || (discount.type === 'PERCENTAGE' && value > 100)) return null;
  const cartCents = Math.max(EXAMPLE_CENTS, minimumCentsOf(minimum) ?? 0);
  // As the checkout rounds: halves of a cent of the discount up.
  const offCents = discount.type === 'PERCENTAGE' ? Math.round((cartCents * value) / 100) : value;
  return { cartCents, paysCents: Math.max(0, cartCents - offCents) };
}
