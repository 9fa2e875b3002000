import type { Logger } from 'pino';
import type { EntityManager } from '../db/orm.ts';
import type { JobClaim } from '../outbox/job-claim.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { type CheckoutCookie, noCheckoutCookie } from './checkout-cookie.ts';
import { fenceEffects } from './fence-effects.ts';
import type { LimitName, Limits, Uses } from './limits.ts';
import type { Services } from './services.ts';
import { noSession, type SessionPort } from './session.ts';

/** Who sends a request. A visitor may be signed in (accounts, currentUser); a `user` is staff whose role was checked (accounts, asStaff). */
export type Actor = { kind: 'visitor'; ip: string } | { kind: 'user'; userId: number; ip: string } | { kind: 'system' };

/** As trails store it: `system`, `visitor` or `user:12`. */
export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? `user:${actor.userId}` : actor.kind;
}

/** What a use-case gets, alike for a request and a job. It lives as long as one of these. */
export interface Context extends Pick<
  Services,
  'env' | 'clock' | 'redis' | 'jobs' | 'payments' | 'carrier' | 'mail' | 'chat' | 'notifications' | 'reachFailpoint'
> {
  /** For what a module keeps for the life of the process (oncePerProcess). */
  readonly services: Services;
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly log: Logger;
  readonly requestId: string;
  /** Outbox entries of the running transaction, queued after its commit. */
  readonly enqueued: Delivery[];
  enqueue(deliveries: readonly Delivery[]): Promise<void>;
  /** Of the job that runs; null for a request and for a schedule. */
  readonly claim: JobClaim | null;
  /** Aborted when the process begins to shut down. */
  readonly ending: AbortSignal;
  readonly session: SessionPort;
  readonly checkoutCookie: CheckoutCookie;
  /** Limits by something else than the visitor (an account, an address). */
  readonly limits: Limits;
  /** Counts one use against a limit of the actor's, and resolves with the uses so far; in the use-case, so that GraphQL aliases can't dodge it. @throws TooMany */
  rateLimit(limit: LimitName): Promise<Uses>;
  /** Takes one use off the count again. */
  undoRateLimit(limit: LimitName): Promise<void>;
}

export function createContext(
  services: Services,
  actor: Actor,
  requestId: string,
  session: SessionPort = noSession,
  checkoutCookie: CheckoutCookie = noCheckoutCookie,
): Context {
  return {
    services,
    env: services.env,
    clock: services.clock,
    redis: services.redis,
    jobs: services.jobs,
    payments: services.payments,
    carrier: services.carrier,
    mail: services.mail,
    chat: services.chat,
    notifications: services.notifications,
    reachFailpoint: services.reachFailpoint,
    ending: services.ending.signal,
    actor,
    session,
    checkoutCookie,
    limits: services.limits,
    em: services.orm.em.fork(),
    log: services.log.child({ requestId }),
    requestId,
    enqueued: [],
    claim: null,
    enqueue: async (deliveries) => void (await services.queue.deliver(deliveries)),
    rateLimit: async (limit) => (actor.kind === 'system' ? { used: 0, usedByBlock: 0 } : services.limits.consume(limit, actor.ip)),
    undoRateLimit: async (limit) => {
      if (actor.kind !== 'system') await services.limits.reward(limit, actor.ip);
    },
  };
}

/** For one try of a job, which ends with its claim. */
export function createJobContext(services: Services, requestId: string, claim: JobClaim): Context {
  return { ...createContext(services, { kind: 'system' }, requestId), claim, ...fenceEffects(services, claim) };
}

/** Runs one use-case's transaction; the jobs it wrote into the outbox are queued after the commit, and only then. */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const enqueued: Delivery[] = [];
  const result = await ctx.em.transactional((em) => work({ ...ctx, em, enqueued }));
  if (enqueued.length > 0) await ctx.enqueue(enqueued);
  return result;
}
