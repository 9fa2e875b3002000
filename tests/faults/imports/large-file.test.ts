import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { importFile } from '../../support/imports/upload-file.ts';
import { setupShop } from '../../support/open-shop.ts';
import { residentMb } from '../../support/imports/resident-memory.ts';

const LINES = 20;
const SAMPLE_MS = 50;
const MOST_MB = 100;

/** An export of Wix. Each line has a text in a column that is not imported. */
function exportOf(orders: number): string {
  const text = 'x'.repeat(200);
  let file =
    'Order number,Date created,Time,Total order quantity,Contact email,Note from customer,Additional checkout info,Item,Variant,SKU,Qty,Quantity refunded,Price,Weight,Custom text\n';
  for (let order = 0; order < orders; order += 1) {
    const head = `${10_000 + order},"Dec 11, 2024",2:10:40 PM,${LINES},buyer-${order}@example.com,,,`;
    for (let line = 0; line < LINES; line += 1) file += `${head}Lord Darkroast ${line},Size:12oz,SKU-${line},1,0,15.00,0.34,${text}\n`;
  }
  return file;
}

describe('IMP-01 memory while a large file is imported', () => {
  const shop = setupShop(() => ({}));

  it('grows by less than 100 MB in api and worker', async () => {
    const { browser } = await makeStaff(shop);
    await importFile(shop, browser, 'import-orders-csv', exportOf(200));
    const { api, worker } = shop;
    const idle = { api: residentMb(api.pid), worker: residentMb(worker.pid) };
    const most = { ...idle };
    let isOver = false;
    async function watch(): Promise<void> {
      while (!isOver) {
        most.api = Math.max(most.api, residentMb(api.pid));
        most.worker = Math.max(most.worker, residentMb(worker.pid));
        await pause(SAMPLE_MS);
      }
    }
    const watching = watch();
    const answer = await importFile(shop, browser, 'import-orders-csv', exportOf(8_000));
    let { state } = answer.body;
    while (state !== 'done' && state !== 'refused') {
      await pause(SAMPLE_MS);
      state = (await browser.get<{ state: string }>(`/api/admin/imports/${answer.body.run}`)).body.state;
    }
    isOver = true;
    await watching;
    expect(state).toBe('done');
    const [counted] = await shop.sql<{ items: number }>(
      `select count(*)::int as items from order_item i join orders o on o.id = i.order_id where o.source = 'import'`,
    );
    expect(counted!.items).toBe(8_000 * LINES);
    expect(most.api - idle.api).toBeLessThan(MOST_MB);
    expect(most.worker - idle.worker).toBeLessThan(MOST_MB);
  });
});
