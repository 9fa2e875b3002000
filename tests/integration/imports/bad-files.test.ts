import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrders, type LayoutName, orderFile } from '../../support/imports/order-files.ts';
import { formOf, importFile, type ImportPath, sendForm } from '../../support/imports/upload-file.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop();
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
  await importFile(shop, admin, 'import-orders-csv', orderFile('wix15', foreignOrders(2, 900)));
});

async function importedNumbers(): Promise<string[]> {
  const rows = await shop.sql<{ external_number: string }>(
    "select external_number from orders where import_source = 'standard' order by 1",
  );
  return rows.map((row) => row.external_number);
}

const good = orderFile('wix15', foreignOrders(2));
const header = good.split('\r\n')[0]!;

const refused: [string, string | Uint8Array, string][] = [
  ['an empty file', '', 'The file is empty.'],
  ['a header alone', `${header}\r\n`, 'The file has a header and no rows.'],
  ['a quote that is never closed', good.replace('SKU-1', '"SKU-1'), 'is a quote not closed?'],
  ['a quote in the middle of a cell', good.replace('Merry Mint', 'Merry "Mint'), 'Row 2:'],
  ['a NUL byte', good.replace('Merry Mint', 'Merry\0Mint'), 'Row 2: a cell has a NUL character.'],
  ['a cell of 50 MB', good.replace('Merry Mint', `"${'x'.repeat(50_000_000)}`), 'is a quote not closed?'],
  ['columns without a number', orderFile('wix15', foreignOrders(2), { without: ['Order number'] }), 'no column for: order number'],
  ['a zip', Buffer.from('504b0304140000000800', 'hex'), 'is a zip archive'],
  ['a web page', '<!doctype html><html></html>', 'is a web page'],
  ['a program', Buffer.from('4d5a90000300', 'hex'), 'is a program'],
];

describe('IMP-02 IMP-04 IMP-13 a file that is no orders CSV', () => {
  it.each(refused)('%s is refused with what is wrong, and nothing changes', async (_, content, message) => {
    const before = await importedNumbers();
    const { status, body } = await importFile(shop, admin, 'import-orders-csv', content);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'IMPORT_REFUSED' });
    expect(body.message).toContain(message);
    expect(await importedNumbers()).toEqual(before);
  });

  it('is refused by its name, and a path in the name is no path', async () => {
    const { body } = await importFile(shop, admin, 'import-orders-csv', good, {
      name: '../../etc/orders.xlsx',
      type: 'application/octet-stream',
    });
    expect(body.message).toBe('Please upload a CSV file');
    const [run] = await shop.sql<{ file_name: string }>('select file_name from import_run order by id desc limit 1');
    expect(run!.file_name).toBe('orders.xlsx');
  });

  it('is refused when two come at once, or none', async () => {
    const two = formOf(good);
    two.append('file', new Blob([good], { type: 'text/csv' }), 'more.csv');
    expect((await sendForm(shop, admin, 'import-orders-csv', two)).status).toBe(400);
    expect((await sendForm(shop, admin, 'import-orders-csv', formOf(good, { field: 'data' }))).body.message).toContain('"file"');
    expect((await sendForm(shop, admin, 'import-orders-csv', new FormData())).status).toBe(400);
  });
});

/** A malformed twin of each layout: the order of its first row is rejected, the others are stored. */
const twins: [LayoutName, ImportPath, string, string, string][] = [
  ['wix15', 'import-orders-csv', '16.00', '16.O0', 'is one of the digits a letter?'],
  ['wix52', 'import-orders-csv', 'Jan 2, 2024', '31 Feb 2024', 'is not a day of the calendar'],
  ['shopify', 'import-ai-csv', 'buyer-1@example.com', 'buyer-1 at example.com', 'is not an e-mail address'],
  ['woocommerce', 'import-ai-csv', '10001,Completed', ',Completed', 'an order needs a number'],
];

