import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrder, foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { importFile } from '../../support/imports/upload-file.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop();
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

/** Without what says when and how often a row was written. */
async function snapshot(): Promise<unknown> {
  return shop.sql(
    `select to_jsonb(o) - 'version' - 'import_version' as "order",
       (select jsonb_agg(to_jsonb(i) - 'id' order by i.id) from order_item i where i.order_id = o.id) as items,
       (select jsonb_agg(to_jsonb(e) order by e.id) from order_event e where e.order_id = o.id) as events
     from orders o order by o.id`,
  );
}

async function undo(run: string): Promise<Record<string, unknown>> {
  const call = `mutation { undoImport(id: "${run}") { __typename ... on UserError { code message } } }`;
  const { undoImport } = await admin.graphql<{ undoImport: Record<string, unknown> }>(call);
  if (undoImport['__typename'] === 'ImportRun') {
    await waitFor(20_000, async () => (await admin.get<{ state: string }>(`/api/admin/imports/${run}`)).body.state === 'undone');
  }
  return undoImport;
}

describe('IMP-10 undoing an import', () => {
  it('removes what it made, restores what it changed and brings back what it removed', async () => {
    const [kept, changed, leaving] = foreignOrders(3) as [
      ReturnType<typeof foreignOrder>,
      ReturnType<typeof foreignOrder>,
      ReturnType<typeof foreignOrder>,
    ];
    await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', [kept, changed, leaving]));
    const before = await snapshot();
    const users = await shop.sql('select * from users order by id');
    const update = { ...changed, lines: [{ ...changed.lines[0]!, quantity: 7 }] };
    const second = await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', [kept, update, foreignOrder(9)]));
    expect(second.body).toMatchObject({ ordersImported: 2, ordersUnchanged: 1, customersImported: 1 });
    expect(await snapshot()).not.toEqual(before);
    expect(await undo(second.body.run!)).toEqual({ __typename: 'ImportRun' });
    expect(await snapshot()).toEqual(before);
    expect(await shop.sql('select * from users order by id')).toEqual(users);
  });

  it('keeps and names what a person has edited since', async () => {
    const { body } = await importFile(shop, admin, 'import-ai-csv', orderFile('shopify', [foreignOrder(21), foreignOrder(22)]));
    await shop.sql(`update orders set version = version + 1, tracking_number = 'by hand' where external_number = '10021'`);
    await undo(body.run!);
    const query = `{ adminImport(id: "${body.run}") { run { kept { orders orderCount customerCount } canUndo } } }`;
    const { adminImport } = await admin.graphql<{ adminImport: unknown }>(query);
    expect(adminImport).toEqual({ run: { kept: { orders: ['10021'], orderCount: 1, customerCount: 0 }, canUndo: false } });
    expect(await shop.sql(`select external_number from orders where import_source = 'shopify'`)).toEqual([{ external_number: '10021' }]);
  });

  it('is refused for an import that is not the newest', async () => {
    const first = await importFile(shop, admin, 'import-ai-csv', orderFile('woocommerce', [foreignOrder(31)]));
    await importFile(shop, admin, 'import-ai-csv', orderFile('woocommerce', [foreignOrder(32)]));
    expect(await undo(first.body.run!)).toMatchObject({ __typename: 'ImportRefusal', message: 'A newer import is undone first.' });
  });
});
