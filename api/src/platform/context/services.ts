import type { Logger } from 'pino';
import type { Env } from '../config/load-env.ts';
import type { Notifications } from '../db/notifications.ts';
import type { MikroORM } from '../db/orm.ts';
import type { RedisClient } from '../db/redis.ts';
import type { ChatGateway } from '../gateways/openai/chat-gateway.ts';
import type { CarrierGateway } from '../gateways/shippo/carrier-gateway.ts';
import type { MailGateway } from '../gateways/smtp/smtp.ts';
import type { PaymentGateway } from '../gateways/stripe/payment-gateway.ts';
import type { Clock } from '../lib/clock.ts';
import type { ReachFailpoint } from '../lib/failpoint.ts';
import type { JobList } from '../outbox/define-job.ts';
import type { JobQueue } from '../outbox/queue.ts';
import type { Limits } from './limits.ts';

/** What lives as long as the process; api and worker create it alike. */
export interface Services {
  readonly env: Env;
  readonly log: Logger;
  readonly clock: Clock;
  readonly orm: MikroORM;
  readonly redis: RedisClient;
  readonly queue: JobQueue;
  /** Every job of the shop, handed in by the top floor. */
  readonly jobs: JobList;
  readonly notifications: Notifications;
  readonly payments: PaymentGateway;
  readonly carrier: CarrierGateway;
  readonly mail: MailGateway;
  readonly chat: ChatGateway;
  readonly limits: Limits;
  readonly reachFailpoint: ReachFailpoint;
  /** Aborted on SIGTERM and SIGINT: long-running work ends itself. */
  readonly ending: AbortController;
}

/**
 * A value that a module keeps for the life of a process, e.g. a cache. It is created at the first use; processes of one test run have
 * one each. Reached by a function of the context, so that the context names no module.
 */
export function oncePerProcess<T>(create: (services: Services) => T): (holder: { readonly services: Services }) => T {
  const values = new WeakMap<Services, T>();
  return ({ services }) => {
    if (!values.has(services)) values.set(services, create(services));
    return values.get(services)!;
  };
}
