import { createContext, recountCustomers } from '@brew-quest/api';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeStaff } from '../../support/factories/shoppers.ts';
import { withDatabaseClient } from '../../support/invariants.ts';
import { type InProcessShop, openShop, setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });
let admin: BrowserSession;
beforeAll(async () => {
  admin = (await makeStaff(shop)).browser;
});

interface Customer {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  kind: string;
  createdAt: string;
  orderCount: number;
  spentCents: number;
}

/** All pages of the list. */
async function listed(browser = admin, args = ''): Promise<{ rows: Customer[]; counts: Record<string, number> }> {
  const rows: Customer[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await browser.post<{ data: { adminCustomers: { rows: Customer[]; counts: { kind: string; count: number }[] } } }>(
      '/graphql',
      {
        query: `{ adminCustomers(page: ${page} pageSize: 100 ${args}) {
          rows { id email firstName lastName kind createdAt orderCount spentCents } counts { kind count } } }`,
      },
    );
    const found = body.data.adminCustomers;
    rows.push(...found.rows);
    if (found.rows.length < 100) return { rows, counts: Object.fromEntries(found.counts.map(({ kind, count }) => [kind, count])) };
  }
}

/** The customers by the definition itself, summed over all orders. */
function summed(modes: readonly string[]): Promise<Customer[]> {
  return shop.sql<Customer & Record<string, unknown>>(
    `with counted as (select o.*, lower(o.email) as address, o.source = 'shop' and o.mode = any($1) as is_counted from orders o where o.number is not null),
     account as (
       select u.id::text as id, u.email, u.first_name as "firstName", u.last_name as "lastName", 'ACCOUNT' as kind, u.created_at,
         count(o.id)::int as "orderCount", coalesce(sum(o.total_cents - o.refunded_cents), 0)::int as "spentCents"
       from users u left join counted o on o.is_counted and (o.user_id = u.id or (o.user_id is null and o.address = u.email))
       where u.email is not null group by u.id),
     guest as (
       select o.address as id, o.address as email, (array_agg(o.customer_first_name order by o.id desc))[1] as "firstName",
         (array_agg(o.customer_last_name order by o.id desc))[1] as "lastName", case when bool_or(o.source = 'shop') then 'GUEST' else 'IMPORTED' end as kind,
         min(o.created_at) as created_at, (count(*) filter (where o.is_counted))::int as "orderCount",
         coalesce(sum(o.total_cents - o.refunded_cents) filter (where o.is_counted), 0)::int as "spentCents"
       from counted o where o.user_id is null and o.address is not null and (o.source <> 'shop' or o.mode = any($1))
         and not exists (select from users u where u.email = o.address) group by o.address),
     both_kinds as (select * from account union all select * from guest)
     select id, email, "firstName", "lastName", kind, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "orderCount", "spentCents"
     from both_kinds order by id collate "C"`,
    [modes],
  );
}

function byId(rows: readonly Customer[]): Customer[] {
  return rows.toSorted((one, other) => Buffer.compare(Buffer.from(one.id), Buffer.from(other.id)));
}

const ALL_MODES = ['sandbox', 'test', 'live'];
async function expectAgreement(when: string): Promise<void> {
  const [{ rows, counts }, expected] = [await listed(), await summed(ALL_MODES)];
  expect(byId(rows), when).toEqual(expected);
  const kinds = Object.groupBy(expected, ({ kind }) => kind);
  expect(counts, when).toEqual(Object.fromEntries(Object.entries(kinds).map(([kind, customers]) => [kind, customers!.length])));
}

function recount({ app }: Pick<InProcessShop, 'app'> = shop): Promise<void> {
  return recountCustomers(createContext(app, { kind: 'system' }, 'recount-customers'));
}

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface OrderFacts {
  email: string;
  source?: string;
  mode?: string;
  isPaid?: boolean;
  userId?: number | null;
  firstName?: string;
}
const ADD_ORDER = `insert into orders (ref, number, status, source, mode, user_id, email, customer_first_name, customer_last_name, subtotal_cents, discount_cents,
    shipping_cents, actual_shipping_cents, total_cents, shipping_method, created_at, paid_at)
  values ('order-' || random(), case when $1 then nextval('order_number_seq') end, case when $1 then 'completed' else 'pending' end, $2, $3, $4, $5, $6, 'Bean',
    1000, 0, 0, 0, 1000, 'Standard', now(), case when $1 then now() end) returning id`;