describe('IMP-04 a file with a row that cannot be read', () => {
  it.each(twins)('%s: the order of the row stays outside, with row, column and reason', async (layout, path, right, wrong, message) => {
    const file = orderFile(layout, foreignOrders(2));
    expect(file).toContain(right);
    const { body } = await importFile(shop, admin, path, file.replace(right, wrong));
    expect(body).toMatchObject({ state: 'done', ordersImported: 1, ordersRejected: 1, rowsRejected: 1 });
    const [rejection] = await shop.sql<{ row: number; message: string }>(
      'select r.row, r.message from import_rejection r join import_run on import_run.id = r.run_id where import_run.ref = $1',
      [body.run],
    );
    expect(rejection).toEqual({ row: 2, message: expect.stringContaining(message) as unknown });
  });

  it('is rejected with all rows of its order, which can be mended and imported alone', async () => {
    const orders = foreignOrders(3);
    const file = orderFile('wix15', orders).replace('17.00', '17.O0');
    const first = await importFile(shop, admin, 'import-orders-csv', file);
    expect(first.body).toMatchObject({ ordersImported: 2, ordersRejected: 1, rowsRejected: 2 });
    const path = `/api/admin/imports/${first.body.run}/rejected.csv`;
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const rejected = await (await fetch(new URL(path, shop.baseUrl), { headers: { cookie } })).text();
    expect(rejected.split('\r\n')).toEqual([
      expect.stringContaining('Rejected row,Rejected column,Rejected because,Order number') as unknown,
      expect.stringMatching(/^4,.*another row that is rejected/),
      expect.stringMatching(/^5,Price,.*17\.O0/),
      '',
    ]);
    const mended = await importFile(shop, admin, 'import-orders-csv', rejected.replaceAll('17.O0', '17.00'));
    expect(mended.body).toMatchObject({ ordersImported: 1, ordersRejected: 0 });
    expect(await importedNumbers()).toEqual(expect.arrayContaining(orders.map(({ number }) => number)));
  });

  it('keeps what an earlier import has brought of the order', async () => {
    const file = orderFile('wix15', foreignOrders(2));
    await importFile(shop, admin, 'import-orders-csv', file);
    const { body } = await importFile(shop, admin, 'import-orders-csv', file.replace('16.00', 'sixteen'));
    expect(body).toMatchObject({ ordersImported: 0, ordersUnchanged: 1, ordersRejected: 1 });
    expect(await importedNumbers()).toEqual(['10001', '10002']);
  });
});

describe('IMP-13 who may import', () => {
  it.each(['import-orders-csv', 'import-ai-csv'] as const)('%s refuses strangers and customers before it reads the file', async (path) => {
    const customer = (await makeShopper(shop)).browser;
    for (const browser of [shop.browser(), customer]) {
      expect(await importFile(shop, browser, path, good)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    }
    const [runs] = await shop.sql<{ count: number }>(`select count(*)::int as count from import_run where state = 'uploading'`);
    expect(runs!.count).toBe(0);
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const abort = new AbortController();
    async function* endless() {
      yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n');
      yield Buffer.alloc(2_000_000, 'a,b\n');
      await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    }
    const sent = fetch(new URL('/api/admin/import-orders-csv', shop.baseUrl), {
      method: 'POST',
      body: endless() as unknown as BodyInit,
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'user-agent': 'test browser' },
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit).catch(() => null);
    async function chunks(): Promise<number> {
      const [row] = await shop.sql<{ count: number }>(
        `select count(*)::int as count from import_chunk c join import_run r on r.id = c.run_id where r.file_name = 'a.csv'`,
      );
      return row!.count;
    }
    await waitFor(10_000, async () => (await chunks()) > 0);
    abort.abort();
    await sent;
    await waitFor(10_000, async () => (await shop.sql(`select id from import_run where file_name = 'a.csv'`)).length === 0);
    expect(await shop.sql('select from import_chunk c where not exists (select from import_run r where r.id = c.run_id)')).toEqual([]);
  });
});
