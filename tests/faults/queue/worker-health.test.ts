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
/** A heartbeat is stale after 15 s. A busy machine needs longer. */
const DETECTED_MS = 60_000;

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

  /** As the health check of a container. */
  function check(): Promise<{ isHealthy: boolean; output: string }> {
    return new Promise((done) => {
      execFile(process.execPath, [program], { env: { PATH: process.env.PATH, DATA_DIR: folder } }, (error, stdout) =>
        done({ isHealthy: error === null, output: stdout.trim() }),
      );
    });
  }
  function untilOutput(words: RegExp): Promise<{ isHealthy: boolean }> {
    return waitFor(DETECTED_MS, async () => {
      const seen = await check();
      return words.test(seen.output) && seen;
    });
  }
  const healthy = /^healthy$/;

  it('INF-20 an idle worker is healthy, and a worker stopped by SIGSTOP is unhealthy until SIGCONT', async () => {
    expect(await untilOutput(healthy)).toMatchObject({ isHealthy: true });
    shop.worker.signal('SIGSTOP');
    try {
      expect(await untilOutput(/^no heartbeat for \d+ s$/)).toMatchObject({ isHealthy: false });
    } finally {
      shop.worker.signal('SIGCONT');
    }
    expect(await untilOutput(healthy)).toMatchObject({ isHealthy: true });
  });

  it('INF-20 a worker that runs no job while some are due is unhealthy, and /readyz reports for how long', async () => {
    // It sweeps once, when it starts, and has no queue. A worker that stops deletes its heartbeat.
    await shop.worker.restart({ REDIS_URL: 'redis://127.0.0.1:1', SWEEP_INTERVAL_SECONDS: '600' });
    expect(await untilOutput(healthy)).toMatchObject({ isHealthy: true });
    await buy(shop);
    expect(await untilOutput(/^a job has been due for \d+ s, and none has ended for \d+ s$/)).toMatchObject({ isHealthy: false });
    const { code, jobs } = await readinessOf(shop.baseUrl);
    expect(code).toBe(200);
    expect(jobs.oldestDueSeconds).toBeGreaterThan(4);
    await shop.worker.restart({ REDIS_URL: shop.redisUrl, SWEEP_INTERVAL_SECONDS: '1' });
    expect(await untilOutput(healthy)).toMatchObject({ isHealthy: true });
    await expectInvariants({ ...shop.database, sandboxUrl: shop.sandboxUrl });
  });
});
