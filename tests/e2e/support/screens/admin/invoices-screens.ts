import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

const ROWS = [
  ['INV-2026-0042', 'Corner Bakery, Lowell', 'CHECK', '2026-11-20', 2, 11_396],
  ['INV-2026-0041', 'Wes Calloway', 'CASH', '2026-11-18', 1, 2999],
  ['INV-2026-0040', 'Night Shift Garage', 'VENMO', '2026-11-15', 3, 8997],
  ['INV-2026-0039', 'June Park', 'PAYPAL', '2026-11-12', 1, 5998],
  ['INV-2026-0038', 'St. Odo School Fair', 'CREDIT_CARD', '2026-11-07', 4, 17_994],
  ['INV-2026-0037', 'Maya Lindqvist', 'CASH', '2026-10-31', 1, 2999],
] as const;

const INVOICES = ROWS.map(([number, customerName, paymentMethod, day, itemCount, totalCents]) => ({
  __typename: 'AdminInvoice',
  id: number,
  customerName,
  paymentMethod,
  paymentStatus: number === 'INV-2026-0039' ? 'VOID' : 'PAID',
  totalCents,
  itemCount,
  createdAt: `${day}T17:00:00.000Z`,
}));

const COFFEES = ['Lord Darkroast', "Captain's Choice"].map((name) => ({ __typename: 'Coffee', slug: name.toLowerCase(), name }));

function pageOf(rows: object[]) {
  return { data: { adminInvoices: { __typename: 'AdminInvoicePage', rows, totalCount: rows.length, isCountCapped: false } } };
}

async function openWith(page: Page, answer: object | null, address = '/admin/invoices'): Promise<void> {
  await answerOperation(page, 'query AdminInvoices(', answer);
  await page.goto(address);
}

async function openList(page: Page, address?: string): Promise<void> {
  await openWith(page, pageOf(INVOICES), address);
  await expect(page.getByRole('row', { name: /Corner Bakery, Lowell/ })).toBeVisible();
}

async function openCreate(page: Page): Promise<void> {
  await openList(page);
  await answerOperation(page, 'query InvoiceCoffees', { data: { coffees: COFFEES } });
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByRole('option', { name: 'Lord Darkroast' })).toBeAttached();
}

async function fillInvoice(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create invoice' });
  await dialog.getByLabel('Customer name').fill('Corner Bakery, Lowell');
  await dialog.getByLabel('Payment method').selectOption('Check');
  await dialog.getByLabel('Product of line 1').selectOption('Lord Darkroast');
  await dialog.getByLabel('Quantity of line 1').fill('3');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Product of line 2').selectOption("Captain's Choice");
  await dialog.getByLabel('Grind of line 2').selectOption('ground');
  await dialog.getByLabel('Discount').fill('6.00');
  await dialog.getByLabel('Notes').fill('Pick-up on Friday, back door.');
  await expect(dialog.getByText('$113.96')).toBeVisible();
}

function row(label: string, value: string) {
  return { __typename: 'PaperRow', label, value };
}

const PAPER = {
  __typename: 'InvoicePaper',
  title: 'INVOICE',
  shopName: 'Brew Quest',
  billedToLabel: 'BILLED TO',
  billedTo: ['Corner Bakery, Lowell', 'orders@cornerbakery.example', '+1 555 0142'],
  facts: [row('Number', 'INV-2026-0042'), row('Date', 'November 20, 2026'), row('Paid by', 'Check')],
  columns: ['Item', 'Grind', 'Qty', 'Price', 'Amount'],
  lines: [
    ['Lord Darkroast', 'whole-bean', '3', '$29.99', '$89.97'],
    ["Captain's Choice", 'ground', '1', '$29.99', '$29.99'],
  ],
  stamp: 'PAID',
  sums: [row('Subtotal', '$119.96'), row('Discount', '–$6.00')],
  total: row('Total', '$113.96'),
  notesLabel: 'Notes.',
  notes: 'Pick-up on Friday, back door.',
  footer: 'Brew Quest · 1 Counter Street, Lowell MA 01852 · hello@brewquest.example',
};

interface InvoiceState {
  isVoid?: boolean;
  mail?: { state: string; isTriedAgain?: boolean };
}

async function openInvoice(page: Page, { isVoid = false, mail = { state: 'SENT' } }: InvoiceState = {}): Promise<void> {
  const invoice = {
    __typename: 'AdminInvoice',
    number: 'INV-2026-0042',
    customerName: 'Corner Bakery, Lowell',
    customerEmail: 'orders@cornerbakery.example',
    paymentStatus: isVoid ? 'VOID' : 'PAID',
    voidedAt: isVoid ? '2026-11-21T17:00:00.000Z' : null,
  };
  const paper = isVoid ? { ...PAPER, stamp: 'VOID' } : PAPER;
  const mailedAt = mail.state === 'SENT' ? '2026-11-20T17:04:00.000Z' : null;
  await answerOperation(page, 'query AdminInvoice(', { data: { adminInvoice: { __typename: 'AdminInvoiceDetail', invoice, paper } } });
  await answerOperation(page, 'query AdminInvoiceMail(', {
    data: { adminInvoiceMail: { __typename: 'InvoiceMail', isTriedAgain: false, mailedAt, ...mail } },
  });
  await page.goto('/admin/invoices/INV-2026-0042');
  await expect(page.getByRole('heading', { name: 'INVOICE', exact: true })).toBeVisible();
}

