import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process', env: { SHOP_TIME_ZONE: 'America/New_York' } });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Invoice {
  number: string;
  customerName: string;
  paymentMethod: string;
  paymentStatus: string;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  itemCount: number;
}
interface Answer {
  __typename: string;
  detail?: { invoice: Invoice; items: object[] };
  code?: string;
}
const FIELDS = 'number customerName paymentMethod paymentStatus subtotalCents discountCents totalCents itemCount';
const items = [
  { name: 'Lord Darkroast', quantity: 3, priceCents: 2999 },
  { name: "Captain's Choice", priceCents: 2999, grind: 'GROUND' },
];

let made = 0;
function newKey(): string {
  return `invoice-test-key-${(made += 1)}`;
}

async function create(fields: Record<string, unknown> = {}, key = newKey(), browser = admin): Promise<Answer> {
  const query = `mutation ($key: String!, $input: InvoiceInput!) { answer: createInvoice(key: $key, input: $input) {
    __typename ... on InvoiceSaved { detail { invoice { ${FIELDS} } items { name quantity priceCents grind } } } ... on UserError { code } } }`;
  const variables = { key, input: { customerName: 'Corner Bakery', items, ...fields } };
  const { body } = await browser.post<{ data?: { answer: Answer }; errors?: { message: string }[] }>('/graphql', { query, variables });
  if (!body.data?.answer) throw new Error(body.errors?.[0]?.message);
  return body.data.answer;
}

async function createdInvoice(fields?: Record<string, unknown>): Promise<Invoice> {
  return (await create(fields)).detail!.invoice;
}

async function list(args: string): Promise<{ rows: Invoice[]; totalCount: number }> {
  const { adminInvoices } = await admin.graphql<{ adminInvoices: { rows: Invoice[]; totalCount: number } }>(
    `{ adminInvoices(${args}) { rows { ${FIELDS} } totalCount } }`,
  );
  return adminInvoices;
}

function sequenceOf({ number }: Invoice): number {
  return Number(number.split('-')[2]);
}

describe('invoices by GraphQL', () => {
  it('has the sums of its lines and the defaults', async () => {
    const { detail } = await create({ discountCents: 600 });
    expect(detail!.invoice).toMatchObject({
      paymentMethod: 'CASH',
      paymentStatus: 'PAID',
      subtotalCents: 11_996,
      discountCents: 600,
      totalCents: 11_396,
      itemCount: 2,
    });
    expect(detail!.invoice.number).toMatch(/^INV-\d{4}-\d{4}$/);
    expect(detail!.items).toEqual([
      { name: 'Lord Darkroast', quantity: 3, priceCents: 2999, grind: 'WHOLE_BEAN' },
      { name: "Captain's Choice", quantity: 1, priceCents: 2999, grind: 'GROUND' },
    ]);
  });

  it('a discount above the subtotal makes a total of zero', async () => {
    expect(await createdInvoice({ discountCents: 20_000 })).toMatchObject({ totalCents: 0, discountCents: 20_000 });
  });

  it.each([
    ['no customer', { customerName: ' ' }, 'Customer name is required'],
    ['no items', { items: [] }, 'At least one item is required'],
    ['a quantity of 0', { items: [{ name: 'Darth', quantity: 0, priceCents: 1 }] }, 'Quantity must be at least 1'],
    ['a price below 0', { items: [{ name: 'Darth', priceCents: -1 }] }, 'An amount must not be below 0'],
    ['a discount below 0', { discountCents: -1 }, 'An amount must not be below 0'],
    ['an address that is none', { customerEmail: 'nobody' }, 'Enter an e-mail address'],
    [
      'a total beyond what can be stored',
      { items: [{ name: 'Darth', quantity: 10_000, priceCents: 100_000_000 }] },
      'The total is too large',
    ],
  ])('refuses %s and takes no number', async (_, fields, message) => {
    const before = await createdInvoice();
    await expect(create(fields)).rejects.toThrow(message);
    expect(sequenceOf(await createdInvoice())).toBe(sequenceOf(before) + 1);
  });

  it('ADM-40 twenty parallel submits of one key make one invoice', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ customerName: 'Pressed twice' }, key)));
    expect(new Set(answers.map(({ detail }) => detail?.invoice.number)).size).toBe(1);
    expect(await shop.sql(`select id from invoice where customer_name = 'Pressed twice'`)).toHaveLength(1);
  });

  it('ADM-40 twenty parallel invoices have twenty consecutive numbers', async () => {
    const before = sequenceOf(await createdInvoice());
    const invoices = await Promise.all(Array.from({ length: 20 }, () => createdInvoice()));
    const numbers = invoices.map(sequenceOf).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => before + 1 + index));
  });

  it('ADM-40 a key with other content is refused', async () => {
    const key = newKey();
    await create({}, key);
    expect(await create({ customerName: 'Somebody else' }, key)).toMatchObject({ __typename: 'InvoiceKeyUsed', code: 'INVOICE_KEY_USED' });
  });

  it('a void invoice keeps its number and its lines, once and audited', async () => {
    const { number } = await createdInvoice();
    for (const _ of [1, 2]) {
      const { voidInvoice } = await admin.graphql<{ voidInvoice: object }>(
        `mutation { voidInvoice(number: "${number}") { invoice { number paymentStatus } paper { stamp } } }`,
      );
      expect(voidInvoice).toEqual({ invoice: { number, paymentStatus: 'VOID' }, paper: { stamp: 'VOID' } });
    }
    const audits = await shop.sql(`select action from audit_entry where subject = $1 order by id`, [`invoice:${number}`]);
    expect(audits).toEqual([{ action: 'invoice-created' }, { action: 'invoice-voided' }]);
  });

  it('finds by number, customer and e-mail, and filters by status and method', async () => {
    const invoice = await createdInvoice({ customerName: 'Findable 100%', customerEmail: 'find_me@example.com', paymentMethod: 'VENMO' });
    for (const q of [invoice.number, 'findable 100%', 'find_me@']) {
      expect((await list(`q: "${q}"`)).rows.map(({ number }) => number)).toEqual([invoice.number]);
    }
    expect((await list(`q: "100_"`)).totalCount).toBe(0);
    expect((await list('methods: [VENMO]')).rows).toEqual([invoice]);
    expect((await list('statuses: [VOID]')).rows.every(({ paymentStatus }) => paymentStatus === 'VOID')).toBe(true);
  });

  it('pages without repeating a row, also where totals are equal', async () => {
    const { totalCount } = await list('pageSize: 1');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`sort: LARGEST, page: ${page}, pageSize: 5`)));
    const numbers = pages.flatMap(({ rows }) => rows.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(Math.min(20, totalCount));
  });
});

