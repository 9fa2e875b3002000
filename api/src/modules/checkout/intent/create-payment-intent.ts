import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import type { LimitName } from '../../../platform/context/limits.ts';
import { shop } from '../../../platform/config/shop.ts';
import { PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { view } from '../../../platform/graphql/view.ts';
import { catalogOf, cartInvalid, isUnresolved, type ResolvedLine, resolveCartLines } from '../../catalog/index.ts';
import { countCouponGuess } from '../../coupons/index.ts';
import { moveOrder } from '../../orders/index.ts';
import { QuoteExpired } from '../../shipping/index.ts';
import { type AgreedCheckout, checkoutRequest } from '../checkout.inputs.ts';
import { alreadyPaid, type CreatePaymentIntentResult, PaymentIntentReady, paymentUnavailable } from '../checkout.results.ts';
import { identifyRequester } from '../requester.ts';
import { checkoutKeyFor } from './checkout-key.ts';
import { excessOfBags } from '../hold/hold-bounds.ts';
import { type HeldOrder, holdCheckout, type HoldOutcome } from '../hold/hold-checkout.ts';
import { chooseTerms } from './choose-terms.ts';
import { countIntent, requireIntentBudget } from './intent-budget.ts';
import { releaseOrder } from '../hold/release-order.ts';
import { retireIdleIntent, retireIntent } from './retire-intent.ts';

/** Each round retires one earlier version of the checkout, or waits for a parallel request. */
const MAX_ROUNDS = 4;
/** As long as the gateway itself may take for one intent, within the 10 s of docs/reliability.md, PAY-21. */
const PARALLEL_TIMEOUT_MS = 8_000;
const PARALLEL_PAUSE_MS = 100;
const CHANGED_ELSEWHERE = 'This checkout was changed in another window. Please try again.';
const PAYMENT_INTENT_FAILED = 'Failed to create payment intent';

/**
 * Prices the cart from the database, sets stock and coupon aside, and makes the payment intent for exactly that total.
 * The same key of the same requester gives the same intent, however often and however parallel it is sent (docs/reliability.md,
 * PAY-01, PAY-19, PAY-33).
 */
export async function createPaymentIntent(ctx: Context, input: z.input<typeof checkoutRequest>): Promise<typeof CreatePaymentIntentResult> {
  const tries = await ctx.rateLimit('paymentIntent');
  const request = parseInput(checkoutRequest, input);
  const lines = resolveCartLines(await catalogOf(ctx).current(), request.lines);
  if (isUnresolved(lines)) return cartInvalid(lines);
  const excess = excessOfBags(ctx, lines);
  if (excess) return excess;
  const requester = await identifyRequester(ctx, request.checkoutKey || null);
  const checkoutKey = await checkoutKeyFor(ctx, request, requester);
  const { userId, visitorHash } = requester;
  const budget = await requireIntentBudget(ctx, checkoutKey, tries);
  const owned = { ...request, checkoutKey, userId, visitorHash };
  return countCouponGuess(ctx, request.couponCode ?? null, () => makeIntent(ctx, owned, lines, budget));
}

async function makeIntent(
  ctx: Context,
  request: AgreedCheckout,
  lines: ResolvedLine[],
  budget: readonly LimitName[],
): Promise<typeof CreatePaymentIntentResult> {
  const terms = await chooseTerms(ctx, request, lines);
  if (terms instanceof QuoteExpired) return terms;
  const agreed = { ...request, couponCode: terms.couponCode };

  let hasLost = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const outcome = await holdCheckout(ctx, agreed, lines, terms.quote);
    if (outcome.kind === 'refused') return outcome.refusal;
    try {
      if (outcome.kind === 'superseding') {
        // Two windows change one checkout: a request whose version was replaced stops, and the newest version stays.
        if (hasLost || round === MAX_ROUNDS - 1) return paymentUnavailable(CHANGED_ELSEWHERE);
        const blocker = await retireVersion(ctx, outcome);
        if (blocker) return outcome.refusal ?? blocker;
        continue;
      }
      const { order } = outcome;
      const isOpen = order.paymentIntentId !== null && order.clientSecret !== null;
      const ready = isOpen ? toReady(order, order.paymentIntentId!, order.clientSecret!) : await openIntent(ctx, order, budget);
      if (ready) return ready;
      hasLost = true;
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      const isOpenedElsewhere = error.kind === 'busy' && outcome.kind === 'held' && (await waitForIntent(ctx, outcome.order));
      hasLost = true;
      if (isOpenedElsewhere) continue;
      ctx.log[error.logLevel]({ err: error }, 'payment intent not created');
      return paymentUnavailable(PAYMENT_INTENT_FAILED);
    }
  }
  return paymentUnavailable(PAYMENT_INTENT_FAILED);
}

