import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config/config-error.ts';

const CONNECT_MS = 3_000;
const LAST_CONNECT_MS = 1_000;
const RETRY_MS = 250;

/** PostgreSQL's answers that no waiting changes (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'refuses this user',
  '28P01': 'refuses this user or password',
  '3D000': 'has no database of this name',
};

type Attempt = { isReached: true } | { isReached: false; refusal?: string; reason: string };

async function connect(connectionString: string, timeoutMs: number): Promise<Attempt> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { isReached: true };
  } catch (error) {
    const { code } = error as { code?: string };
    const refusal = refusals[code ?? ''];
    // Any other answer of PostgreSQL's (starting up, out of connections) comes from a server that is there.
    if (!refusal && error instanceof pg.DatabaseError) return { isReached: true };
    return { isReached: false, refusal, reason: code ?? 'no answer in time' };
  } finally {
    // Not awaited: a connection that gets no answer does not end in time either.
    void client.end().catch(() => undefined);
  }
}

/** Host and port of the address; never its user or password. */
function placeOf(databaseUrl: string): string {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || searchParams.get('port') || '5432'}`;
}

/**
 * Resolves when PostgreSQL answers at DATABASE_URL, or when `isStopping` says so. What waiting cannot change (user, password, name of
 * the database) is refused at once, a server that does not answer after DATABASE_WAIT_SECONDS (docs/reliability.md, INF-36).
 * @throws ConfigError in one line that names the variable and holds no password
 */
export async function requireDatabase(
  env: { DATABASE_URL: string; DATABASE_WAIT_SECONDS: number },
  isStopping: () => boolean = () => false,
): Promise<void> {
  const place = placeOf(env.DATABASE_URL);
  const deadline = performance.now() + env.DATABASE_WAIT_SECONDS * 1_000;
  while (!isStopping()) {
    // One attempt begins after the deadline: where this process was paused, the one before timed out without a word from PostgreSQL.
    const leftMs = deadline - performance.now();
    const attempt = await connect(env.DATABASE_URL, Math.min(CONNECT_MS, Math.max(leftMs, LAST_CONNECT_MS)));
    if (attempt.isReached) return;
    if (attempt.refusal) throw new ConfigError(`DATABASE_URL: PostgreSQL at ${place} ${attempt.refusal} (${attempt.reason})`);
    if (leftMs <= 0) throw new ConfigError(`DATABASE_URL: no PostgreSQL answers at ${place} (${attempt.reason})`);
    await pause(RETRY_MS);
  }
}
