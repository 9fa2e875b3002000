import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { foreignOrders, orderFile } from '../../support/imports/order-files.ts';
import { type ImportSteps, importSteps } from '../../support/imports/import-steps.ts';
import { importFile } from '../../support/imports/upload-file.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { startPostgres, type TestPostgres } from '../../support/start-postgres.ts';
import { startRedis, type TestRedis } from '../../support/start-redis.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const OLD = foreignOrders(60);
/** Some stay, some are new, and the others leave. The file has several slices. */
const NEW = [...OLD.slice(0, 20), ...foreignOrders(3_500, 1_000)];
const NEW_FILE = orderFile('wix52', NEW);

/** Long enough for the test to see the phase and end a store in it. */
const PAUSE_MS = 3_000;

describe('stores that fail while an import is at work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
  const workerFile = join(folder, 'worker');
  let postgres: TestPostgres;
  let redis: TestRedis;
  let admin: BrowserSession;
  let steps: ImportSteps;
  let pids: number[];
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres({ isCrashSafe: true }), startRedis()]);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await Promise.all([postgres?.close(), redis?.close()]);
  });
  const shop = setupShop(() => {
    writeFileSync(workerFile, '');
    return {
      stores: { databaseUrl: postgres.url, redisUrl: redis.url },
      env: quickRecovery,
      workerEnv: { FAILPOINTS: `@${workerFile}` },
    };
  });
  // Each time a new session: a flush of Redis ends all.
  beforeEach(async () => {
    writeFileSync(workerFile, '');
    if (!shop.worker.isRunning()) await shop.worker.restart();
    admin = (await makeStaff(shop)).browser;
    steps = importSteps(shop, admin);
    pids = [shop.api.pid, shop.worker.pid];
    const { body } = await importFile(shop, admin, 'import-orders-csv', orderFile('wix52', OLD));
    if (body.state !== 'done') throw new Error(`the earlier import is ${body.state}: ${body.message}`);
  });
  afterEach(() => {
    if (!shop.api.isRunning()) throw new Error('the api ended');
  });

  async function imported(): Promise<{ count: number; text: string }> {
    const [row] = await shop.sql<{ count: number; text: string }>(
      `select count(*)::int as count, md5(string_agg(external_number || total_cents, '|' order by external_number)) as text
       from orders where import_source = 'standard'`,
    );
    return row!;
  }
  async function newestRun(): Promise<string> {
    const [row] = await shop.sql<{ ref: string }>('select ref from import_run order by id desc limit 1');
    return row!.ref;
  }
  /** Waits for the phase of the newest import. */
  function untilPhase(phase: string): Promise<unknown> {
    return waitFor(20_000, async () => {
      const [row] = await shop.sql<{ phase: string }>(
        'select phase from import_progress where run_id = (select id from import_run order by id desc limit 1)',
      );
      return row?.phase === phase;
    });
  }
  async function flushRedis(): Promise<void> {
    const client = createClient({ url: shop.redisUrl });
    await client.connect();
    await client.flushAll();
    await client.close();
  }

  it.each([
    ['import.read-50', 'read'],
    ['import.stored-50', 'store'],
  ])('IMP-14 Redis flushed at %s: the import goes on, and ends once', async (failpoint, phase) => {
    writeFileSync(workerFile, `${failpoint}:sleep=${PAUSE_MS}`);
    const answer = importFile(shop, admin, 'import-orders-csv', NEW_FILE);
    await untilPhase(phase);
    await flushRedis();
    const { body } = await answer;
    expect(body.state).toBe('done');
    expect((await imported()).count).toBe(NEW.length);
    expect([shop.api.pid, shop.worker.pid]).toEqual(pids);
  });

  it.each([
    ['import.read-50', 'read'],
    ['import.stored-50', 'store'],
  ])('IMP-14 PostgreSQL restarted at %s: the old orders stand until the import has begun anew and ended', async (failpoint, phase) => {
    const old = await imported();
    writeFileSync(workerFile, `${failpoint}:sleep=${PAUSE_MS}`);
    const answer = importFile(shop, admin, 'import-orders-csv', NEW_FILE).catch(() => null);
    await untilPhase(phase);
    await postgres.crash();
    await postgres.start();
    expect(await waitFor(10_000, async () => imported().catch(() => false as const))).toEqual(old);
    await answer;
    const ref = await newestRun();
    await steps.until(ref, 'DONE');
    expect((await imported()).count).toBe(NEW.length);
  });

  it('IMP-14 PostgreSQL restarted between the check and the import: the rows are checked again before anything is stored', async () => {
    const old = await imported();
    const { id } = await steps.upload('STANDARD', NEW_FILE);
    await steps.check(id);
    await postgres.crash();
    await postgres.start();
    await waitFor(10_000, async () => imported().catch(() => false as const));
    expect(await steps.change(`confirmImport(id: "${id}", word: "REPLACE")`)).toEqual({ __typename: 'ImportRun' });
    await steps.until(id, 'CHECKED');
    expect(await imported()).toEqual(old);
    await steps.change(`confirmImport(id: "${id}", word: "REPLACE")`);
    await steps.until(id, 'DONE');
    expect((await imported()).count).toBe(NEW.length);
  });

  it('IMP-14 a worker killed before the commit of an undo: the imported orders stand until it is undone', async () => {
    const { body } = await importFile(shop, admin, 'import-orders-csv', NEW_FILE);
    const before = await imported();
    expect(before.count).toBe(NEW.length);
    writeFileSync(workerFile, 'import.before-undo-commit:kill');
    expect(await steps.change(`undoImport(id: "${body.run}")`)).toEqual({ __typename: 'ImportRun' });
    await shop.worker.exited();
    writeFileSync(workerFile, '');
    expect(await imported()).toEqual(before);
    await shop.worker.restart();
    await steps.until(body.run!, 'UNDONE');
    expect((await imported()).count).toBe(OLD.length);
  });
});
