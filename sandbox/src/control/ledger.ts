import type { Store } from '../store/store.ts';

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** What the providers received and did, independent of the shop's data. */
export function readLedger(store: Store): object {
  const refunded = refundedByIntent(store);
  return {
    paymentIntents: store.paymentIntents.oldestFirst().map(({ intent, idempotencyKey }) => ({
      id: intent.id,
      amount: intent.amount,
      currency: intent.currency,
      status: intent.status,
      metadata: intent.metadata,
      amountRefunded: refunded.get(intent.id) ?? 0,
      idempotencyKey,
      createdAt: isoOf(intent.created),
    })),
    refunds: store.refunds.oldestFirst().map(({ id, payment_intent, amount, status, created }) => ({
      id,
      paymentIntent: payment_intent,
      amount,
      status,
      createdAt: isoOf(created),
    })),
    labels: store.labels
      .oldestFirst()
      .filter(({ status }) => status !== 'ERROR')
      .map((label) => ({
        transactionId: label.object_id,
        rate: label.rate,
        metadata: label.metadata,
        trackingNumber: label.tracking_number,
        status: label.status,
        createdAt: label.object_created,
        ...parcelOf(store, label.rate),
      })),
    mails: store.mailRecords.oldestFirst(),
    disputes: store.disputes
      .oldestFirst()
      .map(({ id, payment_intent, amount, status }) => ({ id, paymentIntent: payment_intent, amount, status })),
    calls: Object.fromEntries(store.calls.entries()),
  };
}

/** The parcel of a label, found by its rate. */
function parcelOf(store: Store, rateId: string): object {
  const rate = store.rates.get(rateId);
  const shipment = rate && store.shipments.get(rate.shipment);
  if (!shipment) return {};
  const { name, street1, street2, street3, city, state, zip, country } = shipment.address_to;
  const street = [street1, street2, street3].filter(Boolean).join(' ');
  const weight = shipment.parcels.reduce((sum, parcel) => sum + Number(parcel.weight), 0);
  const boxMm = shipment.parcels.flatMap(({ length, width, height }) => [length, width, height].map(Number));
  return { to: { name, street1: street, city, state, zip, country }, weight, boxMm, service: `${rate.provider} ${rate.servicelevel.name}` };
}

function refundedByIntent(store: Store): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payment_intent: intent, status, amount } of store.refunds.oldestFirst()) {
    if (typeof intent === 'string' && status !== 'failed' && status !== 'canceled') sums.set(intent, (sums.get(intent) ?? 0) + amount);
  }
  return sums;
}
