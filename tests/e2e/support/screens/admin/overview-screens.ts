import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

const NAMES = ['Maya Lindqvist', 'Priya Raman', 'June Park', null, 'Imani Brooks'];
const STATUSES = ['PAID', 'COMPLETED', 'PARTLY_REFUNDED', 'COMPLETED', 'NEEDS_REVIEW'];

/** Figures of a shop that sells most on weekends: the same in every run. */
function points(count: number, last: string, isByMonth = false, scale = 1) {
  const end = new Date(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at;
    const day = isByMonth
      ? new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - back, 1))
      : new Date(end.getTime() - back * 86_400_000);
    const orderCount = Math.round((9 + ((at * 7) % 5) + ([0, 6].includes(day.getUTCDay()) ? 5 : 0)) * scale * (isByMonth ? 24 : 1));
    const revenueCents = orderCount * (3_600 + ((at * 13) % 7) * 120);
    return {
      __typename: 'OverviewPoint',
      day: day.toISOString().slice(0, 10),
      orderCount,
      revenueCents,
      newCustomerCount: 1 + ((at * 3) % 4),
    };
  });
}

function sum(orderCount: number, revenueCents: number, customerCount: number, refundedCents = 0) {
  const averageCents = orderCount === 0 ? null : Math.round(revenueCents / orderCount);
  return { __typename: 'OverviewTotals', orderCount, revenueCents, customerCount, refundedCents, averageCents };
}

function reviewCase(id: string, kind: string, reason: string, more: object) {
  return {
    __typename: 'ReviewCase',
    id,
    kind,
    reason,
    detail: null,
    since: '2026-11-21T15:20:00Z',
    orderNumber: null,
    customerName: null,
    totalCents: null,
    parkedJobId: null,
    signInAlertId: null,
    ...more,
  };
}

const CASES = [
  reviewCase('order-a', 'DISPUTE', 'Disputed at the bank', {
    orderNumber: 2170,
    customerName: 'Wes Calloway',
    totalCents: 3999,
    since: '2026-11-19T15:20:00Z',
  }),
  reviewCase('job-7', 'LABEL', 'The shipping label could not be bought', {
    orderNumber: 2184,
    customerName: 'Theo Okafor',
    totalCents: 4200,
    parkedJobId: '7',
    detail: 'Address not found',
    since: '2026-11-21T14:20:00Z',
  }),
  reviewCase('order-b', 'UNFULFILLED', 'Paid, but not all bags are in stock', {
    orderNumber: 2185,
    customerName: 'Imani Brooks',
    totalCents: 4800,
  }),
  reviewCase('job-9', 'JOB', 'The mail with a password link could not be sent', {
    parkedJobId: '9',
    detail: 'The mail server refused',
    since: '2026-11-21T19:20:00Z',
  }),
  reviewCase('sign-ins', 'SIGN_IN', 'Too many wrong passwords', {
    signInAlertId: '4711',
    detail: '4 alerts, 1 account',
    since: '2026-11-21T18:20:00Z',
  }),
];

function goods(slug: string, name: string, more: object) {
  return { slug, name, imageUrl: `/art/${slug}.png`, ...more };
}
const SELLERS = [
  goods('darth', 'Lord Darkroast', { tint: '#ff8f6a', quantity: 214 }),
  goods('captains-choice', "Captain's Choice", { tint: '#7fb8ff', quantity: 171 }),
  goods('chocolate-java', 'Chocolate Java', { tint: '#ff9fc4', quantity: 152 }),
  goods('dukes-spice', "Duke's Spice", { tint: '#ff9f7a', quantity: 139 }),
  goods('brunana', 'Brunana', { tint: '#6fd0ee', quantity: 118 }),
].map((seller) => ({ __typename: 'OverviewSeller', ...seller }));
const STOCK = [
  goods('jacks-pumpkin', "Jack's Pumpkin", { grind: 'ground', available: 0 }),
  goods('mint-stole-christmas', 'Mint Stole Christmas', { grind: 'ground', available: 2 }),
  goods('stranger-brew-poster', 'Stranger Brew Poster', { grind: 'none', available: 3 }),
  goods('snickering-weasley', 'Snickering Weasel', { grind: 'whole-bean', available: 4 }),
].map((stock) => ({ __typename: 'OverviewLowStock', ...stock }));

