import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrder, foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { importSteps } from '../../support/imports/import-steps.ts';
import { importFile } from '../../support/imports/upload-file.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const OLD = foreignOrders(60);
/** Some stay, some change, some are new, and the others leave. The file has several chunks and several slices. */
const NEW = [...OLD.slice(0, 20), ...OLD.slice(20, 40).map((order) => ({ ...order, city: 'Salem' })), ...foreignOrders(6_500, 1_000)];

describe('IMP-07 a worker that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const workerFile = join(folder, 'worker');
  afterAll(() => rmSync(folder, { recursive: true }));
  const shop = setupShop(() => {
    writeFileSync(workerFile, '');
    return { env: quickRecovery, workerEnv: { FAILPOINTS: `@${workerFile}` } };
  });
  const newFile = orderFile('wix52', NEW, { without: ['Additional checkout info'] });
  let admin: BrowserSession;
  beforeAll(async () => {
    admin = (await makeStaff(shop)).browser;
  });
  beforeEach(async () => {
    writeFileSync(workerFile, '');
    await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', OLD));
  });

  /** The imported orders as one text. */
  async function imported(): Promise<{ count: number; text: string }> {
    const [row] = await shop.sql<{ count: number; text: string }>(
      `select count(*)::int as count, md5(string_agg(external_number || total_cents || coalesce(shipping_address ->> 'city', ''), '|' order by external_number)) as text
       from orders where import_source = 'standard'`,
    );
    return row!;
  }

  it.each([
    'import.read-10',
    'import.read-50',
    'import.read-90',
    'import.rows-read',
    'import.rows-prepared',
    'import.stored-10',
    'import.stored-50',
    'import.stored-90',
    'import.before-commit',
    'import.after-commit',
  ])('at %s leaves the old orders or the new ones, never a mix, and the import ends', async (failpoint) => {
    const old = await imported();
    expect(old.count).toBe(OLD.length);
    writeFileSync(workerFile, `${failpoint}:kill`);
    const answer = importFile(shop, admin, 'import-orders-csv', newFile);
    await shop.worker.exited();
    // A new process would be killed by it again.
    writeFileSync(workerFile, '');
    const between = await imported();
    expect(between.count).toBe(failpoint === 'import.after-commit' ? NEW.length : OLD.length);
    expect(between.text === old.text).toBe(failpoint !== 'import.after-commit');
    await shop.worker.restart();
    const { body } = await answer;
    await waitFor(60_000, async () => (await admin.get<{ state: string }>(`/api/admin/imports/${body.run}`)).body.state === 'done');
    expect((await imported()).count).toBe(NEW.length);
    const [salem] = await shop.sql(`select count(*)::int as count from orders where shipping_address ->> 'city' = 'Salem'`);
    expect(salem).toEqual({ count: 20 });
  });

  it('stopped while its rows are checked, the import stays stopped, the old orders stay, and the next import is not held up', async () => {
    const old = await imported();
    const steps = importSteps(shop, admin);
    writeFileSync(workerFile, 'import.rows-read:sleep=3000');
    const { id } = await steps.upload('STANDARD', newFile);
    await steps.startCheck(id);
    await waitFor(20_000, async () => (await shop.sql(`select from import_progress where phase = 'check'`)).length > 0);
    expect(await steps.change(`stopImport(id: "${id}")`)).toEqual({ __typename: 'ImportRun' });
    writeFileSync(workerFile, '');
    const next = await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', OLD));
    expect(next.body).toMatchObject({ state: 'done', ordersUnchanged: OLD.length });
    await waitFor(
      20_000,
      async () => (await shop.sql(`select from outbox where subject = 'import:${id}' and done_at is null`)).length === 0,
    );
    expect((await steps.find(id)).run).toMatchObject({ state: 'STOPPED', counts: null });
    expect(await imported()).toEqual(old);
  });
});

describe('IMP-09 two imports at once', () => {
  const shop = setupShop();
  it('are stored one after the other, and both are whole', async () => {
    const { browser } = await makeStaff(shop);
    const files = [foreignOrders(300), foreignOrders(300, 5_000)].map((orders) => orderFile('shopify', orders));
    const answers = await Promise.all(files.map((file) => importFile(shop, browser, 'import-ai-csv', file)));
    expect(answers.map(({ body }) => body)).toEqual([
      expect.objectContaining({ state: 'done', ordersImported: 300 }),
      expect.objectContaining({ state: 'done', ordersImported: 300 }),
    ]);
    const same = await Promise.all(
      [1, 2].map(() => importFile(shop, browser, 'import-ai-csv', orderFile('woocommerce', [foreignOrder(1)]))),
    );
    expect(same.map(({ body }) => (body.ordersImported ?? 0) + (body.ordersUnchanged ?? 0))).toEqual([1, 1]);
    const [stored] = await shop.sql(`select count(*)::int as count from orders where import_run_id is not null`);
    expect(stored).toEqual({ count: 601 });
  });
});
