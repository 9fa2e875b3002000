import type { ConfirmAnswer } from './payment-form.ts';

interface StripeConfirmation {
  error?: { type?: string; code?: string; message?: string; payment_intent?: { status?: string } } | undefined;
  paymentIntent?: { status?: string } | undefined;
}

const DECLINED = 'Your card was not accepted. Try another one.';

/** Errors after which the charge may have happened all the same. */
const UNCERTAIN = new Set(['api_connection_error', 'api_error', 'idempotency_error']);

function ofStatus(status: string | undefined): ConfirmAnswer | null {
  if (status === 'succeeded' || status === 'requires_capture') return { kind: 'succeeded' };
  if (status === 'processing') return { kind: 'processing' };
  return null;
}

/** Stripe's answer to confirmPayment in our words. Fields may be missing (stand-ins, older versions). */
export function readConfirmation({ error, paymentIntent }: StripeConfirmation): ConfirmAnswer {
  if (error === undefined) {
    const status = paymentIntent?.status;
    return ofStatus(status) ?? { kind: 'declined', message: DECLINED };
  }
  // Confirmed twice: the first one counted.
  const earlier = ofStatus(error.payment_intent?.status);
  if (earlier) return earlier;
  const message = error.message || DECLINED;
  return UNCERTAIN.has(error.type ?? '') ? { kind: 'unknown', message } : { kind: 'declined', message };
}