const FULL = {
  __typename: 'AdminOverview',
  period: 'DAYS_30',
  asOf: '2026-11-21T19:32:00Z',
  dayCount: 412,
  totals: sum(1_189, 4_573_160, 842, 120_450),
  current: sum(370, 1_423_000, 38),
  previous: sum(330, 1_299_600, 31),
  points: points(30, '2026-11-21'),
  before: points(30, '2026-10-22', false, 0.8),
  notCounted: { __typename: 'OverviewNotCounted', imported: 812, sandbox: 0, test: 0 },
  toShipCount: 7,
  recentOrders: NAMES.map((customerName, at) => ({
    __typename: 'OverviewOrder',
    id: `BQ-${at}`,
    number: 2189 - at,
    status: STATUSES[at],
    customerName,
    email: `buyer-${at}@beans.example`,
    totalCents: 4900 - at * 611,
    refundedCents: at === 2 ? 1600 : 0,
  })),
  recentCustomers: NAMES.map((name, at) => ({
    __typename: 'OverviewCustomer',
    id: `${at + 1}`,
    name,
    email: `buyer-${at}@beans.example`,
    createdAt: `2026-11-${21 - at}T15:00:00Z`,
  })),
  bestSellers: SELLERS,
  lowStock: STOCK,
  reviewCount: CASES.length,
  reviewCases: CASES,
};
/** Of a week; the days before it are known too. */
export const WEEK = {
  ...FULL,
  period: 'DAYS_7',
  points: points(7, '2026-11-21'),
  before: points(7, '2026-11-14', false, 1.1),
  previous: sum(90, 340_000, 9),
};
const YEAR = { ...FULL, period: 'MONTHS_12', points: points(12, '2026-11-01', true), before: points(12, '2025-11-01', true, 0.7) };
const NONE = points(30, '2026-11-21', false, 0).map((point) => ({ ...point, newCustomerCount: 0 }));
const EMPTY = {
  ...FULL,
  dayCount: 0,
  totals: sum(0, 0, 0),
  current: sum(0, 0, 0),
  previous: sum(0, 0, 0),
  points: NONE,
  before: NONE,
  notCounted: { ...FULL.notCounted, imported: 0 },
  toShipCount: 0,
  recentOrders: [],
  recentCustomers: [],
  bestSellers: [],
  lowStock: [],
  reviewCount: 0,
  reviewCases: [],
};

/** Opens the overview with these figures in place of the shop's. */
export async function openWith(page: Page, adminOverview: object, address = '/admin'): Promise<void> {
  await answerOperation(page, 'adminOverview', { data: { adminOverview } });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Revenue and orders' })).toBeVisible();
}

/** The overview in all its states. */
export const overviewScreens: readonly Screen[] = [
  { name: 'admin-overview', signedInAs: 'admin', open: ({ page }) => openWith(page, FULL) },
  { name: 'admin-overview-7-days', signedInAs: 'admin', open: ({ page }) => openWith(page, WEEK, '/admin?period=7d') },
  { name: 'admin-overview-12-months', signedInAs: 'admin', open: ({ page }) => openWith(page, YEAR, '/admin?period=12m') },
  {
    name: 'admin-overview-numbers',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, FULL);
      await page.getByText('Show the numbers').click();
      await expect(page.getByRole('rowheader', { name: 'Sat, Nov 21 so far' })).toBeVisible();
    },
  },
  {
    name: 'admin-overview-give-up',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, FULL);
      await page.getByRole('button', { name: 'Give up' }).first().click();
      await expect(page.getByRole('alertdialog', { name: 'Give up a failed job' })).toBeVisible();
    },
  },
  { name: 'admin-overview-empty', signedInAs: 'admin', open: ({ page }) => openWith(page, EMPTY) },
  {
    name: 'admin-overview-error',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminOverview', refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2001'));
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'The figures did not come through' })).toBeVisible();
    },
  },
  {
    name: 'admin-overview-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminOverview', null);
      await page.goto('/admin');
      await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
    },
  },
];
