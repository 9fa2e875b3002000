import type Stripe from 'stripe';

export type CardOutcome =
  | { kind: 'approve' }
  | { kind: 'decline'; code: string; declineCode: string | null; message: string }
  | { kind: 'authenticate' }
  | { kind: 'dispute'; reason: string }
  | { kind: 'refund-fails' }
  | { kind: 'refund-pending' }
  | { kind: 'redirect' }
  | { kind: 'processing' };

export interface PaymentIntentRow {
  id: string;
  intent: Stripe.PaymentIntent;
  idempotencyKey: string | null;
  checkoutId: string | null;
  /** Return URL of a redirect method or of 3-D Secure by redirect. */
  returnUrl: string | null;
}

export interface PaymentMethodRow {
  id: string;
  method: Stripe.PaymentMethod;
  outcome: CardOutcome;
}

export interface ChargeRow {
  id: string;
  charge: Stripe.Charge;
  outcome: CardOutcome;
}

export interface CheckoutRow {
  id: string;
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  intentMetadata: Record<string, string>;
  intentDescription: string | null;
}

export interface IdempotencyRow {
  fingerprint: string;
  path: string;
  status: number;
  body: string;
  requestId: string;
  createdMs: number;
}

export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error: string | null;
}

export interface DeliveryRow {
  id: string;
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: DeliveryAttempt[];
  nextAttemptMs: number;
}
