import { randomUUID } from 'node:crypto';
import type { Context } from '../../../platform/context/context.ts';
import { contentHash } from '../checkout.rules.ts';
import type { CheckoutRequest } from '../checkout.inputs.ts';
import type { Requester } from '../requester.ts';

/**
 * The key of an attempt, which always includes who asks (docs/reliability.md, PAY-33): the key that the client sent, else what the
 * request says (so that a double click makes one intent), else a new one. A request that was paid for is a new purchase when
 * it comes again.
 *
 * A sent key is bound to the cookie and not to the session: an attempt goes on when its shopper signs in, or while the session
 * store is unavailable, and is still charged once.
 */
export async function checkoutKeyFor(ctx: Context, request: CheckoutRequest, requester: Requester): Promise<string> {
  const { checkoutKey: sentKey, expectedTotalCents: _, canDeriveRate: __, ...content } = request;
  const { userId, visitorHash } = requester;
  if (sentKey) return `sent:${contentHash({ visitorHash, sentKey })}`;
  if (!requester.isKnown) return `new:${randomUUID()}`;
  const stem = `derived:${contentHash({ who: userId ?? visitorHash, content })}`;
  // One look at the index for each paid purchase. LIKE reads the whole table, which only grows, unless the database sorts by bytes.
  const [row] = await ctx.em.execute<{ paid: number }[]>(
    `with recursive paid (n) as (
       select 0 union all
       select n + 1 from paid where exists (select from checkout_draft where checkout_key = ?::text || ':' || n and state = 'paid'))
     select max(n)::int as paid from paid`,
    [stem],
  );
  return `${stem}:${row?.paid ?? 0}`;
}
