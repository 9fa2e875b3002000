import type Stripe from 'stripe';

/** Deliveries of Stripe's events to the shop. */
export interface Outbox {
  hasEndpoint(): boolean;
  /** Another webhook of the same shop; null while there is none and while deliveries are paused. */
  beside(path: string): string | null;
  setUrl(url: string | null): void;
  enqueue(event: Stripe.Event): void;
  redeliver(eventId: string, times: number): void;
  pause(): void;
  resume(): void;
  isPaused(): boolean;
  /** Resumes deliveries that an earlier run left pending. */
  start(): void;
  stop(): void;
}
