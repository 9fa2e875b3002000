import { createContext, sweepImports } from '@brew-quest/api';
import { expect, it } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

/** A run in this state, with two pieces of a file. */
async function makeRun(state: string, age: string, over: { endedAt?: string } = {}): Promise<number> {
  const [run] = await shop.sql<{ id: number }>(
    `insert into import_run (ref, kind, state, file_name, user_id, time_zone, check_number, created_at, started_at, ended_at)
     values (gen_random_uuid()::text, 'standard', $1, 'orders.csv', 1, 'UTC', 1, now() - $2::interval, now() - $2::interval, now() - $3::interval) returning id`,
    [state, age, over.endedAt ?? null],
  );
  await shop.sql(`insert into import_chunk (run_id, place, bytes) select $1, n, 'a' from generate_series(0, 250) n`, [run!.id]);
  return run!.id;
}

async function stateOf(id: number): Promise<{ state: string; chunks: number } | undefined> {
  const [row] = await shop.sql<{ state: string; chunks: number }>(
    'select state, (select count(*)::int from import_chunk where run_id = id) as chunks from import_run where id = $1',
    [id],
  );
  return row;
}

it('removes broken uploads, old files and staging tables, ends what nobody goes on with and questions without an answer, and begins the next import', async () => {
  const broken = await makeRun('uploading', '3 hours');
  const uploading = await makeRun('uploading', '1 hour');
  const old = await makeRun('done', '9 days', { endedAt: '8 days' });
  const recent = await makeRun('done', '9 days', { endedAt: '6 days' });
  const left = await makeRun('checked', '8 days');
  const checked = await makeRun('checked', '1 day');
  const waiting = await makeRun('waiting', '1 minute');
  const unanswered = await makeRun('matching', '3 minutes');
  const asking = await makeRun('matching', '1 minute');
  await shop.sql(`create table import_read_${old}_1 (place int); create table import_prepared_${checked}_1 (place int)`);

  await sweepImports(createContext(shop.app, { kind: 'system' }, 'sweep'));

  expect(await stateOf(broken)).toBeUndefined();
  expect(await stateOf(uploading)).toEqual({ state: 'uploading', chunks: 251 });
  expect(await stateOf(old)).toEqual({ state: 'done', chunks: 0 });
  expect(await stateOf(recent)).toEqual({ state: 'done', chunks: 251 });
  expect((await stateOf(left))?.state).toBe('stopped');
  expect(await stateOf(checked)).toEqual({ state: 'checked', chunks: 251 });
  expect((await stateOf(waiting))?.state).toBe('importing');
  expect((await stateOf(unanswered))?.state).toBe('matched');
  expect((await stateOf(asking))?.state).toBe('matching');
  const tables = await shop.sql<{ name: string }>(`select relname as name from pg_class where relname ~ '^import_(read|prepared)_'`);
  expect(tables).toEqual([{ name: `import_prepared_${checked}_1` }]);
});
