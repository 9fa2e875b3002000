import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { type ImportSteps, importSteps } from '../../support/imports/import-steps.ts';
import { type ForeignOrder, foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ env: { SHOP_TIME_ZONE: 'UTC' } });
let admin: BrowserSession;
let steps: ImportSteps;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
  steps = importSteps(shop, admin);
});

function orderCount(): Promise<{ count: number }[]> {
  return shop.sql('select count(*)::int as count from orders');
}

describe('reading a file differently', () => {
  it('proposes the matching anew, and changes nothing when the file cannot be read like that', async () => {
    const file = `Export of the stall\n${orderFile('wix15', foreignOrders(2), { delimiter: ';' })}`;
    const { id } = await steps.upload('STANDARD', file);
    const found = await steps.find(id);
    expect(found).toMatchObject({ delimiter: ';', headerRow: 2, encoding: 'UTF_8' });
    function read(delimiter: string, headerRow: number) {
      return steps.change(`readImportAgain(id: "${id}", encoding: WINDOWS_1252, delimiter: "${delimiter}", headerRow: ${headerRow})`);
    }
    expect(await read(';', 49)).toEqual({
      __typename: 'ImportRefusal',
      message: 'The file cannot be read like this: there is no row 49.',
    });
    expect(await steps.find(id)).toEqual(found);
    expect(await read(',', 1)).toEqual({ __typename: 'ImportRun' });
    expect(await steps.find(id)).toMatchObject({
      delimiter: ',',
      headerRow: 1,
      encoding: 'WINDOWS_1252',
      columns: [{ name: 'Export of the stall' }],
    });
    expect(await read(';', 2)).toEqual({ __typename: 'ImportRun' });
    expect((await steps.find(id)).columns).toEqual(found.columns);
    await steps.change(`stopImport(id: "${id}")`);
    expect(await read(';', 2)).toMatchObject({ __typename: 'ImportRefusal' });
  });

  it('takes no other delimiter', async () => {
    const { id } = await steps.upload('STANDARD', orderFile('wix15', foreignOrders(1)));
    const call = `mutation { readImportAgain(id: "${id}", encoding: UTF_8, delimiter: "\\"", headerRow: 1) { __typename } }`;
    await expect(admin.graphql(call)).rejects.toThrow(/delimiter|Invalid/i);
  });
});

describe('what the steps show', () => {
  it('a date that can be read in two ways, in both', async () => {
    const { id } = await steps.upload('ASSISTED', 'Order number,Order date,Item,Qty,Price\nA-1,03/04/2025,Tin Mug,1,5.00\n');
    const { dateOrder, dateExamples } = await steps.find(id);
    expect(dateOrder).toBeNull();
    expect(dateExamples).toEqual([
      { dateOrder: 'MONTH_FIRST', found: '03/04/2025', wallTime: '2025-03-04T12:00:00' },
      { dateOrder: 'DAY_FIRST', found: '03/04/2025', wallTime: '2025-04-03T12:00:00' },
    ]);
  });

  it('a date with its time, as it is read', async () => {
    const [order] = foreignOrders(1);
    const { id } = await steps.upload('STANDARD', orderFile('wix15', [order!]));
    const { dateExamples } = await steps.find(id);
    expect(dateExamples).toMatchObject([{ wallTime: order!.placedAt.toISOString().slice(0, 19) }]);
  });
});

describe('a file whose line ends are mixed', () => {
  it('has the rows that its line ends say', async () => {
    const lines = orderFile('wix15', foreignOrders(6, 500)).trimEnd().split(/\r?\n/);
    const file = lines.map((line, at) => line + (at % 2 === 0 ? '\r\n' : '\n')).join('');
    const { id } = await steps.upload('STANDARD', file);
    expect((await steps.check(id)).run.counts).toMatchObject({ orders: 6, rejected: 0 });
  });
});

describe('without a key', () => {
  it('no model is asked, and the rules match alone', async () => {
    const { id, state } = await steps.upload('ASSISTED', orderFile('ledgerSheet', foreignOrders(1)));
    expect(state).toBe('MATCHED');
    expect((await steps.find(id)).columns.map(({ source }) => source)).not.toContain('MODEL');
    const log = (await (await fetch(`${shop.sandboxUrl}/_sandbox/openai/requests`)).json()) as { counts: { total: number } };
    expect(log.counts.total).toBe(0);
    const { adminImportOptions } = await admin.graphql<{ adminImportOptions: object }>('{ adminImportOptions { hasModel maxBytes } }');
    expect(adminImportOptions).toEqual({ hasModel: false, maxBytes: 1_000_000_000 });
  });
});

