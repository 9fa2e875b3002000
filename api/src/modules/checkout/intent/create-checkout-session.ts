import { z } from 'zod';
import type { Context } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { requireRole } from '../../accounts/index.ts';
import { catalogOf, isUnresolved, resolveCartLines } from '../../catalog/index.ts';
import { emailAddress } from '../checkout.inputs.ts';
import { testCart, testMetadata } from '../provider-test/test-cart.ts';

const sessionInput = z.object({
  cartItems: z
    .array(
      z.object({
        id: z.string().max(200).optional(),
        quantity: z.coerce.number().default(1),
        grindType: z.string().max(60).nullish(),
        size: z.string().max(60).nullish(),
      }),
    )
    .max(40)
    .default([]),
  customerEmail: emailAddress.optional(),
  successUrl: z.url('successUrl: a full address is needed'),
  cancelUrl: z.url('cancelUrl: a full address is needed'),
});

/**
 * A hosted checkout page for the admin's provider test. It never makes an order: its metadata names none
 * (docs/reliability.md, decision 9). Redirects go to our own origin only; prices are the catalogue's.
 * @throws NotAllowed for everyone but administrators.
 */
export async function createCheckoutSession(ctx: Context, input: unknown): Promise<{ sessionId: string; checkoutUrl: string }> {
  await requireRole(ctx, 'admin');
  const { cartItems, customerEmail, successUrl, cancelUrl } = parseInput(sessionInput, input);
  const origin = new URL(ctx.env.PUBLIC_URL).origin;
  for (const url of [successUrl, cancelUrl])
    if (new URL(url).origin !== origin) throw new InvalidInput('The return addresses must be of this shop');
  const known = cartItems.filter((item) => item.id !== undefined);
  const resolved =
    known.length > 0
      ? resolveCartLines(
          await catalogOf(ctx).current(),
          known.map((item) => ({ productId: item.id!, quantity: item.quantity, grind: item.grindType, size: item.size })),
        )
      : [];
  if (isUnresolved(resolved)) throw new InvalidInput(resolved.message);
  const lines =
    resolved.length > 0
      ? resolved.map((line) => ({ name: line.name, unitAmountCents: line.product.priceCents, quantity: line.quantity }))
      : [...testCart];
  return ctx.payments.createCheckoutSession({
    lines,
    successUrl,
    cancelUrl,
    metadata: testMetadata,
    ...(customerEmail && { customerEmail }),
  });
}
