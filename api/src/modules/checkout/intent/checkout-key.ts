import { randomUUID } from 'node:crypto';
import type { Context } from '../../../app/context.ts';
import { contentHash } from '../checkout.rules.ts';

/**
 * The key of an attempt at the documented REST edge, which has no field for one: the client's Idempotency-Key, else what
 * the body says of shopper and cart (so that a double click makes one intent), else a new one. A body that was paid for is a new
 * purchase when it comes again.
 */
export const checkoutKeyFor = async (
  ctx: Context,
  idempotencyKey: string | undefined,
  body: { email?: unknown } & Record<string, unknown>,
): Promise<string> => {
  if (idempotencyKey) return `sent:${idempotencyKey}`;
  if (!body.email) return `new:${randomUUID()}`;
  const stem = `derived:${contentHash(body)}`;
  const [row] = await ctx.em.execute<{ paid: number }[]>(
    `select count(*)::int as paid from checkout_draft where checkout_key like ? and state = 'paid'`,
    [`${stem}:%`],
  );
  return `${stem}:${row?.paid ?? 0}`;
};
