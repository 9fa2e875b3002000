import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { envSchema } from '../api/src/platform/config/env.ts';
import { isLiveStripeKey } from '../api/src/platform/config/provider-modes.ts';
import { DEMO_DOMAIN } from './demo/demo-words.ts';
import { planDemo } from './demo/plan-demo.ts';
import { VACUUM_DEMO, WRITE_DEMO } from './demo/write-demo.ts';
import { loadSecrets } from './launch/secrets.ts';
import { loadSettings, type Settings } from './launch/settings.ts';
import { reportFailure, StartRefused } from './process/stop-with-message.ts';

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new StartRefused(`--${name} must be a whole number from 1 to ${most}.`);
  return value;
}

/** The configured database, or that of the shop that `npm start` runs: PostgreSQL writes its port beside its data. */
function databaseUrl({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl) return databaseUrl;
  const processFile = join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(processFile)) throw new StartRefused('No shop runs here: start it with npm start first, or set DATABASE_URL.');
  const port = readFileSync(processFile, 'utf8').split('\n')[3];
  return `postgresql://brewquest:${loadSecrets(dataDir).postgresPassword}@127.0.0.1:${port}/brewquest`;
}

/** Made-up orders never get near real ones. */
function refuseRealShop({ STRIPE_SECRET_KEY = '', NODE_ENV, ALLOW_SANDBOX_PAYMENTS }: NodeJS.ProcessEnv): void {
  if (isLiveStripeKey(STRIPE_SECRET_KEY)) throw new StartRefused('STRIPE_SECRET_KEY is a live key: a live shop gets no demo orders.');
  if (NODE_ENV === 'production' && !envSchema.shape.ALLOW_SANDBOX_PAYMENTS.parse(ALLOW_SANDBOX_PAYMENTS))
    throw new StartRefused('NODE_ENV=production without the sandbox gets no demo orders.');
}

async function refuseUnfitData(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_live: boolean; is_done: boolean; has_stock: boolean }>(
    `select exists (select from orders where mode = 'live') as is_live, exists (select from users where email like $1) as is_done,
       exists (select from stock_item) as has_stock`,
    [`%@${DEMO_DOMAIN}`],
  );
  if (rows[0]?.is_live) throw new StartRefused('This database has orders that were paid with real money.');
  if (rows[0]?.is_done) throw new StartRefused('This database has a demo history already.');
  if (!rows[0]?.has_stock) throw new StartRefused('This database has no products: start the shop once.');
}

async function timed(step: string, work: Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work;
  process.stdout.write(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${step}\n`);
}

async function seedDemo(): Promise<void> {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } });
  const orders = wholeNumber('orders', values.orders, 1_000_000);
  const seed = wholeNumber('seed', values.seed, 1_000_000);
  const settings = loadSettings();
  refuseRealShop(process.env);
  const timeZone = envSchema.shape.SHOP_TIME_ZONE.parse(process.env['SHOP_TIME_ZONE']);
  const client = new pg.Client({ connectionString: databaseUrl(settings), application_name: 'seed-demo' });
  await client.connect();
  const started = performance.now();
  try {
    await refuseUnfitData(client);
    await client.query('begin');
    // A few sorts of some 100 MB at most; the settings end with the transaction.
    await client.query(`set local work_mem = '128MB'; set local synchronous_commit = off; set local jit = off`);
    for (const [step, sql] of [...planDemo({ orders, seed, timeZone }), ...WRITE_DEMO]) await timed(step, client.query(sql));
    await timed('Commit', client.query('commit'));
    await timed('Statistics', client.query(VACUUM_DEMO));
  } finally {
    await client.end();
  }
  process.stdout.write(`A demo history of ${orders} orders in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}

try {
  await seedDemo();
} catch (error) {
  reportFailure(error);
}
