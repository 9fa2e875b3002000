import type { CarrierRecipient } from '../shippo/carrier-gateway.ts';
import { ProviderError } from '../provider-error.ts';

/** What the shop needs of a card payment provider; money in integer cents. */
export interface PaymentGateway {
  /**
   * Creates an intent once per idempotency key. A provider that answers 5xx may have created it all the same
   * and replays the error for the key, so the intent is looked up by its order before a fresh key is used.
   * @throws PaymentProviderError
   */
  createIntent(input: NewIntent): Promise<PayableIntent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Cancels; resolves with the intent's real state when it can't be canceled any more. */
  cancelIntent(id: string): Promise<Intent>;
  /**
   * Refunds the amount once per reference, which the refund carries at the provider. A refund whose answer was lost is looked up by it:
   * before the first call when it was tried before, and after a 5xx, which uses up an idempotency key.
   * @throws PaymentProviderError
   */
  refund(input: NewRefund): Promise<ProviderRefund>;
  /** All refunds of an intent, including those of the provider's dashboard. */
  listRefunds(paymentIntentId: string): Promise<ProviderRefund[]>;
  createCheckoutSession(input: NewCheckoutSession): Promise<{ sessionId: string; checkoutUrl: string }>;
  /**
   * @throws WebhookSignatureError when no configured secret verifies the raw body, or its time is not within five minutes of ours.
   * @throws MalformedEventError when what is signed is no event.
   */
  verifyEvent(rawBody: Buffer, signature: string): ProviderEvent;
}

export interface NewIntent {
  amountCents: number;
  currency: string;
  metadata: Record<string, string>;
  /** Shown in the provider's dashboard. */
  description: string;
  /** Of goods that are sent; null when the address is not known. */
  shipping: CarrierRecipient | null;
  idempotencyKey: string;
}

/** What the provider holds against a payment: a dispute, lost or going on, or a review. */
export type PaymentDoubt = 'disputed' | 'dispute-lost' | 'under-review';

/** The card that paid, as far as it may be shown. */
export interface PaidCard {
  /** As the provider names it: 'visa'. */
  brand: string;
  lastFour: string;
}

export interface NewRefund {
  paymentIntentId: string;
  amountCents: number;
  /** Unique among all refunds of the account. */
  reference: string;
  /** Whether the call may have been made before. */
  wasTried: boolean;
}

export interface ProviderRefund {
  id: string;
  amountCents: number;
  /** Null for a refund that was not made by this shop. */
  reference: string | null;
  /** The bank did not take it: the money is with the shop again. */
  hasFailed: boolean;
}

interface NewCheckoutSession {
  lines: { name: string; unitAmountCents: number; quantity: number }[];
  customerEmail?: string;
  successUrl: string;
  cancelUrl: string;
  metadata: Record<string, string>;
}

type IntentStatus =
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
  /** Null also where it was not asked for: of an intent that was just created or canceled. */
  doubt: PaymentDoubt | null;
  currency: string;
  /** False for an intent of a test mode, where no money moves. */
  isLive: boolean;
  metadata: Record<string, string>;
  declineMessage: string | null;
  /** Null before it is paid, and for other payment methods than cards. */
  card: PaidCard | null;
}

/** Only the answer to its creation has to carry the secret: Stripe leaves it out of lists for some keys. */
export interface PayableIntent extends Intent {
  clientSecret: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
  /** The order that the event's payment intent names; null when the event carries another object. */
  orderRef: string | null;
  /** The connected account that the event is about; null for our own. */
  account: string | null;
  isLive: boolean;
  /** Of the payment intent or charge; null for other objects, as a dispute may be in the bank's currency. */
  currency: string | null;
}

/** `missing`: the provider does not know the object. `busy`: another request with the same idempotency key is still being answered. */
export class PaymentProviderError extends ProviderError<'missing' | 'busy'> {
  override name = 'PaymentProviderError';
}

/** Signed by the provider, but not in the shape of an event. */
export class MalformedEventError extends Error {
  override name = 'MalformedEventError';
}

export class WebhookSignatureError extends Error {
  override name = 'WebhookSignatureError';
}
