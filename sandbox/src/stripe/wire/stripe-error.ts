import type Stripe from 'stripe';

export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** An error in Stripe's format. `isStored` follows v1: an error before execution is not stored for the idempotency key. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  readonly isStored: boolean;

  constructor(status: number, body: StripeErrorBody, isStored = false) {
    super(body.message);
    this.name = 'StripeError';
    this.status = status;
    this.body = body.code ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` } : body;
    this.isStored = isStored;
  }
}

export function invalidRequest(message: string, extra: Partial<StripeErrorBody> = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...extra });
}

/** The object's state forbids the call. Execution had started, so the response is stored for the idempotency key. */
export function unexpectedState(message: string, intent?: Stripe.PaymentIntent): StripeError {
  return new StripeError(
    400,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      ...(intent ? { payment_intent: structuredClone(intent) } : {}),
    },
    true,
  );
}

export function resourceMissing(kind: string, id: string, param: string): StripeError {
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param });
}

export function parameterMissing(param: string): StripeError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
