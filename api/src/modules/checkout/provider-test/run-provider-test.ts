import { randomUUID } from 'node:crypto';
import { shop } from '../../../platform/config/shop.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type PayableIntent, PaymentProviderError } from '../../../platform/gateways/stripe/payment-gateway.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { view } from '../../../platform/graphql/view.ts';
import { asStaff } from '../../accounts/index.ts';
import {
  ProviderTestFailed,
  TestCartLine,
  TestCheckoutSession,
  type TestCheckoutSessionResult,
  TestPaymentIntent,
  type TestPaymentIntentResult,
} from './provider-test.results.ts';
import { testCart, testCartCents, testMetadata } from './test-cart.ts';

/** What both tests ask the provider for. @throws NotAllowed */
export async function readTestCart(ctx: Context): Promise<TestCartLine[]> {
  await asStaff(ctx, 'admin');
  return testCart.map((line) => view(TestCartLine, line));
}

/** Makes a payment intent for the test cart: no order, no stock. @throws NotAllowed */
export async function createTestPaymentIntent(ctx: Context): Promise<typeof TestPaymentIntentResult> {
  const staff = await asStaff(ctx, 'admin');
  return timed(
    () => openTestIntent(staff),
    ({ id, amountCents, status }, durationMs) => view(TestPaymentIntent, { paymentIntentId: id, amountCents, status, durationMs }),
  );
}

/** The same for the documented body, whose lines name no products; its total is only compared. @throws NotAllowed, InvalidInput */
export async function openDocumentedTestIntent(ctx: Context, expectedTotalCents: number): Promise<PayableIntent | ProviderTestFailed> {
  const staff = await asStaff(ctx, 'admin');
  if (expectedTotalCents !== testCartCents) throw new InvalidInput(`amount: the test cart costs ${formatCents(testCartCents)}`);
  return timed(
    () => openTestIntent(staff),
    (intent) => intent,
  );
}

function openTestIntent(staff: Context) {
  return staff.payments.createIntent({
    amountCents: testCartCents,
    currency: shop.currency,
    metadata: testMetadata,
    description: `${shop.name} provider test`,
    shipping: null,
    idempotencyKey: `provider-test:${randomUUID()}`,
  });
}

/** Makes a checkout session for the test cart, whose ways out lead back to the portal. @throws NotAllowed */
export async function createTestCheckoutSession(ctx: Context): Promise<typeof TestCheckoutSessionResult> {
  const staff = await asStaff(ctx, 'admin');
  const back = `${staff.env.PUBLIC_URL}/admin/stripe-test`;
  return timed(
    () => staff.payments.createCheckoutSession({ lines: [...testCart], successUrl: back, cancelUrl: back, metadata: testMetadata }),
    (session, durationMs) => view(TestCheckoutSession, { ...session, durationMs }),
  );
}

async function timed<Answer, Result>(
  call: () => Promise<Answer>,
  present: (answer: Answer, durationMs: number) => Result,
): Promise<Result | ProviderTestFailed> {
  const start = performance.now();
  try {
    const answer = await call();
    return present(answer, Math.round(performance.now() - start));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const durationMs = Math.round(performance.now() - start);
    return view(ProviderTestFailed, { code: 'PAYMENT_UNAVAILABLE', message: error.message, durationMs });
  }
}