function toReady(order: HeldOrder, paymentIntentId: string, clientSecret: string): PaymentIntentReady {
  return view(PaymentIntentReady, {
    paymentIntentId,
    clientSecret,
    orderRef: order.orderRef,
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    holdExpiresAt: order.holdExpiresAt,
  });
}

/**
 * Null when the checkout was changed, or got another intent, by a parallel request: ours is canceled again and the caller
 * starts over. An intent is recorded once; a later one never takes its place while it can be paid.
 */
async function openIntent(ctx: Context, order: HeldOrder, budget: readonly LimitName[]): Promise<PaymentIntentReady | null> {
  await countIntent(ctx, budget);
  const intent = await ctx.payments.createIntent({
    amountCents: order.totalCents,
    currency: shop.currency,
    metadata: { orderRef: order.orderRef, ...(order.email && { email: order.email }) },
    description: `${shop.name} order ${order.orderRef}`,
    shipping: order.shippingAddress,
    idempotencyKey: `order:${order.orderRef}:intent`,
  });
  await ctx.reachFailpoint('intent.after-provider-call');
  if (await recordIntent(ctx, order, intent)) return toReady(order, intent.id, intent.clientSecret);
  await ctx.payments.cancelIntent(intent.id);
  return null;
}

/** False, and nothing is written, where the order was released or its checkout got another intent meanwhile. */
function recordIntent(
  ctx: Context,
  { orderId, draftId }: HeldOrder,
  { id: paymentIntentId, clientSecret }: { id: string; clientSecret: string },
): Promise<boolean> {
  const draft = `update checkout_draft d set payment_intent_id = ?, client_secret = ? from locked
    where d.id = ? and d.order_id = locked.id and d.state = 'open' and (d.payment_intent_id is null or d.payment_intent_id = ?) returning d.id`;
  return moveOrder(
    ctx,
    orderId,
    { paymentIntentId },
    { kind: 'intent-recorded', detail: { paymentIntentId } },
    {
      guard: `o.status = 'pending'`,
      companion: { sql: draft, params: [paymentIntentId, clientSecret, draftId, paymentIntentId], isRequired: true },
    },
  );
}

/** A parallel request of the same checkout is at the provider with the same key; true once it has recorded the intent. */
async function waitForIntent(ctx: Context, { draftId, orderId }: HeldOrder): Promise<boolean> {
  const end = Date.now() + PARALLEL_TIMEOUT_MS;
  while (Date.now() < end) {
    await setTimeout(PARALLEL_PAUSE_MS);
    const [draft] = await ctx.em.execute<{ is_done: boolean }[]>(
      `select payment_intent_id is not null or order_id is distinct from ? as is_done from checkout_draft where id = ?`,
      [orderId, draftId],
    );
    if (draft?.is_done) return true;
  }
  return false;
}

/**
 * Makes sure that an earlier version can't be paid and holds nothing. What was paid makes this checkout paid. With a refusal it is another
 * checkout of the requester, perhaps on another device: a payment of it that has begun goes on.
 */
async function retireVersion(
  ctx: Context,
  { orderId, paymentIntentId, refusal }: Extract<HoldOutcome, { kind: 'superseding' }>,
): Promise<ReturnType<typeof alreadyPaid> | null> {
  if (paymentIntentId) {
    const retirement = await (refusal ? retireIdleIntent : retireIntent)(ctx, paymentIntentId);
    if (retirement === 'paid') return alreadyPaid(paymentIntentId);
    if (retirement === 'in-progress') return alreadyPaid(paymentIntentId, 'Your bank is still working on this payment.');
  }
  await inTransaction(ctx, async (tx) => {
    // A parallel request may have recorded an intent since: that can be paid, so the next round retires it first.
    const [unchanged] = await tx.em.execute<{ id: number }[]>(
      'select id from orders where id = ? and payment_intent_id is not distinct from ? for update',
      [orderId, paymentIntentId],
    );
    if (!unchanged) return;
    // Together with the release, or a parallel request could record the canceled intent once more.
    await tx.em.execute(
      `update checkout_draft set payment_intent_id = null, client_secret = null where payment_intent_id = ? and state = 'open'`,
      [paymentIntentId],
    );
    await releaseOrder(tx, orderId, 'canceled', 'checkout changed');
  });
  return null;
}
