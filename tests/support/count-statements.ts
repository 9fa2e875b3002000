import type pg from 'pg';
import { withDatabaseClient } from './invariants.ts';

export interface CountedStatement {
  query: string;
  calls: number;
}

/** The number of statements that api and worker sent, transaction control included (pg_stat_statements). */
export async function countStatements(databaseUrl: string, work: () => Promise<void>): Promise<CountedStatement[]> {
  function read<T extends pg.QueryResultRow>(sql: string) {
    return withDatabaseClient(databaseUrl, async (client) => (await client.query<T>(sql)).rows);
  }
  await read('create extension if not exists pg_stat_statements');
  await read('select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)');
  await work();
  return read<CountedStatement>(
    `select query, calls::int from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%' and query not like '%as due from outbox%'
       -- The worker's heartbeat, which comes every few seconds whatever is bought.
       and query not like '%min(coalesce(leased_until, created_at))%' order by calls desc`,
  );
}

export function total(statements: readonly CountedStatement[]): number {
  return statements.reduce((sum, statement) => sum + statement.calls, 0);
}
