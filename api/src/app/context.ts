import type { Logger } from 'pino';
import type { EntityManager } from '../db/orm.ts';
import type { JobClaim } from '../queue/job-claim.ts';
import type { Delivery } from '../queue/outbox.ts';
import type { App } from './app.ts';
import { type CheckoutCookie, noCheckoutCookie } from './checkout-cookie.ts';
import { fenceEffects } from './fence-effects.ts';
import type { LimitName, Limits, Uses } from './limits.ts';
import { noSession, type SessionPort } from './session.ts';

/** Who sends a request; who is signed in is asked of the session (accounts, currentUser). */
export type Actor = { kind: 'visitor'; ip: string } | { kind: 'system' };

/** What a use-case gets, alike for a request and a job. It lives as long as one of these. */
export interface Context extends Pick<
  App,
  'env' | 'clock' | 'redis' | 'catalog' | 'payments' | 'carrier' | 'mail' | 'chat' | 'notifications' | 'reachFailpoint'
> {
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly log: Logger;
  readonly requestId: string;
  /** Effects promised in the running transaction, queued after its commit. */
  readonly promised: Delivery[];
  enqueue(deliveries: readonly Delivery[]): Promise<void>;
  /** Of the job that runs; null for a request and for a schedule. */
  readonly claim: JobClaim | null;
  /** The process was told to end. */
  readonly ending: AbortSignal;
  readonly session: SessionPort;
  readonly checkoutCookie: CheckoutCookie;
  /** Limits by something else than the visitor (an account, an address). */
  readonly limits: Limits;
  /** Counts one use against a limit of the actor's, and resolves with the uses so far; in the use-case, so that GraphQL aliases can't dodge it. @throws TooMany */
  spend(limit: LimitName): Promise<Uses>;
  /** Takes one use off the count again. */
  unspend(limit: LimitName): Promise<void>;
}

export const createContext = (
  app: App,
  actor: Actor,
  requestId: string,
  session: SessionPort = noSession,
  checkoutCookie: CheckoutCookie = noCheckoutCookie,
): Context => ({
  env: app.env,
  clock: app.clock,
  redis: app.redis,
  catalog: app.catalog,
  payments: app.payments,
  carrier: app.carrier,
  mail: app.mail,
  chat: app.chat,
  notifications: app.notifications,
  reachFailpoint: app.reachFailpoint,
  ending: app.ending.signal,
  actor,
  session,
  checkoutCookie,
  limits: app.limits,
  em: app.orm.em.fork(),
  log: app.log.child({ requestId }),
  requestId,
  promised: [],
  claim: null,
  enqueue: async (deliveries) => void (await app.queue.deliver(deliveries)),
  spend: async (limit) => (actor.kind === 'system' ? { used: 0, usedByBlock: 0 } : app.limits.spend(limit, actor.ip)),
  unspend: async (limit) => {
    if (actor.kind !== 'system') await app.limits.giveBack(limit, actor.ip);
  },
});

/** For one try of a job, which ends with its claim. */
export function createJobContext(app: App, requestId: string, claim: JobClaim): Context {
  return { ...createContext(app, { kind: 'system' }, requestId), claim, ...fenceEffects(app, claim) };
}

/** Runs one use-case's transaction; the effects it promised are queued after the commit, and only then. */
export const inTransaction = async <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> => {
  const promised: Delivery[] = [];
  const result = await ctx.em.transactional((em) => work({ ...ctx, em, promised }));
  if (promised.length > 0) await ctx.enqueue(promised);
  return result;
};
