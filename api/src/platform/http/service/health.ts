import { Router } from 'express';
import pg from 'pg';
import { ErrorReply } from 'redis';
import type { Services } from '../../context/services.ts';
import { migrations } from '../../db/migrations/index.ts';
import { type JobList, knownJobs } from '../../outbox/define-job.ts';
import { type OldestDueRow, oldestDueSql } from '../../outbox/oldest-due.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { probeWrite } from '../../db/redis.ts';
import type { Lifecycle } from '../lifecycle.ts';

const CHECK_TIMEOUT_MS = 1_000;
const LOCK_TIMEOUT_MS = 300;
/** However often it is asked, PostgreSQL is looked at twice a second at most. */
const FRESH_MS = 500;

interface Readiness {
  /** degraded: in service without Redis, as purchases and the catalogue need none, or with a catalogue only (docs/reliability.md, INF-22, INF-29). */
  status: 'ready' | 'degraded' | 'not ready';
  checks: { process: string; postgres: string; redis: string };
  /** How long the oldest job has waited for a worker; null when none waits or PostgreSQL cannot be asked. No reason to take a replica out. */
  jobs: { oldestDueSeconds: number | null };
}

interface Look {
  postgres: string;
  redis: string;
  oldestDueSeconds: number | null;
}

const UNREACHABLE = 'unreachable';
const READ_ONLY = 'read-only';
const NOT_WRITABLE = 'not writable';

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? (message ? message.slice(0, 80) : 'unknown');
}

/** For information only: a table that a migration holds is no reason to take the replica out of service. */
function oldestDueSeconds(client: pg.Client, jobs: JobList): Promise<number | null> {
  return client.query<OldestDueRow>(oldestDueSql('$1'), [knownJobs(jobs)]).then(
    ({ rows }) => rows[0]?.seconds ?? null,
    () => null,
  );
}

/** On a connection of its own: a pool that is full of slow requests is no reason to take the replica out of service. */
async function checkPostgres(databaseUrl: string, jobs: JobList): Promise<Pick<Look, 'postgres' | 'oldestDueSeconds'>> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ applied: number; is_read_only: boolean }>(
      `select count(*)::int as applied, current_setting('transaction_read_only')::boolean as is_read_only from migrations`,
    );
    const { applied = 0, is_read_only: isReadOnly = false } = rows[0] ?? {};
    // More is fine: a newer release has migrated already while this one still serves.
    if (applied < migrations.length) return { postgres: `${migrations.length - applied} migrations are missing`, oldestDueSeconds: null };
    return { postgres: isReadOnly ? READ_ONLY : 'ok', oldestDueSeconds: await oldestDueSeconds(client, jobs) };
  } catch (error) {
    return {
      postgres: reasonOf(error) === '42P01' ? 'not migrated yet' : `${UNREACHABLE} (${reasonOf(error)})`,
      oldestDueSeconds: null,
    };
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** With any other policy Redis evicts queued jobs and sessions when memory runs short. */
async function checkRedis({ redis, env }: Services): Promise<string> {
  try {
    const writable = probeWrite(redis, env.QUEUE_PREFIX).then(
      () => null,
      (error: unknown) => (error instanceof ErrorReply ? `${NOT_WRITABLE} (${error.message.split(' ')[0]})` : Promise.reject(error)),
    );
    const [refusal, config] = await withTimeout(CHECK_TIMEOUT_MS, Promise.all([writable, redis.configGet('maxmemory-policy')]));
    const policy = config['maxmemory-policy'];
    return policy === 'noeviction' ? (refusal ?? 'ok') : `maxmemory-policy is ${policy}, must be noeviction`;
  } catch (error) {
    return `${UNREACHABLE} (${reasonOf(error)})`;
  }
}

async function look(services: Services): Promise<Look> {
  const [database, redis] = await Promise.all([checkPostgres(services.env.DATABASE_URL, services.jobs), checkRedis(services)]);
  return { ...database, redis };
}

/** A Redis that is set up wrongly loses jobs and takes the replica out of service; one that is down or full does not, nor does a read-only PostgreSQL. */
function statusOf({ process, postgres, redis }: Readiness['checks']): Readiness['status'] {
  if (process !== 'ok' || (postgres !== 'ok' && postgres !== READ_ONLY)) return 'not ready';
  if (redis === 'ok') return postgres === 'ok' ? 'ready' : 'degraded';
  return redis.startsWith(UNREACHABLE) || redis.startsWith(NOT_WRITABLE) ? 'degraded' : 'not ready';
}

/** GET /healthz: the process answers. GET /readyz: it can do its work, or why not. */
export function healthRoutes(services: Services, lifecycle: Lifecycle): Router {
  let last: { at: number; checks: ReturnType<typeof look> } | null = null;
  const router = Router();
  router.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), checks: look(services) };
    const { oldestDueSeconds, postgres, redis } = await last.checks;
    const checks: Readiness['checks'] = { process: lifecycle.phase === 'serving' ? 'ok' : lifecycle.phase, postgres, redis };
    const status = statusOf(checks);
    const body: Readiness = { status, checks, jobs: { oldestDueSeconds } };
    res
      .status(status === 'not ready' ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json(body);
  });
  return router;
}
