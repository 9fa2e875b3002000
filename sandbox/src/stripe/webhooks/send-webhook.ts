import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Fault } from '../../parts/faults.ts';
import type { DeliveryAttempt } from '../../store/stripe-rows.ts';

/** Stripe's timeout is about ten seconds. */
const TIMEOUT_MS = 10_000;

export interface WebhookMessage {
  /** Aborts the attempt when the sandbox stops. */
  signal: AbortSignal;
  url: string;
  body: string;
  signature: string;
}

type Result = Omit<DeliveryAttempt, 'at'>;

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** One attempt, with the fault applied. Never throws: an attempt has a status or an error. */
export async function sendWebhook(message: WebhookMessage, fault: Fault | null): Promise<Result> {
  switch (fault?.kind) {
    case 'status':
      return { status: fault.status, error: null };
    case 'reset-before':
      return { status: null, error: 'fault: connection reset before the body was sent' };
    case 'hang':
      await sleep(Math.min(fault.ms || TIMEOUT_MS, TIMEOUT_MS));
      return { status: null, error: 'fault: timed out' };
    case 'delay':
      await sleep(fault.ms);
      return post(message);
    case 'reset-after':
      await post(message);
      return { status: null, error: 'fault: the answer was lost' };
    case 'truncate':
      return post(message, message.body.length / 2);
    case 'garbage':
      return post({ ...message, body: message.body.replace('"object"', '"0bject"') });
    case 'duplicate': {
      const [first] = await Promise.all([post(message), post(message)]);
      return first;
    }
    default:
      return post(message);
  }
}

/** `sentBytes` below the body's length breaks the connection in the middle of the body. */
function post({ url, body, signature, signal }: WebhookMessage, sentBytes?: number): Promise<Result> {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const outgoing = send(url, {
      method: 'POST',
      agent: false,
      signal,
      timeout: TIMEOUT_MS,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks) brew-quest-sandbox',
        'stripe-signature': signature,
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? null, error: null }));
      response.on('error', (error) => resolve({ status: null, error: error.message }));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    outgoing.on('error', (error) => resolve({ status: null, error: error.message }));
    if (sentBytes === undefined) outgoing.end(body);
    else outgoing.write(Buffer.from(body).subarray(0, Math.floor(sentBytes)), () => outgoing.destroy(new Error('fault: body cut short')));
  });
}
