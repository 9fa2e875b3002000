import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

function event(id: number, kind: string, over: object = {}) {
  const base = { actor: 'Shop', reason: null, amountCents: null, trackingNumber: null };
  return { __typename: 'AdminOrderEvent', id: `${id}`, kind, ...base, createdAt: `2026-11-21T15:${10 + id}:00.000Z`, ...over };
}

const ORDER = {
  __typename: 'AdminOrder',
  id: 'BQ-0123456789ABCDEF',
  number: 2185,
  externalNumber: null,
  taxCents: 0,
  version: 7,
  status: 'NEEDS_REVIEW',
  source: 'SHOP',
  mode: 'SANDBOX',
  createdAt: '2026-11-21T15:12:00.000Z',
  paidAt: '2026-11-21T15:33:00.000Z',
  completedAt: null,
  shippedAt: null,
  subtotalCents: 4800,
  discountCents: 0,
  shippingCents: 0,
  actualShippingCents: 784,
  totalCents: 4800,
  refundedCents: 0,
  couponCode: null,
  shippingMethod: 'USPS Ground',
  paymentIntentId: 'pi_3SxQabcdefghijklmnob7Kd',
  paidWith: 'Visa ending in 4242',
  labelState: 'NONE',
  labelUrl: null,
  trackingNumber: null,
  trackingUrl: null,
  carrier: null,
  confirmationMailedAt: '2026-11-21T15:34:00.000Z',
  reviewReason: 'The shipping label could not be bought',
  deeds: ['BUY_LABEL', 'COMPLETE', 'EDIT_ADDRESS', 'RESEND_CONFIRMATION', 'SHIP'],
  customer: {
    __typename: 'AdminOrderCustomer',
    name: 'Imani Brooks',
    email: 'imani.b@example.com',
    userId: '12',
    orderCount: 3,
    spentCents: 13_197,
  },
  shippingAddress: {
    __typename: 'OrderAddress',
    name: 'Imani Brooks',
    street1: '431 Magnolia Ave',
    city: 'Savannah',
    state: 'GA',
    zip: '31401',
  },
  events: [
    event(9, 'job-parked', { reason: 'The carrier said: Address not found.' }),
    event(5, 'confirmation-mailed'),
    event(4, 'paid', { amountCents: 4800 }),
    event(1, 'placed', { amountCents: 4800, actor: 'Customer' }),
  ],
  items: [],
  notes: [
    {
      __typename: 'AdminOrderNote',
      id: '77',
      author: 'Shop Captain',
      text: 'Called her: the house number was missing. She writes today.',
      createdAt: '2026-11-21T16:05:00.000Z',
    },
  ],
};

const REFUNDS = {
  __typename: 'OrderRefunds',
  openCents: 4800,
  openShippingCents: 0,
  canRestock: true,
  canCancel: true,
  lines: [
    {
      __typename: 'RefundableLineView',
      itemId: '1',
      productName: "Jack's Pumpkin - Ground",
      productSlug: 'jacks-pumpkin',
      imageUrl: '/art/jacks-pumpkin.png',
      unitPriceCents: 1600,
      quantity: 1,
      refundedQuantity: 0,
      centsByQuantity: [0, 1600],
    },
    {
      __typename: 'RefundableLineView',
      itemId: '2',
      productName: "Duke's Spice - Whole Bean",
      productSlug: 'dukes-spice',
      imageUrl: '/art/dukes-spice.png',
      unitPriceCents: 1600,
      quantity: 2,
      refundedQuantity: 0,
      centsByQuantity: [0, 1600, 3200],
    },
  ],
  refunds: [],
};

function answerOf(order: object = {}, refunds: object = {}) {
  return {
    data: {
      adminOrder: { ...ORDER, ...order },
      adminOrderRefunds: { ...REFUNDS, ...refunds },
      adminOrderNeighbours: {
        __typename: 'AdminOrderNeighbours',
        previousNumber: 2186,
        nextNumber: 2184,
        position: 2,
        totalCount: 3,
        isCountCapped: false,
      },
    },
  };
}