function orderValues({ email, source = 'shop', mode = 'sandbox', isPaid = true, userId = null, firstName = 'Ida' }: OrderFacts): unknown[] {
  return [isPaid, source, mode, userId, email, firstName];
}
async function addOrder(facts: OrderFacts): Promise<void> {
  await shop.sql(ADD_ORDER, orderValues(facts));
}

const A_USER = `(select id from users where role = 'customer' order by md5(id || $1::text) limit 1)`;
const AN_ORDER = `(select id from orders order by md5(id || $1::text) limit 1)`;
const ADDRESSES = Array.from({ length: 12 }, (_, at) => `person${at}@beans.example`);

/** One change of each kind that makes, moves or ends a customer. */
function changes(random: () => number): (() => Promise<unknown>)[] {
  const key = String(random());
  const address = ADDRESSES[Math.floor(random() * ADDRESSES.length)]!;
  const typed = random() < 0.3 ? address.toUpperCase() : address;
  const name = `Name${Math.floor(random() * 5)}`;
  const unused = `select from users where email = $2::text`;
  return [
    () =>
      addOrder({ email: typed, firstName: name, source: random() < 0.2 ? 'import' : 'shop', mode: ALL_MODES[Math.floor(random() * 3)]! }),
    () => addOrder({ email: typed, firstName: name, isPaid: false }),
    () =>
      shop.sql(`update orders set number = nextval('order_number_seq'), paid_at = now() where number is null and id = ${AN_ORDER}`, [key]),
    () => shop.sql(`update orders set refunded_cents = refunded_cents + 100 where refunded_cents < 900 and id = ${AN_ORDER}`, [key]),
    () => shop.sql(`update orders set user_id = ${A_USER} where user_id is null and id = ${AN_ORDER}`, [key]),
    () => shop.sql(`update orders set email = $2::text, customer_first_name = $3::text where id = ${AN_ORDER}`, [key, typed, name]),
    () => shop.sql(`delete from orders where id = ${AN_ORDER}`, [key]),
    () =>
      shop.sql(
        `insert into users (email, first_name, last_name, created_at) select $2::text, $1::text, 'Grinder', now() where not exists (${unused})`,
        [name, address],
      ),
    () => shop.sql(`update users set email = $2::text where id = ${A_USER} and not exists (${unused})`, [key, address]),
    () => shop.sql(`update users set first_name = $2::text where id = ${A_USER}`, [key, name]),
    () => shop.sql(`update users set email = null, username = 'user' || id where id = ${A_USER} and $1::text::float < 0.3`, [key]),
    () => shop.sql(`delete from users where id = ${A_USER}`, [key]),
  ];
}

async function changeOne(random: () => number): Promise<void> {
  const kinds = changes(random);
  await kinds[Math.min(Math.floor(random() * (kinds.length + 3)), kinds.length + 2) % kinds.length]!();
}

