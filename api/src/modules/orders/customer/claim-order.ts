import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { requireUser } from '../../accounts/index.ts';
import { moveOrder } from '../move-order.ts';
import { Order } from '../orders.entity.ts';
import { modesCountedIn } from '../orders.rules.ts';
import { OrderClaimed, type OrderClaimRefused, orderClaimRefused } from '../orders.views.ts';

function signature(secret: string, ref: string): string {
  return createHmac('sha256', secret).update(`claim-order:${ref}`).digest('base64url');
}

/** The proof that somebody reads the order's mail: only its confirmation carries it. Made anew, the same comes out. */
function claimToken(ctx: Context, order: Pick<Order, 'ref'>): string {
  return `${order.ref}.${signature(ctx.env.sessionSecrets[0], order.ref)}`;
}

/** Where the confirmation of a guest's order leads; null for an order that is somebody's already. */
export function claimUrl(ctx: Context, order: Pick<Order, 'ref' | 'userId'>): string | null {
  return order.userId === null ? `${ctx.env.PUBLIC_URL}/account?claim=${claimToken(ctx, order)}` : null;
}

/** The order's reference, when the token is ours; null otherwise. */
function refOf(ctx: Context, token: string): string | null {
  const [ref = '', given = ''] = token.split('.', 2);
  const presented = Buffer.from(given);
  function isSignedWith(secret: string): boolean {
    const expected = Buffer.from(signature(secret, ref));
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  }
  return ctx.env.sessionSecrets.some(isSignedWith) ? ref : null;
}

const REFUSAL = 'This link does not belong to an order that can be added to your account.';

/** Adds a guest's order to the signed-in account; the mailed link is the proof of the address. Safe to repeat. @throws NotSignedIn */
export async function claimOrder(ctx: Context, token: string): Promise<OrderClaimed | OrderClaimRefused> {
  const user = await requireUser(ctx);
  const ref = refOf(ctx, token.slice(0, 200));
  const order = ref ? await ctx.em.findOne(Order, { ref, mode: { $in: modesCountedIn(ctx.env.modes.payments) } }) : null;
  if (!order || order.number === null) return orderClaimRefused(REFUSAL);
  await inTransaction(ctx, (tx) =>
    moveOrder(tx, order.id, { userId: user.id }, { kind: 'claimed', detail: { userId: user.id } }, { guard: 'o.user_id is null' }),
  );
  // The first claim wins, also among two windows of one person.
  const { userId } = await ctx.em.findOneOrFail(Order, { id: order.id }, { refresh: true });
  return userId === user.id ? view(OrderClaimed, { number: order.number }) : orderClaimRefused(REFUSAL);
}
