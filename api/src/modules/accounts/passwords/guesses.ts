import type { Context } from '../../../platform/context/context.ts';
import { type LimitName, visitorKey } from '../../../platform/context/limits.ts';
import { TooMany } from '../../../platform/lib/access-errors.ts';
import { createKeyedQueues } from '../../../platform/lib/bounded-queue.ts';
import { recordAudit } from '../../audit/index.ts';
import type { User } from '../accounts.entity.ts';
import { stampOf } from '../signed-in.ts';
import { TOO_MANY_PASSWORDS } from './argon2.ts';
import { SIGN_IN_FAILURES } from './sign-in-alerts.ts';
import { knownDevice } from '../known-device.ts';

/** While an account is being guessed at from many addresses, each of them has this many tries an hour, an owner's unknown one as well: typing errors, and then the right password. */
const TRIES_UNDER_ATTACK = 5;

/** The column's. A stranger's words may be longer. */
const LONGEST_SUBJECT = 255;

interface Count {
  limit: LimitName;
  key: string;
}

export interface GuessedAccount {
  /** One name for all names of an account, or what a stranger calls one that does not exist. */
  account: string;
  user: User | null;
}

/**
 * One guess of a visitor at a time: fifty right ones at once don't use up each other's tries, and none is checked that an earlier
 * one forbids. More than fifty waiting is no household.
 */
const runQueued = createKeyedQueues(1, 50, TOO_MANY_PASSWORDS);

/**
 * Checks a guess at a password. It is counted before, so that replicas can't be played off against each other, and taken off the
 * count again when it was right (docs/reliability.md, AUT-04, AUT-20).
 * - In a browser where the owner has signed in before, only its own failures count: strangers can't use up the owner's tries.
 * - Elsewhere a visitor's own failures end its tries. Failures of many visitors at one account leave each of them fewer tries, and all of
 *   them together RATE_LIMIT_LOGIN_FAILURES_UNDER_ATTACK. After these a known browser and a mailed reset link still let the owner in.
 * Right or wrong, a visitor has so many a minute (docs/reliability.md, AUT-22).
 * @throws TooMany; the first of an hour leaves an alert in the audit log (AUT-05)
 */
export async function guessPassword(ctx: Context, { account, user }: GuessedAccount, check: () => Promise<boolean>): Promise<boolean> {
  // Before the queue: right passwords take as long to check as wrong ones, so one known account could fill it.
  await ctx.rateLimit('signIns');
  const ip = ctx.actor.kind === 'system' ? 'system' : ctx.actor.ip;
  const device = knownDevice(ctx, account, stampOf(user ?? { passwordHash: null, sessionsValidFrom: null }));
  return runQueued(device ?? visitorKey(ip), async () => {
    const counts = device ? await countByDevice(ctx, ip, account, device) : await countByAddress(ctx, ip, account);
    const isRight = await check();
    if (isRight) await Promise.all(counts.map(({ limit, key }) => ctx.limits.reward(limit, key)));
    return isRight;
  });
}

async function countByDevice(ctx: Context, ip: string, account: string, device: string): Promise<Count[]> {
  const byDevice: Count = { limit: 'loginFailuresDevice', key: `${device} ${account}` };
  await countOrAlert(ctx, ip, account, byDevice);
  return [byDevice];
}

async function countByAddress(ctx: Context, ip: string, account: string): Promise<Count[]> {
  const byIp: Count = { limit: 'loginFailuresIp', key: ip };
  const byPair: Count = { limit: 'loginFailuresPair', key: `${visitorKey(ip)} ${account}` };
  const byAccount: Count = { limit: 'loginFailuresAccount', key: account };
  const [, pairGuesses] = await Promise.all([countOrAlert(ctx, ip, account, byIp), countOrAlert(ctx, ip, account, byPair)]);
  const counts = [byIp, byPair, byAccount];
  try {
    await countOrAlert(ctx, ip, account, byAccount);
  } catch (error) {
    if (!(error instanceof TooMany) || pairGuesses > TRIES_UNDER_ATTACK) throw error;
    const underAttack: Count = { limit: 'loginFailuresUnderAttack', key: account };
    await countOrAlert(ctx, ip, account, underAttack);
    counts.push(underAttack);
  }
  return counts;
}

async function countOrAlert(ctx: Context, ip: string, account: string, { limit, key }: Count): Promise<number> {
  try {
    return (await ctx.limits.consume(limit, key)).used;
  } catch (error) {
    if (error instanceof TooMany && error.isFirst) {
      const visitor = visitorKey(ip);
      const subject = limit === 'loginFailuresIp' ? `ip:${visitor}` : account;
      await recordAudit(ctx, 'visitor', SIGN_IN_FAILURES, subject.slice(0, LONGEST_SUBJECT), { limit, ip: visitor });
    }
    throw error;
  }
}