async function openOrder(page: Page, answer: object | null = answerOf(), path = '/admin/orders/2185'): Promise<void> {
  await answerOperation(page, 'adminOrder', answer);
  await page.goto(path);
  if (answer && 'data' in answer) await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible();
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** The page of one order in its states. */
export const orderScreens: readonly Screen[] = [
  { name: 'admin-order', signedInAs: 'admin', open: ({ page }) => openOrder(page) },
  {
    name: 'admin-order-stale',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page, answerOf(), '/admin/orders/2185?status=needs-review');
      const events = [event(12, 'completed', { actor: 'Nova Barista' }), ...ORDER.events];
      await answerOperation(page, 'AdminOrderChange', {
        data: { adminOrder: { __typename: 'AdminOrder', id: ORDER.id, version: 8, status: 'COMPLETED', events } },
      });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('button', { name: 'Load theirs' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-attempt',
    signedInAs: 'admin',
    async open({ page }) {
      const item = { __typename: 'OrderItem', id: '5', productName: "Duke's Spice - Ground", productSlug: 'dukes-spice' };
      const attempt = {
        number: null,
        status: 'EXPIRED',
        paidAt: null,
        reviewReason: null,
        confirmationMailedAt: null,
        deeds: [],
        items: [{ ...item, priceCents: 1600, quantity: 3 }],
        events: [event(2, 'expired'), event(1, 'placed', { amountCents: 4800, actor: 'Customer' })],
        notes: [],
      };
      const { data } = answerOf(attempt);
      await openOrder(page, { data: { adminOrder: data.adminOrder } }, '/admin/orders/BQ-0123456789ABCDEF');
    },
  },
  {
    name: 'admin-order-refunded',
    signedInAs: 'admin',
    async open({ page }) {
      const refund = {
        __typename: 'AdminRefund',
        id: '3',
        amountCents: 1600,
        reason: 'DAMAGED',
        state: 'SUCCEEDED',
        failure: null,
        createdAt: '2026-11-21T16:20:00.000Z',
      };
      const sent = {
        status: 'PARTLY_REFUNDED',
        reviewReason: null,
        refundedCents: 1600,
        labelState: 'BOUGHT',
        trackingNumber: '9400 1000',
      };
      await openOrder(page, answerOf(sent, { openCents: 3200, canCancel: false, refunds: [refund] }));
    },
  },
  {
    name: 'admin-order-more',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'More');
      await expect(page.getByRole('button', { name: 'Mark shipped' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-refund',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'Refund');
      await page.getByRole('button', { name: "One more Jack's Pumpkin - Ground" }).click();
      await expect(page.getByRole('button', { name: 'Refund $16.00' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-refund-amount',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'Refund');
      await page.getByRole('radio', { name: 'An amount' }).check();
      await page.getByLabel('Amount', { exact: true }).fill('60');
      await expect(page.getByRole('alert')).toContainText('$48.00 can be refunded');
    },
  },
  {
    name: 'admin-order-cancel',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'More');
      await press(page, 'Cancel order');
      await expect(page.getByRole('button', { name: 'Cancel and refund $48.00' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-address',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'Edit');
      await page.getByLabel('City').fill('');
      await expect(page.getByText('City is missing')).toBeVisible();
    },
  },
  {
    name: 'admin-order-ship',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page);
      await press(page, 'More');
      await press(page, 'Mark shipped');
      await expect(page.getByLabel('Tracking number')).toBeVisible();
    },
  },
  {
    name: 'admin-order-missing',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page, refusal('MISSING', 'There is no such order'));
      await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible();
    },
  },
  {
    name: 'admin-order-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openOrder(page, null);
      await expect(page.getByRole('heading', { name: 'Order #2185' })).toBeVisible();
    },
  },
];
