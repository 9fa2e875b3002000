import type { Context } from '../../../platform/context/context.ts';
import { type LimitName, limitRule } from '../../../platform/context/limit-table.ts';
import type { Uses } from '../../../platform/context/limits.ts';
import { TooMany } from '../../../platform/lib/access-errors.ts';

/** Tries a minute after which a visitor counts as frequent. A purchase takes one; a corrected address or another rate makes it two. */
const FEW_TRIES = 3;

/**
 * Looks at the intents that all visitors together may still have this minute, before anything is held (docs/reliability.md, PAY-35). Nothing is
 * counted here: a cart that is refused costs the others nothing. Frequent visitors, and visitors of a block with that many tries, have at
 * most half of the intents: otherwise 30 visitors who change one cart again and again would use them up. A repeat of a checkout that has its
 * intent passes.
 * @param tries of the visitor and its address block this minute, this one included
 * @returns the limits that an intent counts against
 * @throws TooMany
 */
export async function requireIntentBudget(ctx: Context, checkoutKey: string, tries: Uses): Promise<LimitName[]> {
  const isFrequent = tries.used > FEW_TRIES || tries.usedByBlock > FEW_TRIES * ctx.env.RATE_LIMIT_BLOCK_FACTOR;
  const limits: LimitName[] = isFrequent ? ['paymentIntentFrequent', 'paymentIntentGlobal'] : ['paymentIntentGlobal'];
  for (const name of limits) {
    const { used, most, secondsLeft } = await ctx.limits.usage(name, '');
    if (used >= most && !(await hasIntent(ctx, checkoutKey))) throw new TooMany(limitRule(name).message, secondsLeft);
  }
  return limits;
}

/**
 * Counts one intent, right before the provider is asked for it.
 * @throws TooMany when parallel requests were faster. What is held by then stays for a retry, or until the hold ends.
 */
export async function countIntent(ctx: Context, limits: readonly LimitName[]): Promise<void> {
  for (const name of limits) await ctx.rateLimit(name);
}

async function hasIntent(ctx: Context, checkoutKey: string): Promise<boolean> {
  const rows = await ctx.em.execute(`select 1 from checkout_draft where checkout_key = ? and payment_intent_id is not null`, [checkoutKey]);
  return rows.length > 0;
}
