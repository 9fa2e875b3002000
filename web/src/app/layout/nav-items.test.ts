import { expect, it } from 'vitest';
import type { Person } from '../../features/account/session/person.ts';
import { navItemsFor } from './nav-items.ts';

const customer: Person = {
  id: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Grinder',
  role: 'CUSTOMER',
  createdAt: '2026-11-21',
};
function personalLabels(me: Parameters<typeof navItemsFor>[0]) {
  return navItemsFor(me).personal.map(({ label }) => label);
}

it('offers LOGIN to visitors and MY ACCOUNT to a user who may be signed in', () => {
  expect(personalLabels({ kind: 'signed-out' })).toEqual(['LOGIN']);
  expect(personalLabels({ kind: 'loading' })).toEqual(['MY ACCOUNT']);
  expect(personalLabels({ kind: 'unknown', refetch: () => {} })).toEqual(['MY ACCOUNT']);
  expect(personalLabels({ kind: 'signed-in', user: customer })).toEqual(['MY ACCOUNT']);
});

it('offers ADMIN to administrators alone', () => {
  expect(personalLabels({ kind: 'signed-in', user: { ...customer, role: 'ADMIN' } })).toEqual(['ADMIN', 'MY ACCOUNT']);
  expect(personalLabels({ kind: 'signed-in', user: { ...customer, role: 'COFFEE_ADMIN' } })).toEqual(['MY ACCOUNT']);
});