describe('the list agrees with the sums over all orders', () => {
  it.each([1, 2, 3])('after changes in random order, with and without a recount between (%i)', async (seed) => {
    const random = numbersFrom(seed);
    for (let round = 0; round < 12; round += 1) {
      for (let at = 0; at < 8; at += 1) await changeOne(random);
      await expectAgreement(`seed ${seed}, round ${round}`);
      const isRecounted = random() < 0.5;
      if (isRecounted) await recount();
      await expectAgreement(`seed ${seed}, round ${round}, ${isRecounted ? '' : 'not '}recounted`);
    }
    await recount();
    expect(await shop.sql('select from customer_change')).toEqual([]);
    await expectAgreement(`seed ${seed}, all recounted`);
  });

  it('while customers are recounted, twice at once', async () => {
    const random = numbersFrom(4);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([recount(), recount(), ...Array.from({ length: 10 }, () => changeOne(random)), recount()]);
      await expectAgreement(`round ${round}`);
    }
    await recount();
    await expectAgreement('recounted');
  });

  it('in each order and in a search, some customers recounted and some not', async () => {
    await addOrder({ email: 'mixed-a@beans.example', firstName: 'Zoe' });
    await recount();
    await addOrder({ email: 'mixed-b@beans.example', firstName: 'Abe' });
    await addOrder({ email: 'Mixed-B@beans.example', firstName: 'Abel' });
    const sorted = { JOINED: 'ab', NAME: 'ba', EMAIL: 'ab', ORDERS: 'ab', SPENT: 'ab' };
    for (const [sort, letters] of Object.entries(sorted)) {
      const { rows } = await listed(admin, `q: "MIXED-" sort: ${sort} isDescending: false`);
      expect(rows.map(({ email }) => email.charAt(6)).join(''), sort).toBe(letters);
    }
    // By the name of an earlier order too.
    expect((await listed(admin, 'q: "abe bean"')).rows).toMatchObject([{ firstName: 'Abel', orderCount: 2 }]);
  });
});

it('a shop that counts other orders has other customers, before and after its recount', async () => {
  await addOrder({ email: 'sandbox-only@beans.example' });
  await recount();
  const stores = { databaseUrl: shop.database.databaseUrl, redisUrl: shop.database.redisUrl, prefix: 'other-mode' };
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const other = await openShop({ processes: 'in-process', stores, env: keys });
  try {
    const { browser } = await makeStaff({ baseUrl: other.baseUrl, sql: shop.sql });
    for (const when of ['before', 'after']) {
      const { rows } = await listed(browser);
      expect(byId(rows), when).toEqual(await summed(['test', 'live']));
      expect(rows.map(({ email }) => email)).not.toContain('sandbox-only@beans.example');
      await recount(other);
    }
    // Back in the first mode: the row of an address without a customer is recounted too.
    await expectAgreement('counted in the other mode');
    await recount();
    await expectAgreement('recounted');
    expect(await shop.sql(`select from customer_figure where modes <> 'sandbox test live'`)).toEqual([]);
  } finally {
    await other.close();
  }
});

describe('the triggers', () => {
  it('let two purchases of one customer commit while neither waits', async () => {
    const email = 'at-once@beans.example';
    await recount();
    // The row of the first stays uncommitted while the second is added and counted.
    await shop.sql('begin');
    await addOrder({ email });
    const { rows } = await listed(admin, `q: "${email}"`);
    expect(rows).toEqual([]);
    await secondPurchase(email);
    expect((await listed(admin, `q: "${email}"`)).rows).toMatchObject([{ orderCount: 1 }]);
    await recount();
    await shop.sql('commit');
    expect((await listed(admin, `q: "${email}"`)).rows).toMatchObject([{ orderCount: 2, spentCents: 2000 }]);
    await recount();
    expect((await listed(admin, `q: "${email}"`)).rows).toMatchObject([{ orderCount: 2, spentCents: 2000 }]);
  });

  it('add nothing for a checkout that is not paid, nor for a change that no figure depends on', async () => {
    const email = 'unpaid@beans.example';
    await addOrder({ email });
    await recount();
    await addOrder({ email, isPaid: false });
    await shop.sql(`update orders set status = 'shipped', tracking_number = '9400' where email = $1`, [email]);
    await shop.sql('update users set sessions_valid_from = now()');
    expect(await shop.sql('select from customer_change')).toEqual([]);
  });
});

/** On a connection of its own, which gives up as soon as it has to wait for a lock. */
async function secondPurchase(email: string): Promise<void> {
  await withDatabaseClient(shop.databaseUrl, async (client) => {
    await client.query(`set lock_timeout = '500ms'`);
    await client.query(ADD_ORDER, orderValues({ email }));
  });
}
