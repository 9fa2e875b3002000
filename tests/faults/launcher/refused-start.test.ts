import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../../../scripts/process/child.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const root = resolve(import.meta.dirname, '../../..');
const PASSWORD = 'never-to-be-printed';
/** On top of the time in which the program loads: several times as long where other tests keep the cores busy. */
const LIMIT_MS = 9_000;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brew-refused-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a start says that must not get anywhere, pino's lines left out. */
async function refusalOf(program: string, variables: NodeJS.ProcessEnv): Promise<{ said: string[]; ms: number }> {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const said: string[] = [];
  const dataDir = join(folder, `data-${port}`);
  const since = performance.now();
  const child = await startChild({
    name: 'refused',
    command: process.execPath,
    args: [program],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SMTP_PORT: String(smtpPort),
      ...variables,
    },
    cwd: root,
    logFile: join(folder, 'refused.log'),
    onLine: (line) => void (line.startsWith('{') || said.push(line)),
  });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  return { said, ms: performance.now() - since };
}

function changed(change: (url: URL) => void): string {
  const url = new URL(database.databaseUrl);
  change(url);
  return url.href;
}
async function addresses(): Promise<[string, string, string][]> {
  const closed = String(await freePort());
  return [
    ['no address at all', `brewquest:${PASSWORD}@nowhere`, 'not an address such as'],
    ['a closed port', changed((url) => Object.assign(url, { port: closed, password: PASSWORD })), `127.0.0.1:${closed} (ECONNREFUSED)`],
    ['a wrong password', changed((url) => Object.assign(url, { password: PASSWORD })), 'refuses this user or password (28P01)'],
    [
      'a database that does not exist',
      changed((url) => Object.assign(url, { pathname: '/elsewhere' })),
      'no database of this name (3D000)',
    ],
  ];
}

describe('INF-36: a DATABASE_URL that leads nowhere ends the start in one line', () => {
  it.each(['scripts/start.ts', 'api/dist/main.js', 'worker/dist/main.js'])('of %s', async (program) => {
    const redis = { REDIS_URL: database.redisUrl };
    let loadingMs = 0;
    for (const [what, DATABASE_URL, reason] of await addresses()) {
      const { said, ms } = await refusalOf(program, { ...redis, DATABASE_URL });
      expect(said, what).toEqual([expect.stringMatching(/^DATABASE_URL: /)]);
      expect(said[0], what).toContain(reason);
      expect(said[0], what).not.toContain(PASSWORD);
      expect(said[0], what).not.toContain(new URL(database.databaseUrl).password);
      loadingMs ||= ms; // Of the first address, which is refused as soon as it is read.
      expect(ms - loadingMs, what).toBeLessThan(LIMIT_MS);
    }
  });
});

describe('INF-37: npm start with NODE_ENV=production', () => {
  it.each([
    ['nothing else', {}, 'STRIPE_SECRET_KEY, SHIPPO_API_KEY, SMTP_URL'],
    ['some of the keys', { STRIPE_SECRET_KEY: 'sk_test_1', SMTP_URL: 'smtp://127.0.0.1:1' }, 'Set SHIPPO_API_KEY, or'],
    [
      'all keys and a demo password',
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        SHIPPO_API_KEY: 'shippo_test_1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        ADMIN_EMAIL: 'owner@shop.example',
        ADMIN_PASSWORD: 'grind-the-beans-2001',
        COFFEE_ADMIN_USERNAME: 'roaster',
        COFFEE_ADMIN_PASSWORD: 'the-roasters-own-words',
      },
      'ADMIN_PASSWORD: a demo account',
    ],
  ])('and %s starts nothing and says why in one line', async (_, variables, reason) => {
    const { said } = await refusalOf('scripts/start.ts', { NODE_ENV: 'production', ...variables });
    expect(said).toEqual([expect.stringContaining(reason)]);
  });
});
