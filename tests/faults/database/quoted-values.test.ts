import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop();

/** Each makes PostgreSQL fail a statement about the address in another way. The error message quotes the address. */
const faults: Record<string, { code: string; sql: string }> = {
  'a unique violation': { code: '23505', sql: 'insert into quoted values (new.email), (new.email);' },
  'a check violation': { code: '23514', sql: 'insert into checked values (new.email);' },
  'a foreign key violation': { code: '23503', sql: 'insert into referring values (new.email);' },
  'a value of the wrong type': { code: '22P02', sql: 'perform new.email::uuid;' },
  'a byte that is no text': { code: '22021', sql: `perform convert_from(decode('00', 'hex'), 'UTF8');` },
  'a syntax fault': { code: '42601', sql: `execute 'select ' || new.email || ' from';` },
  'an exception that was raised': { code: 'P0001', sql: `raise exception 'nothing for %', new.email;` },
};

const prepare = `
  create table if not exists quoted (email text primary key);
  create table if not exists checked (email text check (email = 'nobody'));
  create table if not exists referring (email text references quoted);`;

async function failOn(event: 'insert' | 'update', sql: string): Promise<void> {
  await shop.sql(prepare);
  await shop.sql(`create or replace function fail_with_value() returns trigger language plpgsql as $$ begin ${sql} return new; end $$`);
  await shop.sql(`create trigger fail_with_value before ${event} on password_reset for each row execute function fail_with_value()`);
}
function stopFailing() {
  return shop.sql('drop trigger fail_with_value on password_reset');
}

function logs(): string {
  return [shop.api.output(), shop.worker.output(), readFileSync(inject('stores').postgresLogFile, 'utf8')].join('\n');
}

/** Unique to this test, so that a hit in the PostgreSQL log comes from it. */
function address(name: string): string {
  return `quoted-${name.replaceAll(' ', '-')}-${shop.database.prefix}@customer.example`;
}

test.each(Object.entries(faults))('INP-02: %s of PostgreSQL is logged without the quoted value', async (name, { code, sql }) => {
  await failOn('insert', sql);
  const email = address(name);
  const { status, body } = await shop.browser().post('/api/auth/forgot-password', { email });
  await stopFailing();
  expect([status, body]).toMatchObject([500, { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' }]);
  const lines = await waitFor(5_000, async () => {
    const found = shop.api.entries().filter((entry) => entry['requestId'] === body['requestId']);
    return found.length > 0 && found;
  });
  expect(lines).toMatchObject([{ level: 50, err: { code, stack: expect.stringMatching(/^\s+at /) as string } }]);
  expect(logs()).not.toContain(email.split('@')[0]);
});

test('INP-02: a job that fails in the database leaves no value in its row and in the log', async () => {
  await failOn('update', faults['a unique violation']!.sql);
  const email = address('job');
  const browser = shop.browser();
  const person = { firstName: 'Ada', lastName: 'Grinder', email, password: 'ground-coffee' };
  expect((await browser.post('/api/auth/register', person)).status).toBe(201);
  expect((await browser.post('/api/auth/forgot-password', { email })).status).toBe(200);
  const [row] = await waitFor(20_000, async () => {
    const rows = await shop.sql(`select last_error from outbox where last_error is not null`);
    return rows.length > 0 && rows;
  });
  await stopFailing();
  await shop.sql(`update outbox set leased_until = now() where state = 'due'`);
  expect(row).toEqual({ last_error: 'database error 23505 at quoted.quoted_pkey' });
  // The worker logs after it has stored the error, and its output arrives through a pipe.
  await waitFor(5_000, async () => shop.worker.output().includes('job failed'));
  expect(logs()).not.toContain(email.split('@')[0]);
});
