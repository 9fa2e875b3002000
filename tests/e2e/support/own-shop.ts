import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startChild } from '../../../scripts/process/child.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { waitForHttp } from '../../../scripts/process/wait-for.ts';

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;
const root = resolve(import.meta.dirname, '../../..');

export type OwnShop = {
  /** Origin of the shop's pages. */
  url: string;
  /** Origin of the outside firms' stand-in, as the server names it and as the pages do. */
  sandboxUrl: string;
  sandboxOrigin: string;
  dataDir: string;
  close(): Promise<void>;
};

/**
 * The very command of the README, with settings, on a data folder, stores and ports of its own. Build before (buildStale): two that start at
 * once would build at once.
 */
export async function startOwnShop(settings: NodeJS.ProcessEnv = {}): Promise<OwnShop> {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'brew-shop-'));
  const dataDir = join(folder, 'data');
  const launcher = await startChild({
    name: 'shop',
    command: process.execPath,
    args: [join(root, 'scripts/start.ts')],
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: undefined, // Stores that are given by the environment can't be a shop's own.
      REDIS_URL: undefined,
      PORT: `${port}`,
      SANDBOX_PORT: `${sandboxPort}`,
      SMTP_PORT: `${smtpPort}`,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    },
    logFile: join(folder, 'shop.log'),
  });
  function endWithUs(): void {
    return launcher.kill('SIGTERM');
  }
  process.once('exit', endWithUs);
  async function close(): Promise<void> {
    await launcher.stop(STOP_LIMIT_MS);
    process.off('exit', endWithUs);
    rmSync(folder, { recursive: true, force: true });
  }
  const url = `http://localhost:${port}`;
  try {
    await waitForHttp('The shop', `${url}/readyz`, START_LIMIT_MS, launcher);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, sandboxOrigin: `http://localhost:${sandboxPort}`, dataDir, close };
}
