import type Stripe from 'stripe';
import type { Clock } from '../../parts/clock.ts';
import type { FaultScript } from '../../parts/faults.ts';
import type { Outbox } from '../../parts/webhook-outbox.ts';
import { randomText } from '../../http/ids.ts';
import type { Store } from '../../store/store.ts';
import type { DeliveryRow } from '../../store/stripe-rows.ts';
import { sendWebhook } from './send-webhook.ts';
import { signatureHeader } from './signature.ts';

/** Delays before the second, third... attempt. Stripe retries for days; a developer wants to see the retry. */
const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 30_000, 60_000, 60_000, 120_000, 120_000, 300_000];
/** A reordered event is sent after its successor, at the latest after this time. */
const REORDER_LIMIT_MS = 2_000;
/** More concurrent deliveries than Stripe sends to an endpoint under load. */
const MAX_CONCURRENT = 20;

interface OutboxParts {
  store: Store;
  clock: Clock;
  faults: FaultScript;
  secret: string;
  url: string | null;
}

export function createOutbox({ store, clock, faults, secret, url: firstUrl }: OutboxParts): Outbox {
  let url = firstUrl;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  const sending = new Set<string>();
  const pending = new Set(store.deliveries.oldestFirst().flatMap((row) => (row.state === 'pending' ? [row.id] : [])));
  const heldBack = new Set<string>();
  function isPaused(): boolean {
    return store.settings.get('settings')?.areWebhooksPaused ?? false;
  }
  function setPaused(areWebhooksPaused: boolean): void {
    store.settings.put('settings', { clockOffsetMs: clock.offsetMs(), areWebhooksPaused });
    schedule();
  }

  function schedule(): void {
    if (stopping.signal.aborted || isPaused() || url === null) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(sendDue, 0);
  }

  // Due times use the system clock: an offset of the providers' clock must not delay or hasten deliveries.
  function sendDue(): void {
    timer = null;
    const now = Date.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const id of pending) {
      const row = store.deliveries.get(id);
      if (!row) pending.delete(id);
      if (!row || sending.has(id)) continue;
      if (row.nextAttemptMs > now) soonest = Math.min(soonest, row.nextAttemptMs);
      else if (sending.size < MAX_CONCURRENT) void attempt(row);
    }
    if (!stopping.signal.aborted && Number.isFinite(soonest)) timer ??= setTimeout(sendDue, Math.max(soonest - now, 5));
  }

  async function attempt(row: DeliveryRow): Promise<void> {
    const event = store.events.get(row.eventId);
    if (!event || url === null) return;
    const fault = heldBack.delete(row.id) ? null : faults.take('webhook', 'POST', row.type);
    if (fault?.kind === 'drop') return finish(row, 'dropped');
    if (fault?.kind === 'reorder') {
      heldBack.add(row.id);
      row.nextAttemptMs = Date.now() + REORDER_LIMIT_MS;
      return schedule();
    }
    sending.add(row.id);
    const body = JSON.stringify(event, null, 2);
    const at = new Date(clock.nowMs()).toISOString();
    const result = await sendWebhook(
      { url, body, signature: signatureHeader(body, secret, clock.nowSeconds()), signal: stopping.signal },
      fault,
    );
    sending.delete(row.id);
    if (stopping.signal.aborted || !store.deliveries.get(row.id)) return;
    row.attempts.push({ at, ...result });
    if (result.status !== null && result.status >= 200 && result.status < 300) finish(row, 'delivered');
    else retryLater(row);
  }

  function retryLater(row: DeliveryRow): void {
    const pauseMs = RETRY_AFTER_MS[row.attempts.length - 1];
    if (pauseMs === undefined) return finish(row, 'failed');
    row.nextAttemptMs = Date.now() + pauseMs;
    store.deliveries.put(row.id, row);
    schedule();
  }

  function finish(row: DeliveryRow, state: DeliveryRow['state']): void {
    row.state = state;
    pending.delete(row.id);
    store.deliveries.put(row.id, row);
    const event = store.events.get(row.eventId);
    if (event && state === 'delivered') {
      event.pending_webhooks = 0;
      store.events.put(event.id, event);
    }
    releaseHeldBack();
    schedule();
  }

  function releaseHeldBack(): void {
    for (const id of heldBack) {
      const row = store.deliveries.get(id);
      if (row) row.nextAttemptMs = 0;
    }
  }

  function addDelivery(event: Stripe.Event): void {
    const id = `dlv_${randomText(16)}`;
    store.deliveries.put(id, { id, eventId: event.id, type: event.type, state: 'pending', attempts: [], nextAttemptMs: Date.now() });
    pending.add(id);
  }

  return {
    hasEndpoint: () => url !== null,
    beside: (path) => (url === null || isPaused() ? null : new URL(path, url).href),
    setUrl: (next) => {
      url = next;
      schedule();
    },
    enqueue: (event) => {
      // As at Stripe: an event created without an endpoint is listed, never delivered.
      if (url === null) return;
      addDelivery(event);
      schedule();
    },
    redeliver: (eventId, times) => {
      const event = store.events.get(eventId);
      if (!event) return;
      for (let sent = 0; sent < times; sent++) addDelivery(event);
      schedule();
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    isPaused,
    start: schedule,
    stop: () => {
      stopping.abort();
      if (timer) clearTimeout(timer);
    },
  };
}
