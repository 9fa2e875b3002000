import type { CheckoutRow, ChargeRow, DeliveryRow, IdempotencyRow, PaymentIntentRow, PaymentMethodRow } from './stripe-rows.ts';
import type { AddressRow, LabelRow, RateRow, ShipmentRow, ShippoRefundRow, ShippoWebhookRow, TrackRow } from './shippo-rows.ts';
import type { MailRecord, MailRow } from './mail-rows.ts';
import type Stripe from 'stripe';
import { openJournal, readJournal, type JournalLine } from './journal.ts';
import { Table } from './table.ts';

/** The file is compacted once it has this many more lines than rows, to keep the restart fast. */
const COMPACT_SLACK = 20_000;

interface Settings {
  clockOffsetMs: number;
  areWebhooksPaused: boolean;
}

export interface Store {
  paymentIntents: Table<PaymentIntentRow>;
  paymentMethods: Table<PaymentMethodRow>;
  charges: Table<ChargeRow>;
  refunds: Table<Stripe.Refund>;
  disputes: Table<Stripe.Dispute>;
  reviews: Table<Stripe.Review>;
  events: Table<Stripe.Event>;
  deliveries: Table<DeliveryRow>;
  checkouts: Table<CheckoutRow>;
  idempotency: Table<IdempotencyRow>;
  addresses: Table<AddressRow>;
  shipments: Table<ShipmentRow>;
  rates: Table<RateRow>;
  labels: Table<LabelRow>;
  tracks: Table<TrackRow>;
  shippoRefunds: Table<ShippoRefundRow>;
  shippoWebhooks: Table<ShippoWebhookRow>;
  mails: Table<MailRow>;
  /** Every accepted mail without its content, for the ledger. */
  mailRecords: Table<MailRecord>;
  calls: Table<number>;
  settings: Table<Settings>;
  reset(): void;
  flush(): void;
  close(): void;
}

/** Without a folder the state is kept in memory only (a test that does not restart). */
export function openStore(dataDir: string | null): Store {
  const changed = new Map<string, [table: string, id: string]>();
  let isFlushDue = false;
  let lineCount = 0;
  let isClosed = false;

  function recordChange(table: string, id: string): void {
    if (!journal || isClosed) return;
    changed.set(`${table}/${id}`, [table, id]);
    if (isFlushDue) return;
    isFlushDue = true;
    // In the same turn of the event loop as the change: before its response can be sent.
    queueMicrotask(flush);
  }
  const tables = new Map<string, Table<unknown>>();
  function table<Row>(name: string, limit: number): Table<Row> {
    const made = new Table<Row>(name, limit, recordChange);
    tables.set(name, made as Table<unknown>);
    return made;
  }

  // The limits keep the whole state below about 100 MB; only a soak test could reach them.
  const store: Store = {
    paymentIntents: table('paymentIntents', 10_000),
    paymentMethods: table('paymentMethods', 10_000),
    charges: table('charges', 10_000),
    refunds: table('refunds', 10_000),
    disputes: table('disputes', 2_000),
    reviews: table('reviews', 2_000),
    events: table('events', 20_000),
    deliveries: table('deliveries', 20_000),
    checkouts: table('checkouts', 5_000),
    idempotency: table('idempotency', 10_000),
    addresses: table('addresses', 5_000),
    shipments: table('shipments', 5_000),
    rates: table('rates', 30_000),
    labels: table('labels', 10_000),
    tracks: table('tracks', 10_000),
    shippoRefunds: table('shippoRefunds', 5_000),
    shippoWebhooks: table('shippoWebhooks', 50),
    mails: table('mails', 500),
    mailRecords: table('mailRecords', 20_000),
    calls: table('calls', 1_000),
    settings: table('settings', 1),
    reset,
    flush,
    close,
  };

  if (dataDir) {
    for (const [name, id, row] of readJournal(dataDir)) tables.get(name)?.restore(id, row);
  }
  const journal = dataDir ? openJournal(dataDir) : null;
  journal?.compact(liveLines());

  function liveLines(): JournalLine[] {
    const lines: JournalLine[] = [];
    for (const one of tables.values()) for (const [id, row] of one.entries()) lines.push([one.name, id, row]);
    lineCount = lines.length;
    return lines;
  }

  function flush(): void {
    isFlushDue = false;
    if (!journal || changed.size === 0) return;
    const lines = [...changed.values()].map(([name, id]): JournalLine => [name, id, tables.get(name)?.get(id) ?? null]);
    changed.clear();
    journal.append(lines);
    lineCount += lines.length;
    const rowCount = [...tables.values()].reduce((sum, one) => sum + one.size, 0);
    if (lineCount > rowCount + COMPACT_SLACK) journal.compact(liveLines());
  }

  function reset(): void {
    for (const one of tables.values()) one.clear();
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
