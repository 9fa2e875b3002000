import { describe, expect, test } from 'vitest';
import { changedFields } from '../../../features/admin/kit/edits/stale-edit.ts';
import { exampleOf, FIELD_OF, FIELDS, inputOf, missingIn, problemsOf, valuesOf } from './coupon-values.ts';
import type { CouponValues } from './coupon-values.ts';

const STORED = {
  id: '1',
  version: 3,
  code: 'BREW10',
  description: 'Ten percent off the whole pot',
  discountType: 'PERCENTAGE',
  discountValue: 10,
  minimumCents: 2050,
  usageLimit: 1000,
  usedCount: 212,
  isActive: true,
  lastDay: null,
  state: 'ACTIVE',
} as const;
const ten = valuesOf(STORED);

function coupon(values: Partial<CouponValues>): CouponValues {
  return { ...ten, ...values };
}
function percent(value: string) {
  return coupon({ minimum: '', discount: { type: 'PERCENTAGE', value } });
}
function dollars(value: string) {
  return coupon({ minimum: '', discount: { type: 'FIXED', value } });
}

test('a coupon is shown as people type it, and nothing of it has changed', () => {
  expect(ten).toMatchObject({ discount: { type: 'PERCENTAGE', value: '10' }, minimum: '20.50', usageLimit: '1000', lastDay: '' });
  expect(valuesOf({ ...STORED, discountType: 'FIXED', discountValue: 500 }).discount).toEqual({ type: 'FIXED', value: '5' });
  expect(changedFields(ten, valuesOf(STORED), FIELDS)).toEqual([]);
});

test('a new coupon is a percentage for one use from $0, and names what is missing', () => {
  expect(valuesOf(null)).toMatchObject({ discount: { type: 'PERCENTAGE' }, minimum: '0', usageLimit: '1', isActive: true });
  expect(missingIn(valuesOf(null))).toBe('Missing: Code, Description, Discount value');
  expect(missingIn(coupon({ code: ' ' }))).toBe('Missing: Code');
  expect(missingIn(ten)).toBeNull();
});

test('only what has changed is sent; the value of a discount never without its type', () => {
  const values = coupon({ discount: { type: 'FIXED', value: '$5.50' }, lastDay: '2027-01-06', usageLimit: '5' });
  expect(inputOf(values, changedFields(ten, values, FIELDS))).toEqual({
    discountType: 'FIXED',
    discountValue: 550,
    usageLimit: 5,
    lastDay: '2027-01-06',
  });
  expect(inputOf(coupon({ minimum: '' }), ['minimum', 'lastDay'])).toEqual({ minimumCents: 0, lastDay: null });
});

describe('the worked example', () => {
  test.each([
    [percent('10'), 3300, 2970],
    [percent('15 %'), 3300, 2805],
    [percent('100'), 3300, 0],
    [dollars('10'), 3300, 2300],
    [dollars('50'), 3300, 0],
    [coupon({ minimum: '40', discount: { type: 'PERCENTAGE', value: '10' } }), 4000, 3600],
  ])('%#: a cart pays what the checkout takes', (values, cartCents, paysCents) => {
    expect(exampleOf(values)).toEqual({ cartCents, paysCents });
  });
  test.each(['', '0', '101', '10.5', 'ten', '-1'])('has no cart for a percentage of "%s"', (value) => {
    expect(exampleOf(percent(value))).toBeNull();
  });
});

test.each([
  [percent('101'), { discount: 'A percentage is at most 100' }],
  [percent('0'), { discount: 'Discount value must be above 0' }],
  [percent('ten'), { discount: '"ten" is not a percentage. Write a whole number, like 10.' }],
  [dollars('5,5'), { discount: '"5,5" is not an amount. Write it like 16.50.' }],
  [coupon({ minimum: '-5' }), { minimum: 'Minimum amount must not be below 0' }],
  [coupon({ minimum: 'x' }), { minimum: '"x" is not an amount. Write it like 16.50.' }],
  [coupon({ usageLimit: '0' }), { usageLimit: 'Usage limit is a whole number, at least 1' }],
  [coupon({ usageLimit: '' }), { usageLimit: 'Usage limit is a whole number, at least 1' }],
  [coupon({ usageLimit: '211' }), { usageLimit: '212 uses are taken already' }],
  [ten, {}],
])('%#: says in words what is wrong', (values, errors) => {
  expect(problemsOf(values, 212)).toEqual(errors);
});

test("the shop's refusals stand at the fields of the form", () => {
  expect(FIELD_OF).toMatchObject({ discountValue: 'discount', minimumCents: 'minimum', CouponCodeTaken: 'code' });
});
