import { Router } from 'express';
import pg from 'pg';
import type { App } from '../../app/app.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Lifecycle } from '../lifecycle.ts';

const CHECK_TIMEOUT_MS = 1_000;
/** However often it is asked, PostgreSQL is looked at twice a second at most. */
const FRESH_MS = 500;

export interface Readiness {
  status: 'ready' | 'not ready';
  checks: { process: string; postgres: string; redis: string };
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? (message ? message.slice(0, 80) : 'unknown');
};

/** On a connection of its own: a pool that is full of slow requests is no reason to take the replica out of service. */
const checkPostgres = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: CHECK_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ applied: number }>('select count(*)::int as applied from migrations');
    const applied = rows[0]?.applied ?? 0;
    // More is fine: a newer release has migrated already while this one still serves.
    return applied >= migrations.length ? 'ok' : `${migrations.length - applied} migrations are missing`;
  } catch (error) {
    return reasonOf(error) === '42P01' ? 'not migrated yet' : `unreachable (${reasonOf(error)})`;
  } finally {
    void client.end().catch(() => undefined);
  }
};

/** Anything but noeviction would let Redis throw away queued jobs and sessions when memory runs short. */
const checkRedis = async (redis: App['redis']): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  try {
    const answers = Promise.all([redis.ping(), redis.configGet('maxmemory-policy')]);
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), CHECK_TIMEOUT_MS);
    });
    const [, config] = await Promise.race([answers, late]);
    const policy = config['maxmemory-policy'];
    return policy === 'noeviction' ? 'ok' : `maxmemory-policy is ${policy}, must be noeviction`;
  } catch (error) {
    return `unreachable (${reasonOf(error)})`;
  } finally {
    clearTimeout(timer);
  }
};

const look = async (app: App): Promise<Pick<Readiness['checks'], 'postgres' | 'redis'>> => {
  const [postgres, redis] = await Promise.all([checkPostgres(app.env.DATABASE_URL), checkRedis(app.redis)]);
  return { postgres, redis };
};

/** GET /healthz: the process answers. GET /readyz: it can do its work, or why not. */
export const healthRoutes = (app: App, lifecycle: Lifecycle): Router => {
  let last: { at: number; checks: ReturnType<typeof look> } | null = null;
  const router = Router();
  router.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), checks: look(app) };
    const checks: Readiness['checks'] = { process: lifecycle.phase === 'serving' ? 'ok' : lifecycle.phase, ...(await last.checks) };
    const isReady = Object.values(checks).every((check) => check === 'ok');
    const body: Readiness = { status: isReady ? 'ready' : 'not ready', checks };
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(body);
  });
  return router;
};
