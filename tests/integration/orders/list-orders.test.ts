import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeOrderRow } from '../../support/factories/order-rows.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
const numbers: Record<string, number | null> = {};
const refs: Record<string, string> = {};

async function make(name: string, options: Parameters<typeof makeOrderRow>[1]): Promise<void> {
  const { number, ref } = await makeOrderRow(shop, options);
  numbers[name] = number;
  refs[name] = ref;
}

beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
  // The shop's zone is New York: midnight there is 05:00 UTC in November.
  await make('maya', {
    status: 'paid',
    email: 'maya.l@example.com',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    createdAt: '2025-11-20T04:59:00Z',
  });
  await make('otto', {
    email: 'otto@example.org',
    firstName: 'Otto',
    lastName: 'Brandt',
    totalCents: 4900,
    createdAt: '2025-11-20T05:00:00Z',
  });
  await make('part', { refundedCents: 500, totalCents: 1600, couponCode: 'BREW10', createdAt: '2025-11-21T04:59:00Z' });
  await make('back', { status: 'refunded', refundedCents: 1600, createdAt: '2025-11-21T05:00:00Z' });
  await make('review', { reviewReason: 'Disputed at the bank', createdAt: '2025-11-22T12:00:00Z' });
  await make('stuck', { status: 'needs_review', createdAt: '2025-11-22T12:01:00Z' });
  await make('imported', { source: 'import', email: null, firstName: null, lastName: null, createdAt: '2024-01-01T12:00:00Z' });
  await make('attempt', { status: 'expired', firstName: 'Lena', createdAt: '2025-11-22T13:00:00Z' });
});

interface Row {
  id: string;
  number: number | null;
  status: string;
  customerName: string | null;
  address: string | null;
}
interface Page {
  rows: Row[];
  totalCount: number;
  sumCents: number | null;
  newestNumber: number;
}

async function list(filter: string, rest = ''): Promise<Page> {
  const { adminOrders } = await admin.graphql<{ adminOrders: Page }>(
    `{ adminOrders(filter: {${filter}} ${rest}) { rows { id number status customerName address } totalCount sumCents newestNumber } }`,
  );
  return adminOrders;
}
async function namesOf(filter: string, rest = ''): Promise<string[]> {
  const { rows } = await list(filter, rest);
  return rows.map(({ id }) => Object.keys(refs).find((name) => refs[name] === id)!);
}

