import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy } from '../../support/shopper.ts';
import { expectInvariants, waitFor } from '../../support/invariants.ts';
import { readinessOf } from '../../support/shop/readiness.ts';
import { openShop, type RealShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

const program = resolve(import.meta.dirname, '../../../worker/dist/health.js');
/** A heartbeat is old after 15 s, and a busy machine takes its time. */
const NOTICED_MS = 60_000;

describe('the health check of a worker', () => {
  let folder: string;
  let shop: RealShop;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brew-worker-'));
    shop = await openShop({ env: quickRecovery, workerEnv: { DATA_DIR: folder, WORKER_STALL_SECONDS: '4' } });
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As a container would run it. */
  function check(): Promise<{ isHealthy: boolean; says: string }> {
    return new Promise((done) => {
      execFile(process.execPath, [program], { env: { PATH: process.env.PATH, DATA_DIR: folder } }, (error, stdout) =>
        done({ isHealthy: error === null, says: stdout.trim() }),
      );
    });
  }
  function untilSays(words: RegExp): Promise<{ isHealthy: boolean }> {
    return waitFor(NOTICED_MS, async () => {
      const seen = await check();
      return words.test(seen.says) && seen;
    });
  }
  const healthy = /^healthy$/;

  it('INF-20 an idle worker is healthy, a frozen one is not until it goes on', async () => {
    expect(await untilSays(healthy)).toMatchObject({ isHealthy: true });
    shop.worker.signal('SIGSTOP');
    try {
      expect(await untilSays(/^no heartbeat for \d+ s$/)).toMatchObject({ isHealthy: false });
    } finally {
      shop.worker.signal('SIGCONT');
    }
    expect(await untilSays(healthy)).toMatchObject({ isHealthy: true });
  });

  it('INF-20 a worker that takes up no job while some are due is not healthy, and /readyz says for how long', async () => {
    // It sweeps once, when it starts, and no queue brings it anything. A worker that stops takes its heartbeat with it.
    await shop.worker.restart({ REDIS_URL: 'redis://127.0.0.1:1', SWEEP_INTERVAL_SECONDS: '600' });
    expect(await untilSays(healthy)).toMatchObject({ isHealthy: true });
    await buy(shop);
    expect(await untilSays(/^a job has been due for \d+ s, and none has ended for \d+ s$/)).toMatchObject({ isHealthy: false });
    const { code, jobs } = await readinessOf(shop.baseUrl);
    expect(code).toBe(200);
    expect(jobs.oldestDueSeconds).toBeGreaterThan(4);
    await shop.worker.restart({ REDIS_URL: shop.redisUrl, SWEEP_INTERVAL_SECONDS: '1' });
    expect(await untilSays(healthy)).toMatchObject({ isHealthy: true });
    await expectInvariants({ ...shop.database, sandboxUrl: shop.sandboxUrl });
  });
});
