import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper, makeStaff, newPerson } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';

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
  orderCount: number;
  spentCents: number;
}
interface Page {
  rows: Customer[];
  totalCount: number;
  isCountCapped: boolean;
  counts: { kind: string; count: number }[];
}

async function list(args: string, browser = admin): Promise<Page> {
  const { body } = await browser.post<{ data?: { adminCustomers: Page }; errors?: { message: string; extensions: { code: string } }[] }>(
    '/graphql',
    {
      query: `{ adminCustomers${args} {
        rows { id email firstName lastName kind orderCount spentCents } totalCount isCountCapped counts { kind count }
      } }`,
    },
  );
  const [error] = body.errors ?? [];
  if (error) throw new Error(`${error.extensions.code}: ${error.message}`);
  return body.data!.adminCustomers;
}
function search(q: string, more = ''): Promise<Page> {
  return list(`(q: ${JSON.stringify(q)} ${more})`);
}

interface OrderFacts {
  email: string;
  userId?: number;
  source?: 'shop' | 'import';
  isPaid?: boolean;
  firstName?: string;
  totalCents?: number;
  refundedCents?: number;
}

async function addOrder(facts: OrderFacts): Promise<void> {
  const { email, userId = null, source = 'shop', isPaid = true, firstName = 'Ida', totalCents = 1000, refundedCents = 0 } = facts;
  await shop.sql(
    `insert into orders (ref, number, status, source, mode, user_id, email, customer_first_name, customer_last_name, subtotal_cents,
       discount_cents, shipping_cents, actual_shipping_cents, total_cents, refunded_cents, shipping_method, created_at, paid_at)
     values ($1, case when $2 then (select coalesce(max(number), 900000) + 1 from orders) end, case when $2 then 'completed' else 'pending' end,
       $3, case when $3 = 'shop' then 'sandbox' else 'import' end, $4, $5, $6, 'Old', $7, 0, 0, 0, $7, $8, 'standard', now(),
       case when $2 then now() end)`,
    [`order-${Math.random()}`, isPaid, source, userId, email, firstName, totalCents, refundedCents],
  );
}

