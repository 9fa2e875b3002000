import { migrateAndSeed } from '@brew-quest/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { withDatabaseClient } from '../../support/invariants.ts';

const MIGRATION = '20261122030000-coupon-codes';

describe('CPN-09: a code exists once, in any spelling', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());
  function sql(query: string, values: unknown[] = []) {
    return withDatabaseClient(database.databaseUrl, async (client) => (await client.query<Record<string, unknown>>(query, values)).rows);
  }
  function insert(code: string) {
    return sql(`insert into coupon (code, description, discount_type, discount_value) values ($1, 'Offer', 'fixed', 100) returning id`, [
      code,
    ]);
  }

  it.each(['brew10', 'Brew10', 'BREW10', ' BREW10', 'BREW10 ', 'unheard-of', ''])(
    'the database refuses a row with the code %j',
    async (code) => {
      await expect(insert(code)).rejects.toThrow(/coupon_code_(check|unique)/);
      await expect(sql(`update coupon set code = $1 where code = 'FIVER'`, [code])).rejects.toThrow(/coupon_code_(check|unique)/);
    },
  );

  it('the migration keeps existing rows: the first gets the code, the others are disabled', async () => {
    await sql('alter table coupon drop constraint coupon_code_check');
    await sql('delete from migrations where name = $1', [MIGRATION]);
    const old: Record<string, number> = {};
    for (const code of ['brew10', 'tea', 'Tea', ' TEA', ' spaced ', '', ' ']) old[code] = (await insert(code))[0]!['id'] as number;
    const [known] = await sql(`select * from coupon where code = 'BREW10'`);
    await migrateAndSeed(database.databaseUrl);
    const rows = await sql('select id, code, is_active from coupon');
    const after = Object.fromEntries(rows.map(({ id, ...rest }) => [id, rest]));
    expect(await sql(`select * from coupon where code = 'BREW10'`)).toEqual([known]);
    expect(after[old['brew10']!]).toEqual({ code: `BREW10-DUPLICATE-${old['brew10']}`, is_active: false });
    expect(after[old['tea']!]).toEqual({ code: 'TEA', is_active: true });
    expect(after[old['Tea']!]).toEqual({ code: `TEA-DUPLICATE-${old['Tea']}`, is_active: false });
    expect(after[old[' TEA']!]).toEqual({ code: `TEA-DUPLICATE-${old[' TEA']}`, is_active: false });
    expect(after[old[' spaced ']!]).toEqual({ code: 'SPACED', is_active: true });
    for (const code of ['', ' ']) expect(after[old[code]!]).toEqual({ code: `-DUPLICATE-${old[code]}`, is_active: false });
    await expect(insert('tea')).rejects.toThrow('coupon_code_check');
  });
});
