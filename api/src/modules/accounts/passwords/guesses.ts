import type { Context } from '../../../app/context.ts';
import { type LimitName, visitorKey } from '../../../app/limits.ts';
import { TooMany } from '../../../lib/access-errors.ts';
import { takeTurnsBy } from '../../../lib/take-turns.ts';
import { recordAudit } from '../../audit/index.ts';
import { CROWDED_DOOR } from './argon2.ts';

/** While an account is being guessed at from many addresses, each of them has this many tries an hour, the owner's as well. */
const TRIES_UNDER_ATTACK = 3;

/** The column's. A stranger's words may be longer. */
const LONGEST_SUBJECT = 255;

interface Count {
  limit: LimitName;
  key: string;
}

/**
 * One guess of a visitor at a time: fifty right ones at once don't use up each other's tries, and none is checked that an earlier
 * one forbids. More than fifty waiting is no household.
 */
const inTurn = takeTurnsBy(1, 50, CROWDED_DOOR);

/**
 * Checks a guess at a password. It is counted before, so that replicas can't be played off against each other, and taken off the
 * count again when it was right. A visitor's own failures close the door to them. Failures of others at the same account never
 * close it to its owner, who comes from elsewhere and knows the password: they only leave each address fewer tries
 * (reliability.md, AUT-04).
 * @throws TooMany; the first of an hour leaves an alert in the audit log (AUT-05)
 */
export const guessPassword = (ctx: Context, account: string, check: () => Promise<boolean>): Promise<boolean> => {
  const ip = ctx.actor.kind === 'visitor' ? visitorKey(ctx.actor.ip) : 'system';
  return inTurn(ip, async () => {
    const counts = await countGuess(ctx, ip, account);
    const isRight = await check();
    if (isRight) await Promise.all(counts.map(({ limit, key }) => ctx.limits.giveBack(limit, key)));
    return isRight;
  });
};

const countGuess = async (ctx: Context, ip: string, account: string): Promise<Count[]> => {
  const byIp: Count = { limit: 'loginFailuresIp', key: ip };
  const byPair: Count = { limit: 'loginFailuresPair', key: `${ip} ${account}` };
  const byAccount: Count = { limit: 'loginFailuresAccount', key: account };
  const spend = async ({ limit, key }: Count): Promise<number> => {
    try {
      return await ctx.limits.spend(limit, key);
    } catch (error) {
      if (error instanceof TooMany && error.isFirst) {
        const subject = limit === 'loginFailuresIp' ? `ip:${ip}` : account;
        await recordAudit(ctx, 'visitor', 'sign-in-failures', subject.slice(0, LONGEST_SUBJECT), { limit, ip });
      }
      throw error;
    }
  };
  const [, pairGuesses] = await Promise.all([spend(byIp), spend(byPair)]);
  await spend(byAccount).catch((error: unknown) => {
    if (!(error instanceof TooMany) || pairGuesses > TRIES_UNDER_ATTACK) throw error;
  });
  return [byIp, byPair, byAccount];
};
