import type { OrderStatus } from './orders.rules.ts';

/** What the trail of an order says, by kind. The kinds are stored: an old one may stay without a writer, but is never renamed. */
interface OrderEventDetails {
  placed: { totalCents: number };
  'intent-recorded': { paymentIntentId: string };
  'payment-closed': { paymentIntentId: string };
  'customer-corrected': { fields: string[] };
  'customer-added': { fields: string[] };
  /** The writer adds the order's number. */
  paid: { paymentIntentId: string };
  'payment-mismatch': { receivedCents: number; currency: string; isLive: boolean };
  expired: { reason: string };
  canceled: { reason: string };
  'goods-released': NoDetail;
  'goods-taken-again': NoDetail;
  'goods-settled': NoDetail;
  'label-intended': { rateId: string; insteadOf?: string | null; service?: string; amountCents?: number; outboxId?: number; try?: number };
  'label-refused': { rateId: string; reason: string };
  'label-bought': { trackingNumber: string };
  /** The carrier took the label of a refunded order back, refused to, or was not asked. */
  'label-voided': { trackingNumber: string | null };
  'label-void-refused': { reason: string };
  'label-kept': { reason: string };
  'label-deferred': { reason: string };
  /** A person decides; the price is of the chosen service, if it is offered. */
  'label-undecided': { reason: string; service: string; quotedCents: number; amountCents?: number };
  /** The carrier's status of the parcel, in its words, and when it was scanned. */
  'parcel-pre-transit': ParcelNews;
  'parcel-in-transit': ParcelNews;
  'parcel-delivered': ParcelNews;
  'parcel-returned': ParcelNews;
  'parcel-failed': ParcelNews;
  'second-label-bought': { trackingNumber: string; labelUrl: string | null };
  'confirmation-mailed': NoDetail;
  'mailed-and-completed': NoDetail;
  completed: NoDetail;
  claimed: { userId: number };
  'refund-due': { paymentIntentId: string; reason: string };
  'refund-recorded': { refundedCents: number };
  'refund-refused': { paymentIntentId: string; reason: string };
  refunded: { paymentIntentId: string };
  'refund-requested': { refundId: number; amountCents: number; reason: string; isCancellation: boolean };
  'refund-made': { refundId: number; amountCents: number; restocked: number };
  'refund-failed': { refundId: number; amountCents: number; failure: string };
  'duplicate-refunded': { paymentIntentId: string; refundedCents: number };
  /** Of earlier versions. */
  disputed: NoDetail;
  /** The provider has opened or lost a dispute, opened a review, or warned of fraud; and has ended it well. */
  'payment-doubted': { reason: string };
  'payment-cleared': { reason: string };
  'review-needed': { reason: string };
  'needs-review': { reason: string } & ReviewCause;
  /** By a person; what it was before, so that it can be undone. */
  'marked-completed': { from: OrderStatus; reviewReason: string | null };
  /** A person has undone 'marked-completed'. */
  reopened: { to: OrderStatus };
  'marked-shipped': { trackingNumber: string | null };
  'confirmation-requested': { key: string };
  'confirmation-resent': { key: string };
  'label-requested': { key: string };
  'address-changed': { before: object | null; after: object };
  'note-added': { text: string };
  'note-removed': { noteId: number };
  'job-parked': { job: string; outboxId: number; attempts: number; lastError: string | null };
  /** A person has had a failed job tried again, or has ended it. */
  'job-retried': { job: string; outboxId: number };
  'job-given-up': { job: string; outboxId: number };
}

/** What brought an order to a person's attention: a payment, or an event of the provider. */
export type ReviewCause = { paymentIntentId: string } | { eventId: string };

interface ParcelNews {
  reason: string;
  at: string;
}

type NoDetail = Readonly<Record<string, never>>;

export type OrderEventKind = keyof OrderEventDetails;

/** One line of the trail to be written. */
export type OrderEventLine = {
  [Kind in OrderEventKind]: OrderEventDetails[Kind] extends NoDetail ? { kind: Kind } : { kind: Kind; detail: OrderEventDetails[Kind] };
}[OrderEventKind];