describe('/api/admin/invoices', () => {
  const body = {
    customerName: 'Rest & Co',
    customerEmail: '',
    paymentMethod: 'Credit Card',
    paymentStatus: 'Paid',
    notes: 'By post',
    discount: '6.00',
    items: [{ name: 'Lord Darkroast', quantity: 4, price: '29.99', grindType: 'ground' }],
    subtotal: '119.96',
    total: '113.96',
  };

  it('makes and lists, with amounts as strings of dollars', async () => {
    const created = await admin.post('/api/admin/invoices', body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...body, customerEmail: null });
    expect((await admin.get<object[]>('/api/admin/invoices')).body).toContainEqual(created.body);
  });

  it('the same idempotency key makes one invoice', async () => {
    const header = { 'idempotency-key': newKey() };
    const [first, second] = [await admin.post('/api/admin/invoices', body, header), await admin.post('/api/admin/invoices', body, header)];
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['a total that its items do not make', { total: '1.00' }],
    ['a price that is none', { items: [{ name: 'Darth', price: 'much' }] }],
    ['an unknown payment method', { paymentMethod: 'Barter' }],
    ['another status', { paymentStatus: 'Owed' }],
    ['no customer', { customerName: undefined }],
    ['items that are no list', { items: 'one', subtotal: undefined, total: undefined }],
  ])('answers 400 for %s', async (_, wrong) => {
    expect((await admin.post('/api/admin/invoices', { ...body, ...wrong })).status).toBe(400);
  });

  it('answers 404 for an unknown number and 403 to everybody else', async () => {
    expect((await admin.get('/api/admin/invoices/INV-1999-0001.pdf')).status).toBe(404);
    const { number } = await createdInvoice();
    const customer = (await makeShopper(shop)).browser;
    for (const browser of [customer, shop.browser(), (await makeStaff(shop, 'coffee-admin')).browser]) {
      expect((await browser.post('/api/admin/invoices', body)).status).toBe(403);
      expect((await browser.get('/api/admin/invoices')).status).toBe(403);
      expect((await browser.get(`/api/admin/invoices/${number}.pdf`)).status).toBe(403);
    }
  });
});
