import type { CheckoutRow, ChargeRow, DeliveryRow, IdempotencyRow, PaymentIntentRow, PaymentMethodRow } from './stripe-rows.ts';
import type { AddressRow, LabelRow, RateRow, ShipmentRow, ShippoRefundRow, ShippoWebhookRow, TrackRow } from './shippo-rows.ts';
import type { MailRecord, MailRow } from './mail-rows.ts';
import type Stripe from 'stripe';
import { openJournal, readJournal, type JournalLine } from './journal.ts';
import { Shelf } from './shelf.ts';

/** Rewrite the file once it holds this many lines more than there are rows, to keep the restart quick. */
const COMPACT_SLACK = 20_000;

interface Settings {
  clockOffsetMs: number;
  areWebhooksPaused: boolean;
}

export interface Store {
  paymentIntents: Shelf<PaymentIntentRow>;
  paymentMethods: Shelf<PaymentMethodRow>;
  charges: Shelf<ChargeRow>;
  refunds: Shelf<Stripe.Refund>;
  disputes: Shelf<Stripe.Dispute>;
  events: Shelf<Stripe.Event>;
  deliveries: Shelf<DeliveryRow>;
  checkouts: Shelf<CheckoutRow>;
  idempotency: Shelf<IdempotencyRow>;
  addresses: Shelf<AddressRow>;
  shipments: Shelf<ShipmentRow>;
  rates: Shelf<RateRow>;
  labels: Shelf<LabelRow>;
  tracks: Shelf<TrackRow>;
  shippoRefunds: Shelf<ShippoRefundRow>;
  shippoWebhooks: Shelf<ShippoWebhookRow>;
  mails: Shelf<MailRow>;
  /** Every mail that was taken, without its content: the ledger's record. */
  mailRecords: Shelf<MailRecord>;
  calls: Shelf<number>;
  settings: Shelf<Settings>;
  reset(): void;
  flush(): void;
  close(): void;
}

/** Without a folder the state lives in memory only (a test that does not restart). */
export function openStore(dataDir: string | null): Store {
  const changed = new Map<string, [shelf: string, id: string]>();
  let isFlushDue = false;
  let lineCount = 0;
  let isClosed = false;

  function noteChange(shelf: string, id: string): void {
    if (!journal || isClosed) return;
    changed.set(`${shelf}/${id}`, [shelf, id]);
    if (isFlushDue) return;
    isFlushDue = true;
    // In the same turn of the event loop as the change: a stand-in that is killed has kept what it answered.
    queueMicrotask(flush);
  }
  const shelves = new Map<string, Shelf<unknown>>();
  function shelf<Row>(name: string, limit: number): Shelf<Row> {
    const made = new Shelf<Row>(name, limit, noteChange);
    shelves.set(name, made as Shelf<unknown>);
    return made;
  }

  // The limits keep the whole state below about 100 MB; a shop on a desk never gets there, a soak test might.
  const store: Store = {
    paymentIntents: shelf('paymentIntents', 10_000),
    paymentMethods: shelf('paymentMethods', 10_000),
    charges: shelf('charges', 10_000),
    refunds: shelf('refunds', 10_000),
    disputes: shelf('disputes', 2_000),
    events: shelf('events', 20_000),
    deliveries: shelf('deliveries', 20_000),
    checkouts: shelf('checkouts', 5_000),
    idempotency: shelf('idempotency', 10_000),
    addresses: shelf('addresses', 5_000),
    shipments: shelf('shipments', 5_000),
    rates: shelf('rates', 30_000),
    labels: shelf('labels', 10_000),
    tracks: shelf('tracks', 10_000),
    shippoRefunds: shelf('shippoRefunds', 5_000),
    shippoWebhooks: shelf('shippoWebhooks', 50),
    mails: shelf('mails', 500),
    mailRecords: shelf('mailRecords', 20_000),
    calls: shelf('calls', 1_000),
    settings: shelf('settings', 1),
    reset,
    flush,
    close,
  };

  if (dataDir) {
    for (const [name, id, row] of readJournal(dataDir)) shelves.get(name)?.restore(id, row);
  }
  const journal = dataDir ? openJournal(dataDir) : null;
  journal?.compact(liveLines());

  function liveLines(): JournalLine[] {
    const lines: JournalLine[] = [];
    for (const one of shelves.values()) for (const [id, row] of one.entries()) lines.push([one.name, id, row]);
    lineCount = lines.length;
    return lines;
  }

  function flush(): void {
    isFlushDue = false;
    if (!journal || changed.size === 0) return;
    const lines = [...changed.values()].map(([name, id]): JournalLine => [name, id, shelves.get(name)?.get(id) ?? null]);
    changed.clear();
    journal.append(lines);
    lineCount += lines.length;
    const rowCount = [...shelves.values()].reduce((sum, one) => sum + one.size, 0);
    if (lineCount > rowCount + COMPACT_SLACK) journal.compact(liveLines());
  }

  function reset(): void {
    for (const one of shelves.values()) one.clear();
    flush();
  }

  function close(): void {
    if (isClosed) return;
    flush();
    isClosed = true;
    journal?.close();
  }

  return store;
}
