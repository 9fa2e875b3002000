import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

const CUSTOMERS = [
  ['Maya Lindqvist', '118 Alder Street, Portland OR 97205'],
  ['Priya Raman', '910 Juniper Court, Austin TX 78704'],
  ['June Park', '1220 Cedar Hill, Seattle WA 98112'],
  ['Guest Customer', '14 Depot Street, Burlington VT 05401'],
  ['Imani Brooks', '431 Magnolia Ave, Savannah GA 31401'],
  ['Wes Calloway', '305 Orchard Road, Ithaca NY 14850'],
  ['Theo Okafor', '7 Quarry Lane, Asheville NC 28801'],
  [null, '4 Signal Hill, Lowell MA 01852'],
] as const;
const STATUSES = ['PAID', 'PAID', 'NEEDS_REVIEW', 'COMPLETED', 'SHIPPED', 'PARTLY_REFUNDED', 'COMPLETED', 'REFUNDED'];

function order(at: number) {
  const [name, address] = CUSTOMERS[at % CUSTOMERS.length]!;
  return {
    __typename: 'AdminOrderRow',
    id: `BQ-${String(2189 - at).padStart(16, '0')}`,
    number: 2189 - at,
    externalNumber: null,
    status: STATUSES[at % STATUSES.length],
    customerName: name,
    email: name && `${name.toLowerCase().replace(' ', '.')}@beans.example`,
    createdAt: new Date(Date.UTC(2026, 10, 21, 19, 21) - at * 83 * 60_000).toISOString(),
    address,
    totalCents: 4900 - (at % 7) * 450,
    refundedCents: 0,
    source: at % 11 === 10 ? 'IMPORT' : 'SHOP',
    mode: 'SANDBOX',
  };
}

const ROWS = Array.from({ length: 25 }, (_, at) => order(at));

function pageOf(rows: object[], totalCount: number) {
  const page = { rows, totalCount, isCountCapped: false, sumCents: 4_573_160, newestNumber: 2189 };
  return { data: { adminOrders: { __typename: 'AdminOrderPage', ...page } } };
}

function viewsOf({ newerCount = 0, all = 1189 } = {}) {
  const isNew = all === 0;
  const counts = isNew
    ? { all, toShip: 0, needsReview: 0, refunded: 0, unpaid: 0 }
    : { all, toShip: 7, needsReview: 3, refunded: 31, unpaid: 64 };
  const saved = isNew ? [] : [{ __typename: 'SavedOrderView', id: '1', name: 'West coast, this month', query: 'q=OR&from=2026-11-01' }];
  return {
    data: {
      adminOrderViews: { __typename: 'AdminOrderViews', counts: { __typename: 'OrderViewCounts', ...counts }, saved, newerCount },
    },
  };
}

interface RunOptions {
  doneCount: number;
  refusals?: { reason: string; count: number; numbers: number[] }[];
  hasEnded?: boolean;
}

function runOf({ doneCount, refusals = [], hasEnded = true }: RunOptions) {
  const refusedCount = refusals.reduce((sum, { count }) => sum + count, 0);
  return {
    __typename: 'BulkRunView',
    id: '1',
    kind: 'COMPLETE',
    itemCount: hasEnded ? doneCount + refusedCount : 38,
    doneCount,
    refusedCount,
    refusals: refusals.map((refusal_) => ({ __typename: 'BulkRefusal', ...refusal_ })),
    hasEnded,
    canUndo: hasEnded,
  };
}

async function openWith(page: Page, answer: object | null, address = '/admin/orders', views: object = viewsOf()): Promise<void> {
  await answerOperation(page, 'adminOrderViews', views);
  await answerOperation(page, 'adminOrders', answer);
  await page.goto(address);
}

async function openList(page: Page): Promise<void> {
  await openWith(page, pageOf(ROWS, 1189), '/admin/orders', viewsOf({ newerCount: 2 }));
  await expect(page.getByRole('row', { name: /Maya Lindqvist/ }).first()).toBeVisible();
}

/** By keys, as the screen has no pointer. */
async function choose(page: Page, count: number): Promise<void> {
  for (let chosen = 0; chosen < count; chosen += 1) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await expect(page.getByText(`${count} chosen on this page`)).toBeVisible();
}

async function markCompleted(page: Page, run: RunOptions): Promise<void> {
  await openList(page);
  await choose(page, 3);
  const started = { data: { startBulkRun: { __typename: 'BulkRunStarted', run: runOf(run) } } };
  await answerOperation(page, 'startBulkRun', started);
  await answerOperation(page, 'adminBulkRun', null);
  await page.getByRole('button', { name: 'Mark completed' }).click();
}

/** The list of orders in all its states. */
export const ordersScreens: readonly Screen[] = [
  { name: 'admin-orders', signedInAs: 'admin', open: ({ page }) => openList(page) },
  {
    name: 'admin-orders-bulk',
    signedInAs: 'admin',
    async open({ page }) {
      await openList(page);
      await choose(page, 3);
    },
  },
  {
    name: 'admin-orders-all-matching',
    signedInAs: 'admin',
    async open({ page }) {
      await openList(page);
      await choose(page, 25);
      await page.getByRole('button', { name: 'Choose all 1,189 that match' }).click();
      await expect(page.getByText('All 1,189 that match are chosen').last()).toBeVisible();
      await page.getByRole('button', { name: 'Resend confirmation' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-orders-running',
    signedInAs: 'admin',
    async open({ page }) {
      await markCompleted(page, { doneCount: 12, hasEnded: false });
      await expect(page.getByText('12 of 38 orders')).toBeVisible();
    },
  },
  {
    name: 'admin-orders-done',
    signedInAs: 'admin',
    async open({ page }) {
      await markCompleted(page, { doneCount: 3 });
      await expect(page.getByText('3 orders marked completed')).toBeVisible();
    },
  },
  {
    name: 'admin-orders-partly-done',
    signedInAs: 'admin',
    async open({ page }) {
      await markCompleted(page, {
        doneCount: 38,
        refusals: [
          { reason: 'It needs review first', count: 2, numbers: [2187, 2179] },
          { reason: 'It is refunded', count: 1, numbers: [2182] },
        ],
      });
      await expect(page.getByRole('dialog', { name: '38 done, 3 not' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-filter',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf(ROWS, 1189), '/admin/orders?status=paid,completed&from=2026-10-23&min=20&coupon=brew10');
      await expect(page.getByText('Coupon: BREW10')).toBeVisible();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filter orders' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-save-view',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf(ROWS, 1189), '/admin/orders?status=shipped&from=2026-10-23');
      await page.getByRole('button', { name: '+ Save this view' }).click();
      await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, null);
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
  {
    name: 'admin-orders-empty',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminOrderViews', viewsOf());
      await answerOperation(page, 'adminOrders', pageOf([], 0));
      await answerOperation(page, 'AdminOrdersWithoutStatus', pageOf([], 2));
      await page.goto('/admin/orders?q=weasel+hat&status=refunded&from=2026-10-23');
      await expect(page.getByRole('heading', { name: 'Nothing under this stone' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-none',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([], 0), '/admin/orders', viewsOf({ all: 0 }));
      await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    },
  },
  {
    name: 'admin-orders-error',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2001'));
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
];
