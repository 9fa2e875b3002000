import pg from 'pg';
import { expect } from 'vitest';
import { type Ledger, readLedger } from './ledger.ts';

interface OrderRow {
  id: number;
  ref: string;
  status: string;
  number: number | null;
  payment_intent_id: string | null;
  total_cents: number;
  review_reason: string | null;
  checkout_draft_id: number | null;
  email: string | null;
  shipping_address: Ledger['labels'][number]['to'] | null;
  weight_grams: number;
  /** Completed by a person, who may have sent it in another way. */
  is_marked: boolean;
}

export async function withDatabaseClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function isPaid(order: OrderRow) {
  return ['paid', 'completed', 'shipped'].includes(order.status);
}

/** I1 and I2: every succeeded payment has one order, is refunded or is in review, and no paid order lacks a payment. */
function moneyProblems(ledger: Ledger, orders: OrderRow[]): string[] {
  const problems: string[] = [];
  const keptByDraft = new Map<number, string[]>();
  for (const intent of ledger.paymentIntents.filter((candidate) => candidate.status === 'succeeded' && candidate.metadata['orderRef'])) {
    const order = orders.find((candidate) => candidate.ref === intent.metadata['orderRef']);
    const isRefunded = intent.amountRefunded >= intent.amount;
    const isOrdered = order !== undefined && isPaid(order) && order.payment_intent_id === intent.id && order.total_cents === intent.amount;
    const isReviewed = order !== undefined && (order.status === 'needs_review' || order.review_reason !== null);
    if (!isRefunded && !isOrdered && !isReviewed)
      problems.push(`I1 ${intent.id} succeeded, but its order ${order?.ref ?? '(none)'} is ${order?.status ?? 'missing'}`);
    if (isRefunded && isOrdered) problems.push(`I1 ${intent.id} is refunded, but ${order.ref} is still ${order.status}`);
    // A payment in review is not counted, e.g. one whose due refund was refused by the bank.
    const isKept = !isRefunded && (isOrdered || !isReviewed);
    if (isKept && order?.checkout_draft_id)
      keptByDraft.set(order.checkout_draft_id, [...(keptByDraft.get(order.checkout_draft_id) ?? []), intent.id]);
  }
  for (const [draft, kept] of keptByDraft)
    if (kept.length > 1) problems.push(`I2 checkout ${draft} keeps ${kept.length} payments: ${kept.join(', ')}`);
  for (const order of orders.filter(isPaid)) {
    const intent = ledger.paymentIntents.find((candidate) => candidate.id === order.payment_intent_id);
    if (intent?.status !== 'succeeded') problems.push(`I1 ${order.ref} is ${order.status}, its payment ${intent?.status ?? 'unknown'}`);
    if (order.number === null) problems.push(`I10 ${order.ref} is paid and has no number`);
  }
  return problems;
}

function parcelText(to: OrderRow['shipping_address'], grams: number): string {
  return to
    ? [to.name, to.street1, ...('street2' in to ? [String(to.street2)] : []), to.city, to.state, to.zip, to.country, `${grams} g`]
        .join(' ')
        .toLowerCase()
        .replaceAll(/\s+/g, ' ')
    : 'without an address';
}

/** I5: at most one label, for the order's own address and weight, and one confirmation per order, counted by mails. */
function effectProblems(ledger: Ledger, orders: OrderRow[], maxCopies: number): string[] {
  const problems: string[] = [];
  for (const order of orders) {
    const labels = ledger.labels.filter((label) => label.metadata === order.ref && label.status === 'SUCCESS');
    if (labels.length > 1) problems.push(`I5 ${order.ref} has ${labels.length} labels`);
    const parcel = parcelText(order.shipping_address, order.weight_grams);
    for (const label of labels)
      if (parcelText(label.to, label.weight) !== parcel)
        problems.push(`SHP-03 ${order.ref} is ${parcel}, its label ${parcelText(label.to, label.weight)}`);
    const mails = ledger.mails.filter((mail) => mail.messageId.includes(`${order.ref.toLowerCase()}.confirmation@`));
    if (mails.length > maxCopies) problems.push(`I5 ${order.ref} was confirmed ${mails.length} times`);
    if (order.status !== 'completed' || order.is_marked) continue;
    if (order.email && mails.length === 0) problems.push(`I5 ${order.ref} is completed and was never confirmed`);
    if (labels.length === 0) problems.push(`I5 ${order.ref} is completed without a label`);
  }
  return problems;
}

