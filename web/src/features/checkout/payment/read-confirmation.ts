import type { ConfirmAnswer } from './payment-form.ts';

interface StripeConfirmation {
  error?: { type?: string; code?: string; message?: string; payment_intent?: { status?: string } } | undefined;
  paymentIntent?: { status?: string } | undefined;
}

const DECLINED = 'Your card was not accepted. Try another one.';

/** Error types after which the charge may still have happened. */
const UNCERTAIN = new Set(['api_connection_error', 'api_error', 'idempotency_error']);

function ofStatus(status: string | undefined): ConfirmAnswer | null {
  if (status === 'succeeded' || status === 'requires_capture') return { kind: 'succeeded' };
  if (status === 'processing') return { kind: 'processing' };
  return null;
}

/** Converts the result of Stripe's confirmPayment. Fields may be missing (sandbox, older versions). */
export function readConfirmation({ error, paymentIntent }: StripeConfirmation): ConfirmAnswer {
  if (error === undefined) {
    const status = paymentIntent?.status;
    return ofStatus(status) ?? { kind: 'declined', message: DECLINED };
  }
  // A second confirmation fails; the status of the first one counts.
  const earlier = ofStatus(error.payment_intent?.status);
  if (earlier) return earlier;
  const message = error.message || DECLINED;
  return UNCERTAIN.has(error.type ?? '') ? { kind: 'unknown', message } : { kind: 'declined', message };
}
