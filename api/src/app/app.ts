import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import type { Env } from '../platform/config/load-env.ts';
import { listenToDatabase } from '../platform/db/notifications.ts';
import { createOrm } from '../platform/db/orm.ts';
import { createOpenAiGateway } from '../platform/gateways/openai/openai.ts';
import { createShippoGateway } from '../platform/gateways/shippo/shippo.ts';
import { createSmtpGateway } from '../platform/gateways/smtp/smtp.ts';
import { createStripeGateway } from '../platform/gateways/stripe/stripe.ts';
import { type Clock, systemClock } from '../platform/lib/clock.ts';
import { armFailpoints } from '../platform/lib/failpoint.ts';
import { loggedError } from '../platform/lib/logged-error.ts';
import { createJobQueue } from '../platform/outbox/queue.ts';
import { createRedis } from '../platform/db/redis.ts';
import { createLimits } from '../platform/context/limits.ts';
import type { Services } from '../platform/context/services.ts';
import { entities } from './entities.ts';
import { jobs } from './jobs.ts';
import { abortAfter } from '../platform/lib/with-timeout.ts';

/** The services of a running process, and their end. */
export interface App extends Services {
  close(): Promise<void>;
}

/**
 * For statements under way, e.g. of a GraphQL field whose sibling has failed the answer already. One that gets its connection while
 * the pool closes never gives it back (Kysely's driver has let go of the pool by then), so close() alone could wait for ever.
 */
const LAST_STATEMENTS_MS = 3_000;

const FIRST_REDIS_MS = 2_000;

export interface AppOptions {
  name: string;
  clock?: Clock;
  /** Sees every SQL statement; for tests that count them. */
  onQuery?: (sql: string) => void;
}

export async function createApp(env: Env, options: AppOptions): Promise<App> {
  const log = pino({
    name: options.name,
    level: env.LOG_LEVEL,
    serializers: { err: loggedError },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.clientSecret'],
  });
  const orm = await createOrm({
    databaseUrl: env.DATABASE_URL,
    entities,
    poolSize: env.DATABASE_POOL,
    ...(options.onQuery && { onQuery: options.onQuery }),
  });
  const redis = createRedis(env.REDIS_URL, log);
  redis.connect().catch(() => undefined);
  // One try is waited for, so that the first visitor does not meet a store that connects a moment later. More are not: the
  // catalogue and the webhook work without Redis (docs/reliability.md, decision 14).
  await once(redis, 'ready', { signal: abortAfter(FIRST_REDIS_MS) }).catch(() => undefined);
  const queue = createJobQueue(redis, env.QUEUE_PREFIX, log);
  const notifications = listenToDatabase(env.DATABASE_URL, log);
  const mail = createSmtpGateway({ url: env.smtpUrl, from: env.MAIL_FROM, requiresTls: env.smtpRequiresTls });
  return {
    env,
    log,
    orm,
    redis,
    queue,
    jobs,
    notifications,
    mail,
    clock: options.clock ?? systemClock,
    payments: createStripeGateway(env.stripe),
    carrier: createShippoGateway(env),
    chat: createOpenAiGateway(env, log),
    limits: createLimits(env, redis),
    reachFailpoint: armFailpoints(env.FAILPOINTS),
    ending: new AbortController(),
    async close() {
      mail.close();
      const closed = Promise.allSettled([queue.close(), notifications.close(), orm.close(true)]);
      await Promise.race([closed, pause(LAST_STATEMENTS_MS, undefined, { ref: false })]);
      redis.destroy();
    },
  };
}