describe('replacing', () => {
  it('needs the word, and names the import and the number of orders that it replaces', async () => {
    const [kept, leaving, added] = foreignOrders(3, 200);
    const first = await steps.upload('STANDARD', orderFile('wix15', [kept!, leaving!]));
    expect((await steps.check(first.id)).replaces).toBeNull();
    expect(await steps.change(`confirmImport(id: "${first.id}")`)).toEqual({ __typename: 'ImportRun' });
    await steps.until(first.id, 'DONE');
    const second = await steps.upload('STANDARD', orderFile('wix15', [kept!, added!]));
    expect((await steps.check(second.id)).replaces).toEqual({ orderCount: 2, run: { id: first.id } });
    for (const word of ['', ', word: "replace"']) {
      expect(await steps.change(`confirmImport(id: "${second.id}"${word})`)).toEqual({
        __typename: 'ImportRefusal',
        message: 'Type REPLACE to replace imported orders.',
      });
    }
    expect((await steps.find(second.id)).run.state).toBe('CHECKED');
    expect(await steps.change(`confirmImport(id: "${second.id}", word: "REPLACE")`)).toEqual({ __typename: 'ImportRun' });
    await steps.until(second.id, 'DONE');
    const numbers = await shop.sql<{ number: string }>(
      `select external_number as number from orders where import_source = 'standard' order by 1`,
    );
    expect(numbers.map(({ number }) => number)).toEqual([kept!.number, added!.number].toSorted());
  });

  it('an undo does what was said before, and only the newest import has one', async () => {
    const [one, two, three] = foreignOrders(3, 300);
    const first = await steps.upload('ASSISTED', orderFile('shopify', [one!, two!]));
    await steps.check(first.id);
    await steps.change(`confirmImport(id: "${first.id}")`);
    await steps.until(first.id, 'DONE');
    const changed = { ...one!, lines: [{ ...one!.lines[0]!, quantity: 8 }] };
    const second = await steps.upload('ASSISTED', orderFile('shopify', [changed, three!]));
    await steps.check(second.id);
    await steps.change(`confirmImport(id: "${second.id}")`);
    await steps.until(second.id, 'DONE');
    expect((await steps.find(first.id)).run).toMatchObject({ canUndo: false, undoRefusal: 'A newer import is undone first.' });
    expect((await steps.find(second.id)).run).toMatchObject({ canUndo: true, undoRefusal: null });
    const effects = `{ adminImportUndo(id: "${second.id}") { orderCount restoredCount customerCount kept { orders orderCount customerCount } } }`;
    const nothingKept = { orders: [], orderCount: 0, customerCount: 0 };
    const said = { orderCount: 1, restoredCount: 1, customerCount: 1, kept: nothingKept };
    expect((await admin.graphql<{ adminImportUndo: unknown }>(effects)).adminImportUndo).toEqual(said);
    await shop.sql(`update orders set version = version + 1 where external_number = $1`, [three!.number]);
    expect((await admin.graphql<{ adminImportUndo: unknown }>(effects)).adminImportUndo).toEqual({
      ...said,
      orderCount: 0,
      kept: { ...nothingKept, orders: [three!.number], orderCount: 1 },
    });
    const [before] = await orderCount();
    const people = await shop.sql<{ count: number }>('select count(*)::int as count from users');
    await steps.change(`undoImport(id: "${second.id}")`);
    await steps.until(second.id, 'UNDONE');
    expect(await orderCount()).toEqual([before]);
    expect(await shop.sql('select count(*)::int as count from users')).toEqual([{ count: people[0]!.count - 1 }]);
    const [restored] = await shop.sql<{ quantity: number }>(
      'select i.quantity from order_item i join orders o on o.id = i.order_id where o.external_number = $1',
      [one!.number],
    );
    expect(restored!.quantity).toBe(one!.lines[0]!.quantity);
  });
});

describe('stopping', () => {
  it('ends an import before its check and before its swap, and nothing is stored', async () => {
    const before = await orderCount();
    const file = orderFile('wix15', foreignOrders(2, 400));
    const matched = await steps.upload('STANDARD', file);
    expect(await steps.change(`stopImport(id: "${matched.id}")`)).toEqual({ __typename: 'ImportRun' });
    const checked = await steps.upload('STANDARD', file);
    await steps.check(checked.id);
    expect(await steps.change(`stopImport(id: "${checked.id}")`)).toEqual({ __typename: 'ImportRun' });
    for (const { id } of [matched, checked]) {
      expect((await steps.find(id)).run).toMatchObject({ state: 'STOPPED', canUndo: false });
      expect(await steps.change(`confirmImport(id: "${id}", word: "REPLACE")`)).toMatchObject({ __typename: 'ImportRefusal' });
      expect(await steps.change(`stopImport(id: "${id}")`)).toMatchObject({ __typename: 'ImportRefusal' });
    }
    expect(await orderCount()).toEqual(before);
  });
});

describe('an imported order', () => {
  it('can be neither refunded nor canceled here', async () => {
    const [order] = foreignOrders(1, 500);
    const { id } = await steps.upload('ASSISTED', orderFile('shopify', [order!]));
    await steps.check(id);
    await steps.change(`confirmImport(id: "${id}")`);
    await steps.until(id, 'DONE');
    const [row] = await shop.sql<{ number: number }>('select number from orders where external_number = $1', [order!.number]);
    const query = `{ adminOrderRefunds(number: ${row!.number}) { openCents openShippingCents canCancel } }`;
    const { adminOrderRefunds } = await admin.graphql<{ adminOrderRefunds: unknown }>(query);
    expect(adminOrderRefunds).toEqual({ openCents: 0, openShippingCents: 0, canCancel: false });
  });
});

describe('what the check shows of the first orders', () => {
  it('which are new, and what is updated', async () => {
    const [first, second, third] = foreignOrders(3, 400) as [ForeignOrder, ForeignOrder, ForeignOrder];
    const { id } = await steps.upload('STANDARD', orderFile('wix52', [first, second, third]));
    expect((await steps.check(id)).preview.map(({ fate, changes }) => [fate, changes])).toEqual([1, 2, 3].map(() => ['new', []]));
    await steps.change(`confirmImport(id: "${id}", word: "REPLACE")`);
    await steps.until(id, 'DONE');
    const [line] = second.lines;
    const changed = [{ ...first, city: 'Salem' }, { ...second, email: 'moved@example.com', lines: [{ ...line!, quantity: 7 }] }, third];
    const again = await steps.upload('STANDARD', orderFile('wix52', changed));
    expect((await steps.check(again.id)).preview).toEqual([
      { number: first.number, fate: 'updated', changes: ['address'] },
      { number: second.number, fate: 'updated', changes: ['lines', 'e-mail'] },
      { number: third.number, fate: 'unchanged', changes: [] },
    ]);
  });
});
