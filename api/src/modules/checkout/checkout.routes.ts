import { Router } from 'express';
import { z } from 'zod';
import { answerRefusal } from '../../platform/http/error-status.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { InvalidInput } from '../../platform/lib/access-errors.ts';
import { centsFromDollars, dollarsFromCents } from '../../platform/lib/money.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { currentUser } from '../accounts/index.ts';
import { PaymentIntentReady, PaymentProcessed } from './checkout.results.ts';
import { customerDetails } from './payment/complete-customer.ts';
import { createCheckoutSession } from './intent/create-checkout-session.ts';
import { createPaymentIntent } from './intent/create-payment-intent.ts';
import { ProviderTestFailed } from './provider-test/provider-test.results.ts';
import { openDocumentedTestIntent } from './provider-test/run-provider-test.ts';
import { processPayment } from './payment/process-payment.ts';

/** A cart line as the shop keeps it; its price and name are never read. */
const cartItem = z.object({
  id: z.string().max(200).nullish(),
  quantity: z.coerce.number().default(1),
  grindType: z.string().max(60).nullish(),
  size: z.string().max(60).nullish(),
});

const LINE_WITHOUT_ID = 'Every line of the cart needs the id of its product';

const optionalText = z.string().max(200).nullish();
const createIntentBody = z.object({
  amount: z.unknown().optional(),
  cartItems: z.array(cartItem, { error: 'The cart must be a list of lines' }),
  email: optionalText,
  couponCode: optionalText,
  rateId: optionalText,
  shippingAddress: z.unknown().optional(),
  customerInfo: z.object({ firstName: optionalText, lastName: optionalText, email: optionalText }).nullish(),
});

const processBody = z.object({
  paymentIntentId: z.string({ error: 'paymentIntentId is required' }),
  /** Proves that the checkout is the caller's, as the session and the checkout cookie do. */
  clientSecret: z.string().max(300).nullish(),
  customerInfo: customerDetails.nullish(),
});

/** REST shims of the checkout (docs/rest.md); money in dollars. */
export function checkoutRoutes(contextOf: RouteContext): Router {
  const router = Router();

  router.post('/api/create-payment-intent', async (req, res) => {
    const ctx = contextOf(req);
    const body = parseInput(createIntentBody, req.body);
    const expectedTotalCents = centsFromDollars(body.amount);
    if (expectedTotalCents === null || expectedTotalCents <= 0) throw new InvalidInput('amount: the total in dollars is needed');
    const lines = body.cartItems.flatMap(({ id, quantity, grindType, size }) =>
      id ? [{ productId: id, quantity, grind: grindType, size }] : [],
    );
    if (lines.length === 0 && body.cartItems.length > 0 && (await currentUser(ctx))?.role === 'admin') {
      const test = await openDocumentedTestIntent(ctx, expectedTotalCents);
      if (test instanceof ProviderTestFailed) return answerRefusal(res, test);
      return void res.json({ clientSecret: test.clientSecret, paymentIntentId: test.id, amount: dollarsFromCents(test.amountCents) });
    }
    if (lines.length < body.cartItems.length) throw new InvalidInput(LINE_WITHOUT_ID, [{ path: 'cartItems', message: LINE_WITHOUT_ID }]);
    const email = body.email ?? body.customerInfo?.email;
    const result = await createPaymentIntent(ctx, {
      checkoutKey: req.get('idempotency-key') || null,
      lines,
      expectedTotalCents,
      email,
      couponCode: body.couponCode || null,
      rateId: body.rateId || null,
      shippingAddress: body.shippingAddress as never,
      canDeriveRate: true,
      customerName: [body.customerInfo?.firstName, body.customerInfo?.lastName].filter(Boolean).join(' ') || null,
    });
    if (!(result instanceof PaymentIntentReady)) return answerRefusal(res, result);
    res.json({
      clientSecret: result.clientSecret,
      paymentIntentId: result.paymentIntentId,
      orderRef: result.orderRef,
      subtotal: dollarsFromCents(result.subtotalCents),
      discount: dollarsFromCents(result.discountCents),
      shipping: dollarsFromCents(result.shippingCents),
      amount: dollarsFromCents(result.totalCents),
      holdExpiresAt: result.holdExpiresAt,
    });
  });

  router.post('/api/process-payment', async (req, res) => {
    const { customerInfo, ...payment } = parseInput(processBody, req.body);
    const result = await processPayment(contextOf(req), { ...payment, customer: customerInfo ?? null });
    if (!(result instanceof PaymentProcessed)) return answerRefusal(res, result, { success: false });
    res.json({
      success: true,
      trackingNumber: result.trackingNumber,
      message: result.message,
      orderId: result.orderRef,
      orderNumber: result.orderNumber,
      total: dollarsFromCents(result.totalCents),
    });
  });

  router.post('/api/create-checkout-session', async (req, res) => {
    res.json(await createCheckoutSession(contextOf(req), req.body));
  });
  return router;
}