describe('the list of customers', () => {
  it('counts what an account has bought, with and without being signed in, less what was refunded', async () => {
    const { person, userId } = await makeShopper(shop);
    await addOrder({ email: 'other@example.com', userId, totalCents: 2500 });
    await addOrder({ email: person.email, totalCents: 1500, refundedCents: 400 });
    const { rows, counts } = await search(person.email);
    expect(rows).toMatchObject([{ id: String(userId), firstName: 'Ada', kind: 'ACCOUNT', orderCount: 2, spentCents: 3600 }]);
    expect(counts).toEqual([{ kind: 'ACCOUNT', count: 1 }]);
  });

  it('has each guest once, with the name of the latest order, and none who never paid', async () => {
    const [email, unpaid] = [newEmail(), newEmail()];
    await addOrder({ email: email.toUpperCase(), firstName: 'First' });
    await addOrder({ email, firstName: 'Latest' });
    await addOrder({ email: unpaid, isPaid: false });
    expect((await search(email)).rows).toMatchObject([{ id: email, firstName: 'Latest', kind: 'GUEST', orderCount: 2 }]);
    expect((await search(unpaid)).totalCount).toBe(0);
  });

  it('leaves imported orders out of the figures, and knows who came by them alone', async () => {
    const [alone, both] = [newEmail(), newEmail()];
    for (const email of [alone, both]) await addOrder({ email, source: 'import' });
    await addOrder({ email: both });
    expect((await search(alone)).rows).toMatchObject([{ kind: 'IMPORTED', orderCount: 0, spentCents: 0 }]);
    expect((await search(both)).rows).toMatchObject([{ kind: 'GUEST', orderCount: 1, spentCents: 1000 }]);
  });

  it('searches e-mail address, first and last name, and takes every character literally', async () => {
    const name = `Zed${Math.random().toString(36).slice(2, 8)}`;
    const { person } = await makeShopper(shop, newPerson({ firstName: name, lastName: 'O_Neil%' }));
    for (const q of [name, `${name.toLowerCase()} o_neil%`, person.email.slice(0, 12)]) {
      expect(
        (await search(q)).rows.map(({ email }) => email),
        q,
      ).toContain(person.email);
    }
    for (const q of [`${name}_`, `${name}%neil`, `${name}\\`]) expect((await search(q)).totalCount, q).toBe(0);
  });

  it('shows one kind, and counts them all', async () => {
    const word = `kind${Math.random().toString(36).slice(2, 8)}`;
    await makeShopper(shop, newPerson({ email: `${word}@example.com` }));
    await addOrder({ email: `${word}@import.example.com`, source: 'import' });
    const page = await search(word, 'kind: IMPORTED');
    expect(page.rows.map(({ email }) => email)).toEqual([`${word}@import.example.com`]);
    expect(page.totalCount).toBe(1);
    expect(page.counts.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'ACCOUNT', count: 1 },
      { kind: 'IMPORTED', count: 1 },
    ]);
  });

  it('turns pages without losing or repeating anybody where the sorted value is the same', async () => {
    const word = `page${Math.random().toString(36).slice(2, 8)}`;
    for (const at of [1, 2, 3, 4, 5]) await addOrder({ email: `${word}${at}@example.com` });
    for (const sort of ['JOINED', 'NAME', 'EMAIL', 'ORDERS', 'SPENT']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => search(word, `sort: ${sort}, page: ${page}, pageSize: 2`)));
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size, sort).toBe(5);
      expect(pages.map(({ rows, totalCount }) => [rows.length, totalCount])).toEqual([
        [2, 5],
        [2, 5],
        [1, 5],
        [0, 5],
      ]);
    }
    const ascending = await search(word, 'sort: EMAIL, isDescending: false');
    expect(ascending.rows[0]?.email).toBe(`${word}1@example.com`);
  });

  it.each(['(page: 0)', '(pageSize: 101)', '(pageSize: 0)', `(q: "${'x'.repeat(101)}")`])('refuses %s', async (args) => {
    await expect(list(args)).rejects.toThrow('INVALID_INPUT');
  });

  it('counts each kind to the end, and the rows that match to ten thousand', async () => {
    await shop.sql(
      `insert into users (email, first_name, last_name, created_at) select 'many' || n || '@crowd.example', 'Many', 'People', now() from generate_series(1, 10001) n`,
    );
    const { totalCount, isCountCapped, counts } = await search('@crowd.example');
    expect({ totalCount, isCountCapped, counts }).toEqual({
      totalCount: 10_000,
      isCountCapped: true,
      counts: [{ kind: 'ACCOUNT', count: 10_001 }],
    });
    await shop.sql(`delete from users where email like 'many%@crowd.example'`);
  });

  it('is for administrators only', async () => {
    const { browser } = await makeShopper(shop);
    await expect(list('', browser)).rejects.toThrow('NOT_ALLOWED: Admin access required');
    await expect(list('', (await makeStaff(shop, 'coffee-admin')).browser)).rejects.toThrow('NOT_ALLOWED');
  });
});

describe('GET /api/admin/customers', () => {
  it('lists the documented fields, the newest first', async () => {
    const { person, userId } = await makeShopper(shop);
    const { status, body } = await admin.get<Record<string, unknown>[]>('/api/admin/customers');
    expect(status).toBe(200);
    expect(body[0]).toEqual({
      id: String(userId),
      email: person.email,
      firstName: 'Ada',
      lastName: 'Grinder',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('answers 403 to a customer', async () => {
    const { browser } = await makeShopper(shop);
    const { status, body } = await browser.get<{ message: string }>('/api/admin/customers');
    expect([status, body.message]).toEqual([403, 'Admin access required']);
  });
});
