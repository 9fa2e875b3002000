import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrder, foreignOrders, type LayoutName, orderFile } from '../../support/imports/order-files.ts';
import { importFile, type ImportPath } from '../../support/imports/upload-file.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy } from '../../support/shopper.ts';

const shop = setupShop({ env: { SHOP_TIME_ZONE: 'UTC' } });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface StoredOrder {
  external_number: string;
  source: string;
  status: string;
  email: string | null;
  customer_first_name: string;
  total_cents: number;
  refunded_cents: number;
  created_at: Date;
  zip: string | null;
  items: { name: string; quantity: number; cents: number }[];
}

/** The imported orders, by number. */
function storedOrders(importSource: string): Promise<StoredOrder[]> {
  return shop.sql<StoredOrder & Record<string, unknown>>(
    `select external_number, source, status, email, customer_first_name, total_cents, refunded_cents, created_at, shipping_address ->> 'zip' as zip,
       (select json_agg(json_build_object('name', product_name, 'quantity', quantity, 'cents', unit_price_cents) order by id) from order_item where order_id = o.id) as items
     from orders o where import_source = $1 order by external_number`,
    [importSource],
  );
}

/** All that an import may change, as one text. */
async function snapshot(): Promise<string> {
  const [row] = await shop.sql<{ text: string }>(
    `select md5(coalesce((select string_agg(o::text, '|' order by id) from orders o), '') || coalesce((select string_agg(i::text, '|' order by id) from order_item i), '')
       || coalesce((select string_agg(u::text, '|' order by id) from users u), '')) as text`,
  );
  return row!.text;
}

const known: [LayoutName, ImportPath, string][] = [
  ['wix15', 'import-orders-csv', 'standard'],
  ['wix52', 'import-orders-csv', 'standard'],
  ['shopify', 'import-ai-csv', 'shopify'],
  ['woocommerce', 'import-ai-csv', 'woocommerce'],
];

describe('IMP-04 IMP-06 an export that the shop knows', () => {
  it.each(known)('%s: every order is stored once, and the same file again changes nothing', async (layout, path, source) => {
    const orders = [
      foreignOrder(1),
      foreignOrder(3, layout === 'wix15' ? {} : { shippingCents: 599 }),
      foreignOrder(5, { isRefunded: true }),
    ];
    const file = orderFile(layout, orders);
    const first = await importFile(shop, admin, path, file);
    expect(first.body).toMatchObject({ state: 'done', ordersImported: 3, ordersRejected: 0 });
    expect(first.status).toBe(200);
    const stored = await storedOrders(source);
    const hasName = layout !== 'wix15';
    expect(stored).toEqual(
      orders.map((order) => {
        const totalCents = order.lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0) + (order.shippingCents ?? 0);
        return expect.objectContaining({
          external_number: order.number,
          source: 'import',
          status: order.isRefunded ? 'refunded' : 'completed',
          email: order.email,
          customer_first_name: hasName ? 'Mia' : 'Guest',
          total_cents: totalCents,
          refunded_cents: order.isRefunded ? totalCents : 0,
          created_at: layout === 'woocommerce' ? new Date(order.placedAt.getTime() - 40_000) : order.placedAt,
          zip: hasName ? '02134' : null,
          items: order.lines.map((line) => expect.objectContaining({ quantity: line.quantity, cents: line.priceCents }) as unknown),
        }) as unknown;
      }),
    );
    const before = await snapshot();
    const again = await importFile(shop, admin, path, file);
    expect(again.body).toMatchObject({ ordersImported: 0, ordersUnchanged: 3, customersImported: 0 });
    expect(await snapshot()).toBe(before);
  });

  it('IMP-03 may have its columns in another order, and other line ends, delimiters and encodings', async () => {
    const orders = foreignOrders(3);
    const forms = [
      orderFile('wix15', orders, { reversed: true }),
      orderFile('wix15', orders, { lineEnd: '\n', delimiter: ';' }),
      orderFile('wix15', orders, { lineEnd: '\r', delimiter: '\t' }),
      `\uFEFF${orderFile('wix15', orders)}`,
      orderFile('wix15', orders, { without: ['Custom text', 'Weight'] }),
    ];
    const counts = [];
    for (const file of [...forms, Buffer.from(`\uFEFF${forms[0]!}`, 'utf16le')]) {
      const { body } = await importFile(shop, admin, 'import-orders-csv', file);
      counts.push((body.ordersImported ?? 0) + (body.ordersUnchanged ?? 0));
    }
    expect(counts).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('joins the rows of an order that stand apart', async () => {
    const [head, ...rows] = orderFile('wix15', [foreignOrder(3), foreignOrder(4)])
      .trimEnd()
      .split('\r\n');
    const file = [head, rows[0], rows[2], rows[1], ''].join('\r\n');
    expect((await importFile(shop, admin, 'import-orders-csv', file)).body).toMatchObject({ state: 'done', ordersRejected: 0 });
    const [order] = await storedOrders('standard');
    expect(order).toMatchObject({ external_number: '10003', items: [{ cents: 1600 }, { cents: 1700 }] });
  });
});

describe('what an import leaves alone', () => {
  it('IMP-08 orders of this shop, accounts with a password, and what another kind of import has brought', async () => {
    const bought = await buy(shop);
    const own = await shop.untilOrder(bought.intent.orderRef, { status: 'completed' });
    await importFile(shop, admin, 'import-ai-csv', orderFile('shopify', foreignOrders(2, 500)));
    const assisted = await storedOrders('shopify');
    const people = await shop.sql(
      'select id, email, password_hash, role, first_name from users where password_hash is not null order by id',
    );
    await importFile(
      shop,
      admin,
      'import-orders-csv',
      orderFile('wix52', [foreignOrder(600), foreignOrder(601, { email: own['email'] as string })]),
    );
    await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', [foreignOrder(601, { email: own['email'] as string })]));
    expect((await storedOrders('standard')).map((order) => order.external_number)).toEqual(['10601']);
    expect(await shop.order(bought.intent.orderRef)).toEqual(own);
    expect(await storedOrders('shopify')).toEqual(assisted);
    expect(
      await shop.sql('select id, email, password_hash, role, first_name from users where password_hash is not null order by id'),
    ).toEqual(people);
  });

  it('counts no imported order as revenue', async () => {
    const query = '{ adminOrders(filter: { source: IMPORT }) { totalCount sumCents } }';
    const { adminOrders } = await admin.graphql<{ adminOrders: { totalCount: number; sumCents: number } }>(query);
    expect(adminOrders.totalCount).toBeGreaterThan(0);
    expect(adminOrders.sumCents).toBe(0);
  });
});
