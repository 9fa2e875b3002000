import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateAndSeed } from '@brew-quest/api/testing';
import { buildStale } from '../../scripts/build.ts';
import { startPostgres } from './start-postgres.ts';
import { startRedis } from './start-redis.ts';
import { withDatabase } from './stores.ts';

const TEMPLATE = 'brew_template';

/**
 * Builds what is out of date, starts PostgreSQL and Redis once, and prepares the database that every test file copies. The build runs
 * here and not in each file, so that all files of a run test the same build.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis(), buildStale()]);
  async function close(): Promise<void> {
    await Promise.all([postgres.close(), redis.close()]);
  }
  try {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE}`);
    await client.query('CREATE SEQUENCE test_number');
    await migrateAndSeed(withDatabase(postgres.url, TEMPLATE));
    await client.end();
    project.provide('stores', {
      maintenanceUrl: postgres.url,
      templateName: TEMPLATE,
      redisUrl: redis.url,
      postgresLogFile: postgres.logFile,
    });
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
