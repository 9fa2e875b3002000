import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

const NAMES = ['Maya Lindqvist', 'Theo Okafor', 'Rosa Delgado', 'Henrik Aas', 'Priya Raman', 'Wes Calloway', 'Noor Haddad', 'June Park'];

function customer(at: number) {
  const [firstName = '', lastName = ''] = (NAMES[at % NAMES.length] ?? '').split(' ');
  return {
    __typename: 'AdminCustomer',
    id: `${at + 1}`,
    email: `${firstName.toLowerCase()}.${at}@beans.example`,
    firstName,
    lastName,
    createdAt: new Date(Date.UTC(2026, 10, 21 - at)).toISOString(),
    kind: at % 4 === 2 ? 'GUEST' : 'ACCOUNT',
    orderCount: at % 5,
    spentCents: (at % 5) * 3859,
  };
}

function pageOf(rows: object[], totalCount: number, counts: Record<string, number>) {
  const kinds = Object.entries(counts).map(([kind, count]) => ({ __typename: 'AdminCustomerCount', kind, count }));
  return { data: { adminCustomers: { __typename: 'AdminCustomerPage', rows, totalCount, isCountCapped: false, counts: kinds } } };
}

const FULL = pageOf(
  Array.from({ length: 25 }, (_, at) => customer(at)),
  842,
  { ACCOUNT: 611, GUEST: 231 },
);

async function openWith(page: Page, answer: object | null, address = '/admin/customers'): Promise<void> {
  await answerOperation(page, 'adminCustomers', answer);
  await page.goto(address);
}

/** The list of customers in all its states. */
export const customersScreens: readonly Screen[] = [
  {
    name: 'admin-customers',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, FULL);
      await expect(page.getByRole('row', { name: /Maya Lindqvist/ }).first()).toBeVisible();
    },
  },
  {
    name: 'admin-customers-empty',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([], 0, {}));
      await expect(page.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
    },
  },
  {
    name: 'admin-customers-none',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([], 0, { ACCOUNT: 2 }), '/admin/customers?q=weasel+hat&kind=guest');
      await expect(page.getByRole('button', { name: 'Show all 2' })).toBeVisible();
    },
  },
  {
    name: 'admin-customers-error',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2001'));
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-customers-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, null);
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
  {
    name: 'admin-keys',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, FULL);
      await expect(page.getByRole('row', { name: /Maya Lindqvist/ }).first()).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    },
  },
  {
    name: 'admin-denied',
    signedInAs: 'customer',
    async open({ page }) {
      await page.goto('/admin/customers');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    },
  },
];
