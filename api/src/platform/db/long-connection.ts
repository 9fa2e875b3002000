import pg from 'pg';

/** How soon the server ends the statement of a process that was killed. */
const CHECK_INTERVAL = '2s';
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Runs work on a connection of its own, for statements that take minutes: those of the pool end after ten seconds (orm.ts). Times are in
 * UTC. The connection ends with the work; a transaction that is open then is rolled back.
 */
export async function withLongConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The error of a lost connection fails the work; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set timezone to 'UTC'; set statement_timeout to 0; set lock_timeout to '30s'; set client_connection_check_interval to '${CHECK_INTERVAL}'`,
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
