/** The sandbox's record of payments, labels and mails, independent of the shop's database. */
export interface Ledger {
  paymentIntents: {
    id: string;
    amount: number;
    currency: string;
    status: string;
    metadata: Record<string, string>;
    amountRefunded: number;
    idempotencyKey: string | null;
  }[];
  refunds: { id: string; paymentIntent: string; amount: number; status: string }[];
  labels: {
    transactionId: string;
    rate: string;
    metadata: string;
    trackingNumber: string;
    /** The printed address. */
    to: { name: string; street1: string; city: string; state: string; zip: string; country: string };
    /** Grams. */
    weight: number;
    /** Length, width and height as they were sent. */
    boxMm: number[];
    service: string;
    /** REFUNDPENDING once it was given back. */
    status: 'SUCCESS' | 'REFUNDED' | 'REFUNDPENDING';
  }[];
  mails: { id: string; messageId: string; to: string[] | string; subject: string }[];
  calls: Record<string, number>;
}

export async function readLedger(sandboxUrl: string): Promise<Ledger> {
  return (await (await fetch(new URL('/_sandbox/ledger', sandboxUrl))).json()) as Ledger;
}

export interface FaultScript {
  target?: 'http' | 'webhook' | 'smtp';
  method?: string;
  path?: string;
  kind: 'status' | 'delay' | 'hang' | 'reset-before' | 'reset-after' | 'truncate' | 'garbage' | 'drop' | 'duplicate' | 'reorder';
  status?: number;
  ms?: number;
  /** 0: until the faults are cleared. */
  count?: number;
  /** With `status`: the request is executed before the error is answered. */
  executed?: boolean;
}

async function control(sandboxUrl: string, path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(`/_sandbox${path}`, sandboxUrl), {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`sandbox ${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

export function breakProvider(sandboxUrl: string, fault: FaultScript): Promise<unknown> {
  return control(sandboxUrl, '/faults', 'POST', { target: 'http', count: 1, ...fault });
}
export function healProviders(sandboxUrl: string): Promise<unknown> {
  return control(sandboxUrl, '/faults', 'DELETE');
}
export function pauseWebhooks(sandboxUrl: string): Promise<unknown> {
  return control(sandboxUrl, '/webhooks/pause', 'POST', {});
}
export function resumeWebhooks(sandboxUrl: string): Promise<unknown> {
  return control(sandboxUrl, '/webhooks/resume', 'POST', {});
}
/** Sets the provider's clock ahead of the shop's or behind it. */
export function setClock(sandboxUrl: string, offsetMs: number): Promise<unknown> {
  return control(sandboxUrl, '/clock', 'POST', { offsetMs });
}
export function redeliver(sandboxUrl: string, what: { type?: string; eventId?: string; times?: number }): Promise<unknown> {
  return control(sandboxUrl, '/webhooks/redeliver', 'POST', what);
}

/** Adds intents of another shop on the same account, newer than all others. Returns their ids. */
export function plantIntents(sandboxUrl: string, count: number, hasSecret = true): Promise<{ ids: string[] }> {
  return control(sandboxUrl, '/payment_intents', 'POST', { count, hasSecret }) as Promise<{ ids: string[] }>;
}
/** Changes an intent in ways that no call of the provider's API allows. */
export function alterIntent(
  sandboxUrl: string,
  paymentIntentId: string,
  change: { livemode?: boolean; currency?: string; clientSecret?: null },
): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/alter`, 'POST', change);
}

/** The bank's answer to a 3-D Secure dialog, to a pending transfer, to a dispute. */
export function authenticate(sandboxUrl: string, paymentIntentId: string, outcome: 'succeed' | 'fail'): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/authenticate`, 'POST', { outcome });
}
export function settleTransfer(sandboxUrl: string, paymentIntentId: string, outcome: 'succeed' | 'fail'): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/settle`, 'POST', { outcome });
}
export function dispute(sandboxUrl: string, paymentIntentId: string, outcome?: 'won' | 'lost'): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/dispute`, 'POST', { ...(outcome && { outcome }) });
}
/** Opens or closes a review of a payment that has succeeded, as the provider's rules and people do. */
export function review(sandboxUrl: string, paymentIntentId: string, isOpen: boolean): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/review`, 'POST', { isOpen });
}
/** Sends an early fraud warning about a payment. */
export function warnOfFraud(sandboxUrl: string, paymentIntentId: string): Promise<unknown> {
  return control(sandboxUrl, `/payment_intents/${paymentIntentId}/fraud_warning`, 'POST', {});
}
/** Sends an event of any type about the current state of the intent. */
export function emitEvent(sandboxUrl: string, type: string, paymentIntent: string): Promise<unknown> {
  return control(sandboxUrl, '/events', 'POST', { type, paymentIntent });
}

export interface WebhookDelivery {
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: { status: number | null; error: string | null }[];
}

export async function readDeliveries(sandboxUrl: string): Promise<WebhookDelivery[]> {
  return ((await (await fetch(new URL('/_sandbox/webhooks', sandboxUrl))).json()) as { deliveries: WebhookDelivery[] }).deliveries;
}

/** The carrier scans a parcel. */
export function advanceParcel(
  sandboxUrl: string,
  trackingNumber: string,
  status: 'TRANSIT' | 'DELIVERED' | 'RETURNED' | 'FAILURE',
): Promise<unknown> {
  return control(sandboxUrl, '/shippo/track', 'POST', { trackingNumber, status });
}
