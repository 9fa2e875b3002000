import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Env } from '../config/load-env.ts';
import { TooMany } from '../lib/access-errors.ts';
import type { RedisClient } from '../db/redis.ts';
import { type LimitName, limitNames, limitRule } from './limit-table.ts';

export type { LimitName } from './limit-table.ts';

export interface Limits {
  /**
   * Counts `uses` (one unless given) by `key` (an IP address; ignored by a limit that all visitors share); resolves with the uses so far.
   * @throws TooMany; Unavailable for guesses at passwords while Redis is unavailable
   */
  consume(name: LimitName, key: string, uses?: number): Promise<Uses>;
  /** Takes one use off the count again. */
  reward(name: LimitName, key: string): Promise<void>;
  /** The uses so far and the most there can be; counts nothing. Of the process's own count while Redis is unavailable. */
  usage(name: LimitName, key: string): Promise<LimitUsage>;
}

export interface Uses {
  used: number;
  /** By the whole address block of the visitor; 0 where it has no limit. */
  usedByBlock: number;
}

interface LimitUsage {
  used: number;
  most: number;
  secondsLeft: number;
}

/** After this without an answer of Redis, the count of this process decides. With a shorter time, a flood that slows Redis down would pass its limit. */
const REDIS_TIMEOUT_MS = 250;
/** Of the 2 s in which a session route answers (docs/reliability.md, decision 14). */
const GUESS_TIMEOUT_MS = 1_000;

/** ETIMEDOUT makes it a temporary failure (http/is-unavailable.ts). */
function unavailable(cause: unknown): Error {
  return Object.assign(new Error('The limits could not be counted', { cause }), { code: 'ETIMEDOUT' });
}

const IPV4_IN_IPV6 = '::ffff:';
function isMappedIPv4(ip: string): boolean {
  return ip.toLowerCase().startsWith(IPV4_IN_IPV6) && ip.includes('.');
}

/** The first groups of an IPv6 address, without leading zeros. */
function leadingGroups(ip: string, count: number): string {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count).map((group) => (Number.parseInt(group, 16) || 0).toString(16));
  return groups.join(':');
}

/** One household of IPv6 owns a whole /64 (RFC 6177), so its addresses count as one visitor. */
export function visitorKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  return isMappedIPv4(ip) ? ip.slice(IPV4_IN_IPV6.length) : `${leadingGroups(ip, 4)}::/64`;
}

/** The network that an address is handed out with: /48 of IPv6 (RFC 6177), /24 of IPv4, the smallest that is announced on its own. */
export function addressBlock(ip: string): string {
  if (isIPv6(ip) && !isMappedIPv4(ip)) return `${leadingGroups(ip, 3)}::/48`;
  const groups = visitorKey(ip).split('.');
  return groups.length === 4 ? `${groups.slice(0, 3).join('.')}.0/24` : ip;
}

/** Hashed: what is limited by address or account must not put addresses into Redis. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A limit's own count, or that of an address block. */
type Counter = 'own' | 'block';

/** Counts in Redis, so that all replicas share a limit; while Redis is unavailable, each process counts for itself. */
export function createLimits(env: Env, redis: RedisClient): Limits {
  function pointsOf(name: LimitName, counter: Counter): number {
    const { setting, share } = limitRule(name);
    const points = Math.max(1, Math.round(Number(env[setting]) * share * env.RATE_LIMIT_FACTOR));
    return counter === 'own' ? points : points * env.RATE_LIMIT_BLOCK_FACTOR;
  }
  function build(name: LimitName, counter: Counter): RLWrapperTimeouts {
    const { seconds, needsRedis, isBlockCountedHere } = limitRule(name);
    const points = pointsOf(name, counter);
    const shared = { keyPrefix: `${env.QUEUE_PREFIX}:limit:${name}${counter === 'own' ? '' : ':block'}`, points, duration: seconds };
    if (counter === 'block' && isBlockCountedHere)
      return new RLWrapperTimeouts({ limiter: new RateLimiterMemory(shared), timeoutMs: REDIS_TIMEOUT_MS });
    return new RLWrapperTimeouts({
      limiter: new RateLimiterRedis({
        ...shared,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        ...(!needsRedis && {
          // Over the limit, requests are refused without asking Redis. Not at the limit: the last use may be taken off again.
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: new RateLimiterMemory(shared),
        }),
      }),
      timeoutMs: needsRedis ? GUESS_TIMEOUT_MS : REDIS_TIMEOUT_MS,
    });
  }
  const own = new Map(limitNames.map((name) => [name, build(name, 'own')]));
  const blocks = new Map(limitNames.filter((name) => limitRule(name).isLimitedByBlock).map((name) => [name, build(name, 'block')]));

  function keyOf(name: LimitName, key: string): string {
    const { countedBy } = limitRule(name);
    if (countedBy === 'everyone') return 'everyone';
    return countedBy === 'subject' ? hashed(key) : visitorKey(key);
  }

  async function consumeFrom(limiter: RLWrapperTimeouts, name: LimitName, counter: Counter, key: string, uses: number): Promise<number> {
    try {
      return (await limiter.consume(key, uses)).consumedPoints;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw unavailable(refusal);
      // One that is refused without asking Redis has no consumed points.
      const points = pointsOf(name, counter);
      const isFirst = refusal.consumedPoints > points && refusal.consumedPoints - uses <= points;
      throw new TooMany(limitRule(name).message, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), isFirst);
    }
  }

  return {
    async consume(name, key, uses = 1) {
      const used = await consumeFrom(own.get(name)!, name, 'own', keyOf(name, key), uses);
      // After the visitor's own: what is refused to one must not count against the neighbours.
      const block = blocks.get(name);
      return { used, usedByBlock: block ? await consumeFrom(block, name, 'block', addressBlock(key), uses) : 0 };
    },
    async reward(name, key) {
      await Promise.all([own.get(name)!.reward(keyOf(name, key)), blocks.get(name)?.reward(addressBlock(key))]);
    },
    async usage(name, key) {
      const state = await own.get(name)!.get(keyOf(name, key));
      const secondsLeft = Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
      return { used: state?.consumedPoints ?? 0, most: pointsOf(name, 'own'), secondsLeft };
    },
  };
}
