import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import type Stripe from 'stripe';
import { BadJson, jsonBodyOf } from '../http/request-body.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import { ShippoError } from '../shippo/shippo-error.ts';
import { advanceTrack, TRACK_STATES } from '../shippo/tracks.ts';
import { closeDispute, openDispute } from '../stripe/disputes/dispute.ts';
import { closeReview, openReview, warnOfFraud } from '../stripe/disputes/radar.ts';
import { finishAction, finishProcessing } from '../stripe/payments/finish-action.ts';
import type { PaymentIntentRow } from '../store/stripe-rows.ts';
import { emitEvent } from '../stripe/webhooks/emit-event.ts';
import { StripeError } from '../stripe/wire/stripe-error.ts';
import { ControlError } from './control-error.ts';
import { eventObject } from './event-object.ts';
import { alterIntent, insertIntents } from './insert-intents.ts';
import { readLedger } from './ledger.ts';
import { readFault } from './read-fault.ts';
import { readScript } from './read-script.ts';

const MAX_REDELIVERIES = 200;
const MAX_CHAT_REQUESTS = 200;

/** /_sandbox: for tests and manual use. Never proxied to browsers, and refused to web pages. */
export function controlRouter(sandbox: Sandbox): Router {
  const { store, faults, outbox, clock, modelScript, requestLog } = sandbox;
  const noRequest = { sandbox, requestId: null, idempotencyKey: null };
  const router = express.Router();
  function get(path: string, run: (request: Request) => object): void {
    return void router.get(path, (request, response) => void response.json(run(request)));
  }
  function post(path: string, run: (body: Record<string, unknown>, request: Request) => object | void): void {
    return void router.post(path, (request, response) => void response.json(run(jsonBodyOf(request), request) ?? { ok: true }));
  }
  function intentOf(id: unknown): PaymentIntentRow {
    const row = store.paymentIntents.get(String(id));
    if (!row) throw new ControlError(404, `No payment intent ${String(id)}.`);
    return row;
  }

  router.use((request, _response, next) => {
    if (request.headers.origin !== undefined) throw new ControlError(403, 'The control API does not answer web pages.');
    next();
  });
  get('/ledger', () => readLedger(store));
  post('/reset', () => {
    faults.clear();
    store.reset();
    modelScript.clear();
    requestLog.clear();
  });
  get('/faults', () => ({ faults: faults.list() }));
  post('/faults', (body) => ({ id: faults.add(readFault(body)).id }));
  router.delete('/faults', (_request, response) => {
    faults.clear();
    response.json({ ok: true });
  });
  get('/openai/requests', (request) => {
    const limit = Math.min(MAX_CHAT_REQUESTS, Number(request.query['limit'] ?? 20) || 0);
    return { counts: requestLog.counts(), requests: requestLog.last(limit), moderations: requestLog.lastModerations(limit) };
  });
  get('/openai/script', () => modelScript.state());
  post('/openai/script', (body) => modelScript.change(readScript(body)));
  post('/openai/script/release', () => {
    const released = modelScript.release();
    if (released === 0) throw new ControlError(409, 'No answer is held.');
    return { released };
  });
  get('/webhooks', () => ({ isPaused: outbox.isPaused(), deliveries: store.deliveries.oldestFirst() }));
  post('/webhooks/pause', () => outbox.pause());
  post('/webhooks/resume', () => outbox.resume());
  post('/webhooks/url', (body) => outbox.setUrl(typeof body['url'] === 'string' ? body['url'] : null));
  post('/webhooks/redeliver', (body) => {
    const times = typeof body['times'] === 'number' ? Math.min(Math.max(1, body['times']), MAX_REDELIVERIES) : 1;
    const events = store.events
      .oldestFirst()
      .filter(
        ({ id, type }) =>
          (body['eventId'] === undefined || id === body['eventId']) && (body['type'] === undefined || type === body['type']),
      );
    if (events.length === 0) throw new ControlError(404, 'No such event.');
    for (const { id } of events) outbox.redeliver(id, times);
    return { events: events.map(({ id }) => id), times };
  });
  post('/events', (body) => ({
    id: emitEvent(
      noRequest,
      String(body['type']) as Stripe.Event.Type,
      eventObject(store, String(body['type']), intentOf(body['paymentIntent'])),
    ).id,
  }));
  post('/clock', (body) => {
    if (typeof body['offsetMs'] !== 'number' || !Number.isFinite(body['offsetMs']))
      throw new ControlError(400, 'offsetMs must be a number.');
    clock.setOffset(body['offsetMs']);
    return { offsetMs: clock.offsetMs(), now: new Date(clock.nowMs()).toISOString() };
  });
  post('/payment_intents', (body) => insertIntents(sandbox, body));
  post('/payment_intents/:id/alter', (body, request) => alterIntent(sandbox, intentOf(request.params['id']), body));
  post('/payment_intents/:id/dispute', (body, request) => {
    const { intent } = intentOf(request.params['id']);
    const chargeId = String(intent.latest_charge);
    if (!store.charges.get(chargeId)?.charge.paid) throw new ControlError(409, 'Only a charge that succeeded can be disputed.');
    const open = store.disputes.newestFirst().find(({ charge, status }) => charge === chargeId && status === 'needs_response');
    const dispute = open ?? openDispute(noRequest, chargeId, 'fraudulent');
    return body['outcome'] === 'won' || body['outcome'] === 'lost' ? closeDispute(noRequest, dispute, body['outcome']) : dispute;
  });
  post('/payment_intents/:id/review', (body, request) => {
    const row = intentOf(request.params['id']);
    return body['isOpen'] === true ? openReview(noRequest, row) : closeReview(noRequest, row);
  });
  post('/payment_intents/:id/fraud_warning', (_body, request) => warnOfFraud(noRequest, intentOf(request.params['id'])));
  post('/payment_intents/:id/authenticate', (body, request) => finish(intentOf(request.params['id']), body, finishAction));
  post('/payment_intents/:id/settle', (body, request) => finish(intentOf(request.params['id']), body, finishProcessing));
  post('/shippo/track', (body) => {
    const status = TRACK_STATES.find((state) => state === body['status']);
    if (!status) throw new ControlError(400, `status must be one of ${TRACK_STATES.join(', ')}.`);
    return advanceTrack(sandbox, String(body['trackingNumber']), status);
  });
  router.use((request) => {
    throw new ControlError(404, `The control API has no ${request.method} ${request.path}.`);
  });
  router.use(sendError);
  return router;

  function finish(row: PaymentIntentRow, body: Record<string, unknown>, how: typeof finishAction): Stripe.PaymentIntent {
    if (body['outcome'] !== 'succeed' && body['outcome'] !== 'fail') throw new ControlError(400, 'outcome must be succeed or fail.');
    how(noRequest, row, body['outcome'] === 'succeed');
    return row.intent;
  }
}

const sendError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof ControlError || error instanceof ShippoError) response.status(error.status).json({ error: error.message });
  else if (error instanceof StripeError) response.status(409).json({ error: error.message });
  else if (error instanceof BadJson) response.status(400).json({ error: error.message });
  else next(error);
};
