import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import type { Env } from '../config/load-env.ts';
import { listenToDatabase, type Notifications } from '../db/notifications.ts';
import { createOrm, type MikroORM } from '../db/orm.ts';
import type { CarrierGateway } from '../gateways/carrier-gateway.ts';
import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import type { ChatGateway } from '../gateways/chat-gateway.ts';
import { createOpenAiGateway } from '../gateways/openai.ts';
import { createShippoGateway } from '../gateways/shippo.ts';
import { createSmtpGateway, type MailGateway } from '../gateways/smtp.ts';
import { createStripeGateway } from '../gateways/stripe.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import { armFailpoints, type ReachFailpoint } from '../lib/failpoint.ts';
import { loggedError } from '../lib/logged-error.ts';
import { createCatalogCache, type CatalogCache } from '../modules/catalog/catalog-cache.ts';
import { createJobQueue, type JobQueue } from '../queue/queue.ts';
import { createRedis, type RedisClient } from '../queue/redis.ts';
import { createLimits, type Limits } from './limits.ts';

/** What lives as long as the process; api and worker build it alike. */
export interface App {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly orm: MikroORM;
  readonly redis: RedisClient;
  readonly queue: JobQueue;
  readonly notifications: Notifications;
  readonly catalog: CatalogCache;
  readonly payments: PaymentGateway;
  readonly carrier: CarrierGateway;
  readonly mail: MailGateway;
  readonly chat: ChatGateway;
  readonly limits: Limits;
  readonly reachFailpoint: ReachFailpoint;
  /** Fires when the process was told to end: what may take long comes to a close by itself. */
  readonly ending: AbortController;
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

export const createApp = async (env: Env, options: AppOptions): Promise<App> => {
  const log = pino({
    name: options.name,
    level: env.LOG_LEVEL,
    serializers: { err: loggedError },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.clientSecret'],
  });
  const orm = await createOrm({
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    ...(options.onQuery && { onQuery: options.onQuery }),
  });
  const redis = createRedis(env.REDIS_URL, log);
  redis.connect().catch(() => undefined);
  // One try is waited for, so that the first visitor is not told of a store that was a moment away. More are not: the
  // catalogue and the webhook work without Redis (reliability.md, decision 14).
  await once(redis, 'ready', { signal: AbortSignal.timeout(FIRST_REDIS_MS) }).catch(() => undefined);
  const queue = createJobQueue(redis, env.QUEUE_PREFIX, log);
  const notifications = listenToDatabase(env.DATABASE_URL, log);
  const mail = createSmtpGateway(env.smtpUrl, env.MAIL_FROM);
  return {
    env,
    log,
    orm,
    redis,
    queue,
    notifications,
    mail,
    clock: options.clock ?? systemClock,
    catalog: createCatalogCache(orm, notifications),
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
};
