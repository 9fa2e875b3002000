import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Env } from '../config/load-env.ts';
import { TooMany } from '../lib/access-errors.ts';
import type { RedisClient } from '../queue/redis.ts';

const limitNames = [
  'requests',
  'shippingRates',
  'coupon',
  'paymentIntent',
  'paymentIntentGlobal',
  'processPayment',
  'vitals',
  'register',
  'orderLookup',
  'resetRequests',
  'chat',
  'loginFailuresIp',
  'loginFailuresAccount',
  'loginFailuresPair',
] as const;
export type LimitName = (typeof limitNames)[number];
/** Counted by what the caller names (an address, an account), the others by visitor. */
const named: ReadonlySet<LimitName> = new Set<LimitName>(['loginFailuresAccount', 'loginFailuresPair']);
/**
 * Guesses at passwords count an hour, the others a minute. No count, no guess: signing in needs Redis anyway, so these wait for it
 * and have no count of the process's own.
 */
const guesses: ReadonlySet<LimitName> = new Set<LimitName>(['loginFailuresIp', 'loginFailuresAccount', 'loginFailuresPair']);

export interface Limits {
  /**
   * Counts one use by `key` (an IP address; ignored by a limit that all visitors share); resolves with the uses so far.
   * @throws TooMany; Unavailable for guesses at passwords while Redis is away
   */
  spend(name: LimitName, key: string): Promise<number>;
  /** Takes one use off the count again. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
/** After this a Redis that neither answers nor closes is done without: the count of this process decides. Shorter, a flood that slows everything would dodge its limit. */
const REDIS_PATIENCE_MS = 250;
/** Of the 2 s in which a session route answers (reliability.md, decision 14). */
const GUESS_PATIENCE_MS = 1_000;

/** ETIMEDOUT makes it a passing trouble (http/is-unavailable.ts). */
const away = (cause: unknown): Error => Object.assign(new Error('The limits could not be counted', { cause }), { code: 'ETIMEDOUT' });

const TOO_MANY_FAILURES = 'Too many failed sign-ins. Please wait a while and try again.';

const messages: Record<LimitName, string> = {
  requests: 'Easy there! Too many requests, please wait a moment.',
  shippingRates: 'Too many shipping look-ups. Please wait a moment and try again.',
  coupon: 'Too many coupon codes tried. Please wait a moment and try again.',
  paymentIntent: 'Too many payment attempts. Please wait a moment and try again.',
  paymentIntentGlobal: 'The till is very busy right now. Please try again in a moment.',
  processPayment: 'Too many payment attempts. Please wait a moment and try again.',
  vitals: 'Too many reports. Please wait a moment.',
  register: 'Too many new accounts from here. Please wait a moment and try again.',
  orderLookup: 'Too many orders looked up. Please wait a moment and try again.',
  resetRequests: 'Too many reset requests. Please wait a moment and try again.',
  chat: 'Easy on the cups! Please wait a moment before you say more.',
  loginFailuresIp: TOO_MANY_FAILURES,
  loginFailuresAccount: TOO_MANY_FAILURES,
  loginFailuresPair: TOO_MANY_FAILURES,
};

const perMinute = (env: Env): Record<LimitName, number> => ({
  requests: env.RATE_LIMIT_REQUESTS,
  shippingRates: env.RATE_LIMIT_SHIPPING_RATES,
  coupon: env.RATE_LIMIT_COUPON,
  paymentIntent: env.RATE_LIMIT_PAYMENT_INTENT,
  paymentIntentGlobal: env.RATE_LIMIT_PAYMENT_INTENT_GLOBAL,
  processPayment: env.RATE_LIMIT_PROCESS_PAYMENT,
  vitals: env.RATE_LIMIT_VITALS,
  register: env.RATE_LIMIT_REGISTER,
  orderLookup: env.RATE_LIMIT_ORDER_LOOKUP,
  resetRequests: env.RATE_LIMIT_RESET_REQUESTS,
  chat: env.RATE_LIMIT_CHAT,
  loginFailuresIp: env.RATE_LIMIT_LOGIN_FAILURES_IP,
  loginFailuresAccount: env.RATE_LIMIT_LOGIN_FAILURES_ACCOUNT,
  loginFailuresPair: env.RATE_LIMIT_LOGIN_FAILURES_PAIR,
});

/** One household of IPv6 owns a whole /64 (RFC 6177), so its addresses count as one visitor. */
export const visitorKey = (ip: string): string => {
  if (!isIPv6(ip)) return ip;
  if (ip.toLowerCase().startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length);
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => (Number.parseInt(group, 16) || 0).toString(16));
  return `${groups.join(':')}::/64`;
};

/** Counts in Redis, so that all replicas share a limit; while Redis is away, each process counts for itself. */
export const createLimits = (env: Env, redis: RedisClient): Limits => {
  const points = perMinute(env);
  const pointsOf = (name: LimitName): number => Math.max(1, Math.round(points[name] * env.RATE_LIMIT_FACTOR));
  const build = (name: LimitName): RLWrapperTimeouts => {
    const rule = {
      keyPrefix: `${env.QUEUE_PREFIX}:limit:${name}`,
      points: pointsOf(name),
      duration: guesses.has(name) ? HOUR_SECONDS : MINUTE_SECONDS,
    };
    return new RLWrapperTimeouts({
      limiter: new RateLimiterRedis({
        ...rule,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        ...(!guesses.has(name) && {
          // A flood is turned away without asking Redis once it is over the limit.
          inMemoryBlockOnConsumed: rule.points,
          insuranceLimiter: new RateLimiterMemory(rule),
        }),
      }),
      timeoutMs: guesses.has(name) ? GUESS_PATIENCE_MS : REDIS_PATIENCE_MS,
    });
  };
  const limiters = new Map(limitNames.map((name) => [name, build(name)]));

  const keyOf = (name: LimitName, key: string): string => {
    if (name === 'paymentIntentGlobal') return 'everyone';
    // Hashed: what is limited by address or account must not put addresses into Redis.
    return named.has(name) ? createHash('sha256').update(key).digest('hex') : visitorKey(key);
  };

  return {
    async spend(name, key) {
      try {
        return (await limiters.get(name)!.consume(keyOf(name, key))).consumedPoints;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw away(refusal);
        const isFirst = refusal.consumedPoints === pointsOf(name) + 1;
        throw new TooMany(messages[name], Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), isFirst);
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)!.reward(keyOf(name, key));
    },
  };
};