describe('the list of orders', () => {
  it('has all but attempts that were never paid, the highest number first', async () => {
    expect(await namesOf('')).toEqual(['imported', 'stuck', 'review', 'back', 'part', 'otto', 'maya']);
  });

  it.each([
    ['part of an e-mail address', 'q: "MAYA.L@"', ['maya']],
    ['part of a first or last name', 'q: "brandt"', ['otto']],
    ['first and last name', 'q: "maya lind"', ['maya']],
    ['the beginning of a word when it is short', 'q: "li"', ['maya']],
    ['a status', 'q: "refunded"', ['back', 'part']],
    ['nothing that is a pattern', 'q: "%"', []],
  ])('finds %s', async (_, filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
  });

  it('finds a number, with and without its mark, and a reference', async () => {
    expect(await namesOf(`q: "${numbers['part']}"`)).toEqual(['part']);
    expect(await namesOf(`q: "#${numbers['part']}"`)).toEqual(['part']);
    expect(await namesOf(`q: "${refs['otto']!.toLowerCase()}"`)).toEqual(['otto']);
  });

  it.each([
    ['needs review', 'statuses: [NEEDS_REVIEW]', ['stuck', 'review']],
    ['refunded in part or in full', 'statuses: [REFUNDED, PARTLY_REFUNDED]', ['back', 'part']],
    ['paid', 'statuses: [PAID]', ['maya']],
    ['never paid', 'statuses: [PENDING, EXPIRED, CANCELED]', ['attempt']],
    ["a day of the shop's zone", 'from: "2025-11-20", to: "2025-11-20"', ['part', 'otto']],
    ['an amount', 'minCents: 4900, maxCents: 4900', ['otto']],
    ['a coupon', 'coupon: "brew10"', ['part']],
    ['where they come from', 'source: IMPORT', ['imported']],
    ['several at once', 'q: "example.com", statuses: [PARTLY_REFUNDED], minCents: 100', ['part']],
  ])('filters by %s', async (_, filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
  });

  it('sorts by total and date, and ends in the id', async () => {
    expect((await namesOf('', ', sort: TOTAL')).slice(0, 3)).toEqual(['otto', 'imported', 'stuck']);
    expect((await namesOf('', ', sort: DATE, isDescending: false')).slice(0, 3)).toEqual(['imported', 'maya', 'otto']);
  });

  it('each row has status, name and address as they are shown', async () => {
    const { rows } = await list('q: "maya.l"');
    expect(rows[0]).toMatchObject({ status: 'PAID', customerName: 'Maya Lindqvist', address: '1 Bean St, Portland OR 97209' });
    expect((await list('source: IMPORT')).rows[0]).toMatchObject({ customerName: null });
  });

  it('sums what counts: not what was imported, less what was refunded', async () => {
    expect(await list('')).toMatchObject({
      totalCount: 7,
      sumCents: 1600 + 4900 + 1100 + 0 + 1600 + 1600,
      newestNumber: numbers['imported'],
    });
  });

  it('counts the views, and the orders that came since', async () => {
    const { adminOrderViews } = await admin.graphql<{ adminOrderViews: object }>(
      `{ adminOrderViews(newerThan: ${numbers['review']}) { newerCount counts { all toShip needsReview refunded unpaid } } }`,
    );
    expect(adminOrderViews).toEqual({ newerCount: 2, counts: { all: 7, toShip: 1, needsReview: 2, refunded: 2, unpaid: 1 } });
  });

  it('names the orders before and after one in the same list', async () => {
    const neighbours = 'previousNumber nextNumber position totalCount';
    const { adminOrderNeighbours } = await admin.graphql<{ adminOrderNeighbours: object }>(
      `{ adminOrderNeighbours(number: ${numbers['part']}, filter: { source: SHOP }) { ${neighbours} } }`,
    );
    expect(adminOrderNeighbours).toEqual({ previousNumber: numbers['back'], nextNumber: numbers['otto'], position: 4, totalCount: 6 });
    const left = await admin.graphql<{ adminOrderNeighbours: object }>(
      `{ adminOrderNeighbours(number: ${numbers['part']}, filter: { statuses: [NEEDS_REVIEW] }) { ${neighbours} } }`,
    );
    expect(left.adminOrderNeighbours).toMatchObject({ position: null, totalCount: 2 });
  });

  it('refuses what is no day and no page', async () => {
    await expect(list('from: "2025-02-30"')).rejects.toThrow('Enter a day as YYYY-MM-DD');
    await expect(list('', ', page: 0')).rejects.toThrow('page');
  });
});

describe('GET /api/admin/orders', () => {
  it('lists the paid orders as documented, the newest first', async () => {
    const { body } = await admin.get<Record<string, unknown>[]>('/api/admin/orders');
    expect(body).toHaveLength(7);
    expect(body.find(({ id }) => id === refs['otto'])).toEqual({
      id: refs['otto'],
      orderNumber: numbers['otto'],
      status: 'Completed',
      totalAmount: '49.00',
      createdAt: '2025-11-20T05:00:00.000Z',
      customerEmail: 'otto@example.org',
      customerFirstName: 'Otto',
      customerLastName: 'Brandt',
      shippingAddress: '1 Bean St, Portland OR 97209',
    });
  });
});

