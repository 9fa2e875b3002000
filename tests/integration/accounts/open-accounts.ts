import { once } from 'node:events';
import { startTestApi, type TestApi } from '@brew-quest/api/testing';
import pg from 'pg';
import { type BrowserSession, openBrowser } from '../../support/browser-session.ts';
import { createTestDatabase } from '../../support/database.ts';
import { makeShopper, newPerson, type Person, type Shopper } from '../../support/factories/shoppers.ts';

export { newPerson, type Person };

export const adminLogin = { username: 'captain@brewquest.example', password: 'grind-the-beans-2001' };
export const coffeeAdminLogin = { username: 'barista', password: 'steam-wand-2001' };

export interface AccountsApi extends TestApi {
  sql<T extends pg.QueryResultRow = Record<string, unknown>>(query: string, values?: unknown[]): Promise<T[]>;
  browser(headers?: Record<string, string>): BrowserSession;
  /** Registers somebody new. */
  signUp(over?: Partial<Person>): Promise<Shopper>;
  auditOf(subject: string): Promise<string[]>;
}

/** The api in this process on a database of its own, without worker and providers. */
export async function openAccounts(
  settings: Record<string, string> = {},
  options: Parameters<typeof startTestApi>[1] = {},
): Promise<AccountsApi> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  const api = await startTestApi(
    {
      DATABASE_URL: database.databaseUrl,
      REDIS_URL: database.redisUrl,
      QUEUE_PREFIX: database.prefix,
      SANDBOX_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    options,
  );
  if (!api.app.redis.isReady) await once(api.app.redis, 'ready');
  const sql: AccountsApi['sql'] = async <T extends pg.QueryResultRow>(query: string, values: unknown[] = []) =>
    (await client.query<T>(query, values)).rows;
  function browser(headers: Record<string, string> = {}) {
    return openBrowser(api.baseUrl, new Map(), headers);
  }
  return {
    ...api,
    sql,
    browser,
    signUp: (over) => makeShopper(api, over),
    auditOf: async (subject) =>
      (await sql<{ action: string }>('select action from audit_entry where subject = $1 order by id', [subject])).map(
        ({ action }) => action,
      ),
    async close() {
      await api.close();
      await client.end();
      await database.drop();
    },
  };
}
