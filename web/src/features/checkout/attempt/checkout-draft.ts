import { EMPTY_CONTACT } from '../address/contact-schema.ts';
import type { Contact } from '../address/contact-schema.ts';
import type { AppliedCoupon } from '../coupon/coupon-box.tsx';

/** What was typed at the checkout, in sessionStorage: the redirect to the bank and a reload must not lose it. */
const CONTACT_KEY = 'coffeeContact';
const COUPON_KEY = 'coffeeCoupon';

function readSaved(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function save(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the draft lasts until the page is closed.
  }
}

export function readContactDraft(): Contact {
  const saved = readSaved(CONTACT_KEY);
  const fields = Object.keys(EMPTY_CONTACT) as (keyof Contact)[];
  return Object.fromEntries(fields.map((field) => [field, typeof saved[field] === 'string' ? saved[field] : ''])) as Contact;
}

export function saveContactDraft(contact: Contact) {
  save(CONTACT_KEY, contact);
}

/** The coupon that was applied. Its subtotal is that of no cart, so its discount is requested again. */
export function readCouponDraft(): AppliedCoupon | null {
  const { code, discountCents, description } = readSaved(COUPON_KEY);
  if (typeof code !== 'string' || typeof discountCents !== 'number' || typeof description !== 'string') return null;
  return { code, subtotalCents: -1, discountCents, description };
}

export function saveCouponDraft(coupon: AppliedCoupon | null) {
  save(COUPON_KEY, coupon);
}

export function dropCheckoutDraft() {
  try {
    sessionStorage.removeItem(CONTACT_KEY);
    sessionStorage.removeItem(COUPON_KEY);
  } catch {
    // Nothing was stored.
  }
}