const SLIP = {
  __typename: 'AdminOrder',
  id: 'BQ-0123456789ABCDEF',
  number: 2185,
  createdAt: '2026-11-21T15:12:00.000Z',
  shippingMethod: 'USPS Ground',
  customer: { __typename: 'AdminOrderCustomer', name: 'Imani Brooks' },
  shippingAddress: {
    __typename: 'OrderAddress',
    name: 'Imani Brooks',
    street1: '431 Magnolia Ave',
    city: 'Savannah',
    state: 'GA',
    zip: '31401',
  },
  items: [
    { __typename: 'OrderItem', id: '1', productName: "Jack's Pumpkin - Ground", quantity: 1 },
    { __typename: 'OrderItem', id: '2', productName: "Duke's Spice - Whole Bean", quantity: 2 },
    { __typename: 'OrderItem', id: '3', productName: 'Stranger Brew Poster', quantity: 1 },
  ],
};

/** The list of invoices, one invoice, and the packing slip of an order, in all their states. */
export const invoicesScreens: readonly Screen[] = [
  { name: 'admin-invoices', signedInAs: 'admin', open: ({ page }) => openList(page, '/admin/invoices?from=2026-10-31') },
  {
    name: 'admin-invoices-filter',
    signedInAs: 'admin',
    async open({ page }) {
      await openList(page, '/admin/invoices?status=paid&method=cash,check&from=2026-10-31');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filter invoices' })).toBeVisible();
    },
  },
  {
    name: 'admin-invoices-new',
    signedInAs: 'admin',
    async open({ page }) {
      await openCreate(page);
      await fillInvoice(page);
    },
  },
  { name: 'admin-invoices-new-empty', signedInAs: 'admin', open: ({ page }) => openCreate(page) },
  {
    name: 'admin-invoices-new-refused',
    signedInAs: 'admin',
    async open({ page }) {
      const issues = [{ path: 'customerEmail', message: 'Enter an e-mail address' }];
      const error = { message: 'Enter an e-mail address', extensions: { code: 'INVALID_INPUT', issues } };
      await answerOperation(page, 'mutation CreateInvoice', { errors: [error] });
      await openCreate(page);
      await fillInvoice(page);
      await page.getByRole('dialog').getByLabel('Email').fill('corner bakery');
      await page.getByRole('dialog').getByRole('button', { name: 'Create invoice' }).click();
      await expect(page.getByText('Error creating invoice')).toBeVisible();
    },
  },
  {
    name: 'admin-invoices-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, null);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'admin-invoices-empty',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([]), '/admin/invoices?q=weasel&status=void&from=2026-10-31&to=2026-11-02');
      await expect(page.getByRole('heading', { name: 'Nothing under this stone' })).toBeVisible();
    },
  },
  {
    name: 'admin-invoices-none',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, pageOf([]));
      await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    },
  },
  {
    name: 'admin-invoices-error',
    signedInAs: 'admin',
    async open({ page }) {
      await openWith(page, refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2042'));
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  { name: 'admin-invoice', signedInAs: 'admin', open: ({ page }) => openInvoice(page) },
  { name: 'admin-invoice-void', signedInAs: 'admin', open: ({ page }) => openInvoice(page, { isVoid: true, mail: { state: 'NONE' } }) },
  {
    name: 'admin-invoice-mail',
    signedInAs: 'admin',
    async open({ page }) {
      await openInvoice(page);
      await page.getByRole('button', { name: 'Send by mail' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-invoice-mail-again',
    signedInAs: 'admin',
    async open({ page }) {
      await openInvoice(page, { mail: { state: 'ON_ITS_WAY', isTriedAgain: true } });
      await expect(page.getByText('The mail is tried again')).toBeVisible();
    },
  },
  {
    name: 'admin-invoice-mail-failed',
    signedInAs: 'admin',
    async open({ page }) {
      await openInvoice(page, { mail: { state: 'FAILED' } });
      await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
    },
  },
  {
    name: 'admin-invoice-make-void',
    signedInAs: 'admin',
    async open({ page }) {
      await openInvoice(page);
      await page.getByRole('button', { name: 'Make void' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'admin-invoice-print',
    signedInAs: 'admin',
    async open({ page }) {
      await openInvoice(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'admin-invoice-missing',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'query AdminInvoice(', refusal('MISSING', 'There is no such invoice'));
      await page.goto('/admin/invoices/INV-2026-9999');
      await expect(page.getByRole('heading', { name: 'No invoice has this number' })).toBeVisible();
    },
  },
  {
    name: 'admin-invoice-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'query AdminInvoice(', null);
      await page.goto('/admin/invoices/INV-2026-0042');
      await expect(page.getByRole('heading', { name: 'Invoice INV-2026-0042' })).toBeVisible();
    },
  },
  {
    name: 'admin-packing-slip',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'query AdminPackingSlip(', { data: { adminOrder: SLIP } });
      await page.goto('/admin/orders/2185/packing-slip');
      await page.getByLabel('Note for the parcel').fill('Thank you for waiting, Imani.');
      await expect(page.getByRole('heading', { name: 'PACKING SLIP' })).toBeVisible();
    },
  },
  {
    name: 'admin-packing-slip-missing',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'query AdminPackingSlip(', refusal('MISSING', 'There is no such order'));
      await page.goto('/admin/orders/99/packing-slip');
      await expect(page.getByRole('heading', { name: 'No order has this number' })).toBeVisible();
    },
  },
];
