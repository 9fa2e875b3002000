import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../../../scripts/process/child.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const root = resolve(import.meta.dirname, '../../..');
const PASSWORD = 'never-to-be-printed';
/** On top of the time to load the program, which is several times as long on a busy machine. */
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

/** What a start with invalid settings prints, without pino's lines. */
async function refusalOf(program: string, variables: NodeJS.ProcessEnv): Promise<{ lines: string[]; ms: number }> {
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const lines: string[] = [];
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
    onLine: (line) => void (line.startsWith('{') || lines.push(line)),
  });
  expect(await child.exited).toEqual({ code: 1, signal: null });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  return { lines, ms: performance.now() - since };
}

function urlWith(change: (url: URL) => void): string {
  const url = new URL(database.databaseUrl);
  change(url);
  return url.href;
}
async function addresses(): Promise<[string, string, string][]> {
  const closed = String(await freePort());
  return [
    ['no address at all', `brewquest:${PASSWORD}@nowhere`, 'not an address such as'],
    ['a closed port', urlWith((url) => Object.assign(url, { port: closed, password: PASSWORD })), `127.0.0.1:${closed} (ECONNREFUSED)`],
    ['a wrong password', urlWith((url) => Object.assign(url, { password: PASSWORD })), 'refuses this user or password (28P01)'],
    [
      'a database that does not exist',
      urlWith((url) => Object.assign(url, { pathname: '/elsewhere' })),
      'no database of this name (3D000)',
    ],
  ];
}

describe('INF-36: a DATABASE_URL that cannot be used ends the start with one line', () => {
  it.each(['scripts/start.ts', 'api/dist/main.js', 'worker/dist/main.js'])('of %s', async (program) => {
    const redis = { REDIS_URL: database.redisUrl };
    let loadingMs = 0;
    for (const [title, DATABASE_URL, reason] of await addresses()) {
      const { lines, ms } = await refusalOf(program, { ...redis, DATABASE_URL });
      expect(lines, title).toEqual([expect.stringMatching(/^DATABASE_URL: /)]);
      expect(lines[0], title).toContain(reason);
      expect(lines[0], title).not.toContain(PASSWORD);
      expect(lines[0], title).not.toContain(new URL(database.databaseUrl).password);
      loadingMs ||= ms; // The first address is refused as soon as it is read.
      expect(ms - loadingMs, title).toBeLessThan(LIMIT_MS);
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
  ])('and %s starts no process and prints the reason in one line', async (_, variables, reason) => {
    const { lines } = await refusalOf('scripts/start.ts', { NODE_ENV: 'production', ...variables });
    expect(lines).toEqual([expect.stringContaining(reason)]);
  });
});
