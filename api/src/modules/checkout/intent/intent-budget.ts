import type { Context } from '../../../app/context.ts';
import { type LimitName, limitRule } from '../../../app/limit-table.ts';
import { TooMany } from '../../../lib/access-errors.ts';

/** Tries a minute after which a visitor counts as frequent. A purchase takes one; a corrected address or another rate makes it two. */
const FEW_TRIES = 3;

/**
 * Looks at the intents that all visitors together may still have this minute, before anything is held (reliability.md, PAY-35). Nothing is
 * counted here: a cart that is refused costs the others nothing. Frequent visitors, and visitors of a block with that many tries, have at
 * most half of the intents: otherwise 30 visitors who change one cart again and again would use them up. A repeat of a checkout that has its intent passes.
 * @returns the limits that an intent counts against
 * @throws TooMany
 */
export async function requireIntentBudget(ctx: Context, checkoutKey: string): Promise<LimitName[]> {
  const limits: LimitName[] = (await isFrequent(ctx)) ? ['paymentIntentFrequent', 'paymentIntentGlobal'] : ['paymentIntentGlobal'];
  for (const name of limits) {
    const { used, most, secondsLeft } = await ctx.limits.usage(name, '');
    if (used >= most && !(await hasIntent(ctx, checkoutKey))) throw new TooMany(limitRule(name).message, secondsLeft);
  }
  return limits;
}

async function isFrequent({ actor, env, limits }: Context): Promise<boolean> {
  if (actor.kind === 'system') return false;
  const { used, usedByBlock } = await limits.usage('paymentIntent', actor.ip);
  return used > FEW_TRIES || usedByBlock > FEW_TRIES * env.RATE_LIMIT_BLOCK_FACTOR;
}

/**
 * Counts one intent, right before the provider is asked for it.
 * @throws TooMany when parallel requests were faster. What is held by then stays for a retry, or until the hold ends.
 */
export async function countIntent(ctx: Context, limits: readonly LimitName[]): Promise<void> {
  for (const name of limits) await ctx.spend(name);
}

async function hasIntent(ctx: Context, checkoutKey: string): Promise<boolean> {
  const rows = await ctx.em.execute(`select 1 from checkout_draft where checkout_key = ? and payment_intent_id is not null`, [checkoutKey]);
  return rows.length > 0;
}
