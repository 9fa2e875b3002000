import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { countingViolations } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const root = resolve(import.meta.dirname, '../../..');
const shop = setupShop({ processes: 'in-process' });

/** Runs npm run seed:demo on the shop's database. Resolves with what it printed. */
async function seed(env: Record<string, string> = {}, args = ['--orders', '600']): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['scripts/seed-demo.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: shop.databaseUrl, DATA_DIR: '/nowhere', ...env },
  });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => Promise.reject(new Error(error.stderr)),
  );
}

describe('npm run seed:demo', () => {
  it.each([
    ['a live key', { STRIPE_SECRET_KEY: 'sk_live_demo' }, 'live key'],
    ["an organization's live key", { STRIPE_SECRET_KEY: 'sk_org_live_demo' }, 'live key'],
    [
      'production without the sandbox',
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_a', SHIPPO_API_KEY: 'a', SMTP_URL: 'smtp://a' },
      'sandbox',
    ],
  ])('refuses %s and writes nothing', async (_, env, message) => {
    await expect(seed(env)).rejects.toThrow(message);
    expect(await shop.sql('select from orders')).toEqual([]);
  });

  it('makes a history that keeps the invariants, and only once', async () => {
    expect(await seed()).toContain('A demo history of 600 orders');
    const [counts] = await shop.sql<{
      numbered: number;
      unpaid: number;
      refunded: number;
      imported: number;
      accounts: number;
      guests: number;
      days: number;
    }>(
      `select count(*) filter (where number is not null and source = 'shop')::int as numbered, count(*) filter (where status in ('expired', 'canceled'))::int as unpaid,
         count(*) filter (where refunded_cents > 0)::int as refunded, count(*) filter (where source = 'import')::int as imported,
         count(*) filter (where user_id is not null)::int as accounts, count(*) filter (where user_id is null)::int as guests,
         count(distinct created_at::date)::int as days from orders`,
    );
    expect(counts!.numbered).toBeGreaterThan(590);
    for (const count of Object.values(counts!)) expect(count).toBeGreaterThan(0);
    expect(counts!.days).toBeGreaterThan(200);
    expect(await countingViolations(shop.databaseUrl)).toEqual([]);
    // No sweep may ask the provider about a payment that it has never seen.
    expect(
      await shop.sql(
        `select from orders where payment_intent_id is not null and not (is_payment_closed and payment_intent_id like 'pi_demo_%')`,
      ),
    ).toEqual([]);
    expect(await shop.sql(`select from orders where mode <> 'sandbox'`)).toEqual([]);
    await expect(seed()).rejects.toThrow('a demo history already');
  });

  it.each([
    ['--orders', 'many'],
    ['--orders', '0'],
    ['--seed', '-1'],
  ])('refuses %s %s', async (...args) => {
    await expect(seed({}, args)).rejects.toThrow(/must be a whole number|argument/);
  });
});
