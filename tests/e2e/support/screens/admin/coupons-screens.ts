import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

function coupon(id: number, code: string, description: string, over: object = {}) {
  return {
    __typename: 'AdminCoupon',
    id: `${id}`,
    version: 1,
    code,
    description,
    discountType: 'PERCENTAGE',
    discountValue: 10,
    minimumCents: 0,
    usageLimit: 1000,
    usedCount: 0,
    isActive: true,
    lastDay: null,
    state: 'ACTIVE',
    ...over,
  };
}

const FIXED = { discountType: 'FIXED', discountValue: 500 };
const BREW10 = coupon(1, 'BREW10', 'Ten percent off the whole pot', { usedCount: 212 });
const ROWS = [
  BREW10,
  coupon(2, 'BYGONE', 'Fifteen percent off, until the end of 2001', {
    discountValue: 15,
    usedCount: 37,
    usageLimit: 100,
    lastDay: '2001-12-31',
    state: 'EXPIRED',
  }),
  coupon(3, 'FIVER', 'Five dollars off orders of twenty dollars or more', { ...FIXED, minimumCents: 2000, usedCount: 88 }),
  coupon(4, 'FROSTY', 'Free scarf season: three dollars off, from December', {
    ...FIXED,
    discountValue: 300,
    minimumCents: 3200,
    usageLimit: 250,
    lastDay: '2027-01-06',
    isActive: false,
    state: 'INACTIVE',
  }),
  coupon(5, 'LASTCALL', 'Five dollars off, for one shopper only', { ...FIXED, usageLimit: 1, usedCount: 1, state: 'USED_UP' }),
];

function pageOf(rows: object[], totalCount: number, counts: Record<string, number>) {
  const states = Object.entries(counts).map(([state, count]) => ({ __typename: 'AdminCouponCount', state, count }));
  return { data: { adminCoupons: { __typename: 'AdminCouponPage', rows, totalCount, isCountCapped: false, counts: states } } };
}

const FULL = pageOf(ROWS, ROWS.length, { ACTIVE: 2, EXPIRED: 1, INACTIVE: 1, USED_UP: 1 });

async function openWith(page: Page, answer: object | null, address = '/admin/coupons'): Promise<void> {
  await answerOperation(page, 'adminCoupons', answer);
  await page.goto(address);
}

async function openFull(page: Page): Promise<void> {
  await openWith(page, FULL);
  await expect(page.getByRole('row', { name: /BREW10/ })).toBeVisible();
}

async function openEdit(page: Page): Promise<void> {
  await openFull(page);
  await page.getByRole('button', { name: 'Edit BREW10' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit coupon' })).toBeVisible();
}

/** The coupons in all their states. What they would change is answered in the shop's place. */
export const couponsScreens: readonly Screen[] = [
  {
    name: 'admin-coupons',
    signedInAs: 'admin',
    open: ({ page }) => openFull(page),
  },
  {
    name: 'admin-coupons-edit',
    signedInAs: 'admin',
    async open({ page }) {
      await openEdit(page);
      await expect(page.getByText('$29.70')).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-new',
    signedInAs: 'admin',
    async open({ page }) {
      await openFull(page);
      await page.getByRole('button', { name: 'Create coupon' }).click();
      await expect(page.getByText('Missing: Code, Description, Discount value')).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-wrong',
    signedInAs: 'admin',
    async open({ page }) {
      await openEdit(page);
      const dialog = page.getByRole('dialog', { name: 'Edit coupon' });
      await dialog.getByLabel('Discount value').fill('110');
      await dialog.getByLabel('Minimum amount').fill('-5');
      await dialog.getByLabel('Usage limit').fill('12');
      await dialog.getByRole('button', { name: 'Update coupon' }).click();
      await expect(dialog.getByText('212 uses are taken already')).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-stale',
    signedInAs: 'admin',
    async open({ page }) {
      await openEdit(page);
      await answerOperation(page, 'updateCoupon', {
        data: {
          updateCoupon: {
            __typename: 'CouponEditStale',
            message: 'Somebody else has changed this since',
            current: {
              ...BREW10,
              version: 2,
              discountValue: 20,
              lastEdit: { __typename: 'LastEdit', at: '2026-11-21T19:31:00Z', by: 'barista' },
            },
          },
        },
      });
      const dialog = page.getByRole('dialog', { name: 'Edit coupon' });
      await dialog.getByLabel('Discount value').fill('15');
      await dialog.getByRole('button', { name: 'Update coupon' }).click();
      await expect(dialog.getByText('Discount value: 10 %, now 20 %. Yours: 15 %.')).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-delete',
    signedInAs: 'admin',
    async open({ page }) {
      await openFull(page);
      await page.getByRole('button', { name: 'Delete BREW10' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Delete BREW10' })).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-refused',
    signedInAs: 'admin',
    async open({ page }) {
      await openFull(page);
      await answerOperation(page, 'updateCoupon', refusal('UNAVAILABLE', 'Please try again in a moment.'));
      await page.getByRole('switch', { name: 'FIVER switched on' }).click();
      await expect(page.getByText('The switch is back where it was: Please try again in a moment.')).toBeVisible();
      await expect(page.getByRole('switch', { name: 'FIVER switched on' })).toBeChecked();
    },
  },
  {
    name: 'admin-coupons-empty',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([], 0, {}));
      await expect(page.getByRole('heading', { name: 'No coupons yet' })).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-none',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([], 0, { EXPIRED: 2 }), '/admin/coupons?q=gremlin&show=live');
      await expect(page.getByRole('button', { name: 'Show all 2' })).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-error',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2003'));
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-coupons-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, null);
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
];
