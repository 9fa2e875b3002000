/** What the sandbox was asked to do: the independent witness of money, labels and mails. */
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
    /** What is printed on it. */
    to: { name: string; street1: string; city: string; state: string; zip: string; country: string };
    /** Grams. */
    weight: number;
    service: string;
  }[];
  mails: { id: string; messageId: string; to: string[] | string; subject: string }[];
  calls: Record<string, number>;
}

export const readLedger = async (sandboxUrl: string): Promise<Ledger> =>
  (await (await fetch(new URL('/_sandbox/ledger', sandboxUrl))).json()) as Ledger;

export interface FaultScript {
  target?: 'http' | 'webhook' | 'smtp';
  method?: string;
  path?: string;
  kind: 'status' | 'delay' | 'hang' | 'reset-before' | 'reset-after' | 'truncate' | 'garbage' | 'drop' | 'duplicate' | 'reorder';
  status?: number;
  ms?: number;
  /** 0 strikes until healed. */
  count?: number;
  /** With `status`: the deed is done first, then the error is answered. */
  executed?: boolean;
}

const control = async (sandboxUrl: string, path: string, method: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(new URL(`/_sandbox${path}`, sandboxUrl), {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`sandbox ${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

export const breakProvider = (sandboxUrl: string, fault: FaultScript): Promise<unknown> =>
  control(sandboxUrl, '/faults', 'POST', { target: 'http', count: 1, ...fault });
export const healProviders = (sandboxUrl: string): Promise<unknown> => control(sandboxUrl, '/faults', 'DELETE');
export const pauseWebhooks = (sandboxUrl: string): Promise<unknown> => control(sandboxUrl, '/webhooks/pause', 'POST', {});
export const resumeWebhooks = (sandboxUrl: string): Promise<unknown> => control(sandboxUrl, '/webhooks/resume', 'POST', {});
export const redeliver = (sandboxUrl: string, what: { type?: string; eventId?: string; times?: number }): Promise<unknown> =>
  control(sandboxUrl, '/webhooks/redeliver', 'POST', what);

/** Intents of another shop on the same account, newer than all others; answers their ids. */
export const plantIntents = (sandboxUrl: string, count: number, hasSecret = true): Promise<{ ids: string[] }> =>
  control(sandboxUrl, '/payment_intents', 'POST', { count, hasSecret }) as Promise<{ ids: string[] }>;
/** What no call to the provider can make of an intent. */
export const alterIntent = (
  sandboxUrl: string,
  paymentIntentId: string,
  change: { livemode?: boolean; currency?: string; clientSecret?: null },
): Promise<unknown> => control(sandboxUrl, `/payment_intents/${paymentIntentId}/alter`, 'POST', change);

/** The bank's side of a 3-D Secure dialog, of a slow transfer, of a dispute. */
export const authenticate = (sandboxUrl: string, paymentIntentId: string, outcome: 'succeed' | 'fail'): Promise<unknown> =>
  control(sandboxUrl, `/payment_intents/${paymentIntentId}/authenticate`, 'POST', { outcome });
export const settleTransfer = (sandboxUrl: string, paymentIntentId: string, outcome: 'succeed' | 'fail'): Promise<unknown> =>
  control(sandboxUrl, `/payment_intents/${paymentIntentId}/settle`, 'POST', { outcome });
export const dispute = (sandboxUrl: string, paymentIntentId: string, outcome?: 'won' | 'lost'): Promise<unknown> =>
  control(sandboxUrl, `/payment_intents/${paymentIntentId}/dispute`, 'POST', { ...(outcome && { outcome }) });
/** An event by hand, of any type, about the intent as it stands now. */
export const emitEvent = (sandboxUrl: string, type: string, paymentIntent: string): Promise<unknown> =>
  control(sandboxUrl, '/events', 'POST', { type, paymentIntent });

export interface WebhookDelivery {
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: { status: number | null; error: string | null }[];
}

export const readDeliveries = async (sandboxUrl: string): Promise<WebhookDelivery[]> =>
  ((await (await fetch(new URL('/_sandbox/webhooks', sandboxUrl))).json()) as { deliveries: WebhookDelivery[] }).deliveries;