describe('GET /api/admin/orders.csv', () => {
  async function read(query: string) {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${shop.baseUrl}/api/admin/orders.csv${query}`, { headers: { cookie } });
    return { name: response.headers.get('content-disposition'), bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it('has the filter, the columns and the sort of the page, and the count in its name', async () => {
    const { name, bytes } = await read('?status=refunded,partly-refunded&columns=number,date,total,refunded,status&sort=number');
    expect(name).toBe('attachment; filename="orders-2.csv"');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      `Order,Date,Total,Refunded,Status\r\n${numbers['part']},2025-11-21T04:59:00.000Z,16,5,Part refunded\r\n${numbers['back']},2025-11-21T05:00:00.000Z,16,16,Refunded\r\n`,
    );
  });

  it('escapes a text that a spreadsheet would run', async () => {
    const { ref } = await makeOrderRow(shop, { firstName: '=HYPERLINK("x")', street1: '@home', createdAt: '2023-01-01T00:00:00Z' });
    const { bytes } = await read(`?ids=${ref}&columns=customer,email,address`);
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""x"") Body",somebody@example.com,"'@home, Portland OR 97209"`);
  });

  it('has every order of a filter of thousands, once', async () => {
    await shop.sql(`insert into orders (ref, number, status, stock_state, mode, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents, shipping_method, coupon_code, created_at, paid_at)
      select 'MANY-' || n, 500000 + n, 'completed', 'sold', 'sandbox', 1000 + n % 7, 0, 0, 0, 1000 + n % 7, 'USPS', 'MANY', now(), now() from generate_series(1, 2500) n`);
    const { name, bytes } = await read('?coupon=many&sort=-total&columns=number');
    const rows = bytes.toString().trim().split('\r\n').slice(1);
    expect(name).toContain('orders-2500.csv');
    expect(new Set(rows).size).toBe(2500);
    await shop.sql(`delete from orders where coupon_code = 'MANY'`);
  });

  it('refuses a bad filter with 400 and a visitor with 403', async () => {
    expect(await admin.get('/api/admin/orders.csv?from=yesterday')).toMatchObject({ status: 400 });
    expect(await shop.browser().get('/api/admin/orders.csv')).toMatchObject({ status: 403 });
  });
});

describe('saved views', () => {
  const SAVED = '__typename ... on OrderViewStored { view { id name query } } ... on UserError { code }';
  interface Answer {
    __typename: string;
    view?: { id: string; name: string; query: string };
    code?: string;
  }
  async function mutate(call: string, browser = admin): Promise<Answer> {
    return (await browser.graphql<{ answer: Answer }>(`mutation { answer: ${call} { ${SAVED} } }`)).answer;
  }
  async function savedOf(browser: BrowserSession): Promise<string[]> {
    const { adminOrderViews } = await browser.graphql<{ adminOrderViews: { saved: { name: string }[] } }>(
      '{ adminOrderViews { saved { name } } }',
    );
    return adminOrderViews.saved.map(({ name }) => name);
  }

  it('is made, renamed, deleted and restored by its person alone', async () => {
    const { view } = await mutate('saveOrderView(name: " West coast ", query: "q=or&sort=-total")');
    expect(view).toMatchObject({ name: 'West coast', query: 'q=or&sort=-total' });
    const other = (await makeStaff(shop)).browser;
    expect(await savedOf(other)).toEqual([]);
    await expect(mutate(`renameOrderView(id: "${view!.id}", name: "Mine")`, other)).rejects.toThrow('There is no such view');
    expect(await mutate(`renameOrderView(id: "${view!.id}", name: "Coast")`)).toMatchObject({ view: { name: 'Coast' } });
    await mutate(`deleteOrderView(id: "${view!.id}")`);
    expect(await savedOf(admin)).toEqual([]);
    await mutate(`restoreOrderView(id: "${view!.id}")`);
    expect(await savedOf(admin)).toEqual(['Coast']);
  });

  it('refuses a name that the person has given already', async () => {
    await mutate('saveOrderView(name: "Twice", query: "")');
    expect(await mutate('saveOrderView(name: "TWICE", query: "")')).toEqual({
      __typename: 'OrderViewNameTaken',
      code: 'ORDER_VIEW_NAME_TAKEN',
    });
  });
});