/** I3, I4, I6 and I10 as queries that must return no rows. */
const countingChecks: Record<string, string> = {
  'I3 stock does not balance': `select id from stock_item where initial + adjusted <> available + held + sold or available < 0`,
  'I3 held stock is not what pending and unfulfilled orders hold': `
    select s.id from stock_item s where s.held <> coalesce((select sum(i.quantity) from order_item i join orders o on o.id = i.order_id
      where o.stock_state = 'held' and i.product_id = s.product_id and i.grind = s.grind), 0)`,
  'I3 sold stock is not what orders sold': `
    select s.id from stock_item s where s.sold <> coalesce((
      select sum(i.quantity - (select coalesce(sum(l.restocked), 0) from refund_line l where l.item_id = i.id))
      from order_item i join orders o on o.id = i.order_id
      where o.stock_state = 'sold' and i.product_id = s.product_id and i.grind = s.grind), 0)`,
  'I3 held and sold stock are not the sum of the moves': `
    select s.id from stock_item s left join lateral (
      select coalesce(sum(m.quantity) filter (where m.reason = 'hold'), 0) as held, coalesce(sum(m.quantity) filter (where m.reason = 'release'), 0) as released,
        coalesce(sum(m.quantity) filter (where m.reason = 'sell'), 0) as sold,
        coalesce(sum(m.quantity) filter (where m.reason = 'restock'), 0) as restocked from stock_move m where m.stock_item_id = s.id) m on true
    where s.held <> m.held - m.released - m.sold or s.sold <> m.sold - m.restocked`,
  'I4 coupon count is not its live redemptions': `
    select c.id from coupon c where c.used_count > c.usage_limit
      or c.used_count <> (select count(*) from coupon_redemption r where r.coupon_id = c.id and r.state in ('held', 'used'))`,
  'I6 totals do not add up': `
    select o.id from orders o where o.subtotal_cents <> (select sum(i.unit_price_cents * i.quantity) from order_item i where i.order_id = o.id)
      or o.subtotal_cents - o.discount_cents + o.shipping_cents + o.tax_cents <> o.total_cents or o.discount_cents not between 0 and o.subtotal_cents`,
  'ADM-01 refunds take more than an order': `
    select o.id from orders o where (select coalesce(sum(r.amount_cents), 0) from refund r where r.order_id = o.id and r.state = 'succeeded') > o.refunded_cents`,
  'ADM-01 refunds take more of a line than was bought': `
    select i.id from order_item i where i.quantity < (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.item_id = i.id and r.state <> 'failed')`,
  'IMP-08 an imported order has a payment or stock': `
    select id from orders where import_run_id is not null and (source <> 'import' or payment_intent_id is not null or stock_state <> 'released' or number >= 0)`,
  'I10 order reference is guessable': `select id from orders where ref !~ '^BQ-[0-9A-Z]{16}$'`,
  'I5 an effect was given up': `select id from outbox where state = 'parked'`,
};

export interface InvariantOptions {
  databaseUrl: string;
  sandboxUrl: string;
  /** 2 only where a fault makes the mail server's answer ambiguous (I5). */
  maxCopiesOfConfirmation?: number;
}

/** All violations of the invariants of docs/reliability.md, section 1. Empty when there are none. */
export async function findViolations(options: InvariantOptions): Promise<string[]> {
  const ledger = await readLedger(options.sandboxUrl);
  return withDatabaseClient(options.databaseUrl, async (client) => {
    const { rows: orders } = await client.query<OrderRow>(
      `select o.*, (select sum(i.weight_grams * i.quantity)::int from order_item i where i.order_id = o.id) as weight_grams,
         exists (select from order_event e where e.order_id = o.id and e.kind = 'marked-completed') as is_marked from orders o where o.source = 'shop'`,
    );
    const problems = [...moneyProblems(ledger, orders), ...effectProblems(ledger, orders, options.maxCopiesOfConfirmation ?? 1)];
    return [...problems, ...(await runCountingChecks(client))];
  });
}

async function runCountingChecks(client: pg.Client): Promise<string[]> {
  const problems: string[] = [];
  for (const [problem, sql] of Object.entries(countingChecks)) {
    const { rows } = await client.query<{ id: number }>(sql);
    if (rows.length > 0) problems.push(`${problem}: ${rows.map((row) => row.id).join(', ')}`);
  }
  return problems;
}

/** Only the violations that are found in the database alone: of data that no provider knows. */
export function countingViolations(databaseUrl: string): Promise<string[]> {
  return withDatabaseClient(databaseUrl, runCountingChecks);
}

/** Waits until no outbox entry is due, then checks every invariant. */
export async function expectInvariants(options: InvariantOptions & { withinMs?: number }): Promise<void> {
  await waitUntilIdle(options.databaseUrl, options.withinMs ?? 60_000);
  expect(await findViolations(options)).toEqual([]);
}

export async function waitUntilIdle(databaseUrl: string, withinMs: number): Promise<void> {
  const due = await waitFor(withinMs, async () => {
    const { rows } = await withDatabaseClient(databaseUrl, (client) =>
      client.query<{ due: number }>(`select count(*)::int as due from outbox where state = 'due'`),
    );
    return rows[0]?.due === 0 ? true : null;
  }).catch(() => null);
  if (due) return;
  const { rows } = await withDatabaseClient(databaseUrl, (client) =>
    client.query(`select job, subject, attempts, last_error from outbox where state = 'due'`),
  );
  throw new Error(`Still due after ${withinMs} ms: ${JSON.stringify(rows)}`);
}

/** Polls until the probe returns a truthy value. Throws after the time limit. */
export async function waitFor<T>(withinMs: number, probe: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Not seen within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
