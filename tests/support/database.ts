import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './stores.ts';

export type TestDatabase = {
  databaseUrl: string;
  /** A numbered Redis database that no other test file of this run uses. */
  redisUrl: string;
  /** Prefix of queue and keys, for names that databases share. */
  prefix: string;
  drop(): Promise<void>;
};

async function onMaintenance<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies the migrated and seeded template, which takes some tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { maintenanceUrl, templateName, redisUrl } = inject('stores');
  return onMaintenance(maintenanceUrl, async (client) => {
    const { rows } = await client.query<{ number: number }>("SELECT nextval('test_number')::int AS number");
    const number = rows[0]?.number ?? 0;
    const name = `brew_test_${number}`;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`);
    return {
      databaseUrl: withDatabase(maintenanceUrl, name),
      redisUrl: withDatabase(redisUrl, String(number)),
      prefix: name,
      drop: () => onMaintenance(maintenanceUrl, async (again) => void (await again.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
    };
  });
}
