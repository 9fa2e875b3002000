import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import { API_VERSION } from '../wire/api-version.ts';
import type { Cause } from '../wire/call.ts';

/** Stores the event with a snapshot of the object, and enqueues its delivery. */
export function emitEvent(cause: Cause, type: Stripe.Event.Type, object: object, previous?: object): Stripe.Event {
  const { sandbox } = cause;
  const event = {
    id: stripeId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: sandbox.clock.nowSeconds(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: structuredClone(previous) } : {}) },
    livemode: false,
    pending_webhooks: sandbox.outbox.hasEndpoint() ? 1 : 0,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  const typed = event as unknown as Stripe.Event;
  sandbox.store.events.put(event.id, typed);
  sandbox.outbox.enqueue(typed);
  return typed;
}
