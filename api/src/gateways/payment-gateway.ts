import { storableText } from '../lib/input-text.ts';

/** What the shop needs of a card payment provider; money in integer cents. */
export interface PaymentGateway {
  /**
   * Creates an intent once per idempotency key. A provider that answers 5xx may have created it all the same
   * and replays the error for the key, so the intent is looked up by its order before a fresh key is used.
   * @throws PaymentProviderError
   */
  createIntent(input: NewIntent): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Cancels; resolves with the intent's real state when it can't be canceled any more. */
  cancelIntent(id: string): Promise<Intent>;
  /** Gives the amount back once per idempotency key; a key spent on a 5xx is replaced only when nothing went back. */
  refund(input: { paymentIntentId: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  createCheckoutSession(input: NewCheckoutSession): Promise<{ sessionId: string; checkoutUrl: string }>;
  /** Intents that succeeded since then, for the reconciling sweep. */
  listIntentsSince(since: Date): Promise<Intent[]>;
  /** @throws WebhookSignatureError when no configured secret verifies the raw body. */
  verifyEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

export interface NewIntent {
  amountCents: number;
  currency: string;
  metadata: Record<string, string>;
  idempotencyKey: string;
}

export interface NewCheckoutSession {
  lines: { name: string; unitAmountCents: number; quantity: number }[];
  customerEmail?: string;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface Intent {
  id: string;
  status: IntentStatus;
  amountCents: number;
  amountReceivedCents: number;
  amountRefundedCents: number;
  isDisputed: boolean;
  currency: string;
  clientSecret: string;
  metadata: Record<string, string>;
  declineMessage: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
}

/**
 * `unavailable`: nothing is known to have happened, ask again later. `rejected`: the provider refused the request itself.
 * `busy`: another request with the same idempotency key is still being answered.
 */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  readonly kind: 'unavailable' | 'rejected' | 'missing' | 'busy';
  constructor(kind: PaymentProviderError['kind'], message: string, options?: ErrorOptions) {
    // It is stored with the order.
    super(storableText(message), options);
    this.kind = kind;
  }
}

export class WebhookSignatureError extends Error {
  override name = 'WebhookSignatureError';
}
