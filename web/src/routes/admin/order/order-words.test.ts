import { expect, test } from 'vitest';
import { isAboutMoney, shortIntent, toWords } from './order-words.ts';

const EVENT = {
  __typename: 'AdminOrderEvent',
  id: '1',
  actor: 'Shop',
  reason: null,
  amountCents: null,
  trackingNumber: null,
  createdAt: '',
} as const;

test('an event says what, how much, why and who', () => {
  const refund = { ...EVENT, kind: 'refund-requested', actor: 'Shop Captain', reason: 'out-of-stock', amountCents: 1600 };
  expect(toWords(refund)).toEqual({ title: 'Refund asked for: $16.00', icon: 'i-undo', text: 'out-of-stock; by Shop Captain' });
});

test('a kind that has no words of its own is written with spaces', () => {
  expect(toWords({ ...EVENT, kind: 'customer-corrected' })).toMatchObject({ title: 'Customer corrected', text: '' });
});

test('the short trail has what is about money', () => {
  expect(['paid', 'refund-made', 'label-bought'].map((kind) => isAboutMoney({ ...EVENT, kind }))).toEqual([true, true, false]);
});

test('a long id of a payment is shortened', () => {
  expect(shortIntent('pi_3SxQabcdefghijklmnob7Kd')).toBe('pi_3SxQ…b7Kd');
  expect(shortIntent('pi_1')).toBe('pi_1');
});
