import type { Request, RequestHandler, Response } from 'express';
import { pendingFault } from '../../parts/http-faults.ts';
import { rawBodyOf } from '../../http/request-body.ts';
import { randomText } from '../../http/ids.ts';
import type { Sandbox } from '../../parts/sandbox.ts';
import { API_VERSION } from './api-version.ts';
import { readApiKey, secretKeyRequired } from './api-key.ts';
import type { StripeCall } from './call.ts';
import { expandObject } from './expand.ts';
import { decodeForm, type ParamMap } from './form-body.ts';
import { checkPermission } from './key-permissions.ts';
import { fingerprintOf, type Idempotency } from './idempotency.ts';
import { checkShape, type ShapeMap } from './param-shape.ts';
import { readTexts } from './read-param.ts';
import { StripeError } from './stripe-error.ts';

export interface Endpoint {
  shape: ShapeMap;
  /** Whether a publishable key is sufficient. */
  isPublic?: boolean;
  run(call: StripeCall): object;
}

export type EndpointTable = [verb: 'get' | 'post', path: string, endpoint: Endpoint][];

interface Answer {
  status: number;
  body: string;
  isStored: boolean;
}

/** Runs one API call in Stripe's order: key, idempotency, parameters, handler, expansion. */
export function stripeHandler(sandbox: Sandbox, idempotency: Idempotency, endpoint: Endpoint): RequestHandler {
  return async (request, response) => {
    const requestId = `req_${randomText(14)}`;
    response.set({ 'request-id': requestId, 'stripe-version': String(request.headers['stripe-version'] ?? API_VERSION) });
    const idempotencyKey = request.method === 'POST' ? (request.header('idempotency-key') ?? null) : null;
    if (idempotencyKey) response.set('idempotency-key', idempotencyKey);
    let hasLock = false;
    try {
      const params = readParams(request);
      const key = readApiKey(request, takeText(params, 'key'));
      if (key.kind === 'publishable' && !endpoint.isPublic) throw secretKeyRequired();
      checkPermission(key, request);
      const early = edgeResponse(response);
      if (early) return send(response, early);
      const text = rawBodyOf(request).toString('utf8');
      const stored = idempotencyKey ? idempotency.begin(idempotencyKey, request.path, text) : null;
      if (stored) {
        response.set({ 'idempotent-replayed': 'true', 'original-request': stored.requestId });
        send(response, stored);
        return;
      }
      hasLock = idempotencyKey !== null;
      const call: StripeCall = { sandbox, key, params, id: String(request.params['id'] ?? ''), requestId, idempotencyKey };
      const answer = await execute(endpoint, call, response);
      if (idempotencyKey && answer.isStored) {
        idempotency.store(idempotencyKey, {
          fingerprint: fingerprintOf(request.path, text),
          path: request.path,
          status: answer.status,
          body: answer.body,
          requestId,
        });
      }
      send(response, answer);
    } catch (error) {
      send(response, answerOf(error));
    } finally {
      if (hasLock && idempotencyKey) idempotency.release(idempotencyKey);
    }
  };
}

/** 429, 502, 503 and the like come from Stripe's edge: before the idempotency key, so nothing is stored. */
function edgeResponse(response: Response): Answer | null {
  const fault = pendingFault(response);
  return fault?.kind === 'status' && fault.status !== 500 && !fault.isExecuted ? faultAnswer(fault.status) : null;
}

function faultAnswer(status: number): Answer {
  const error =
    status === 429
      ? {
          type: 'rate_limit_error',
          code: 'rate_limit',
          message: 'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.',
        }
      : {
          type: status >= 500 ? 'api_error' : 'invalid_request_error',
          ...(status === 404 ? { code: 'resource_missing' } : {}),
          message: 'An unknown error occurred (sandbox fault).',
        };
  return { status, body: JSON.stringify({ error }), isStored: status === 500 };
}

/** Applies delays and injected statuses under the idempotency key's lock: a 500 is stored and replayed, as v1 does. */
async function execute(endpoint: Endpoint, call: StripeCall, response: Response): Promise<Answer> {
  const fault = pendingFault(response);
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.kind !== 'status') return run(endpoint, call);
  if (fault.isExecuted) run(endpoint, call);
  // Stripe's header that stops its SDKs from retrying a stored error.
  if (fault.status === 500) response.set('stripe-should-retry', 'false');
  return faultAnswer(fault.status);
}

function run(endpoint: Endpoint, call: StripeCall): Answer {
  try {
    checkShape(call.params, endpoint.shape);
    const expand = readTexts(call.params, 'expand');
    const result = expandObject(call.sandbox.store, endpoint.run(call), expand);
    return { status: 200, body: JSON.stringify(result, null, 2), isStored: true };
  } catch (error) {
    return answerOf(error);
  }
}

function answerOf(error: unknown): Answer {
  if (error instanceof StripeError)
    return { status: error.status, body: JSON.stringify({ error: error.body }, null, 2), isStored: error.isStored };
  process.stderr.write(`sandbox fault: ${error instanceof Error ? error.stack : String(error)}\n`);
  return {
    status: 500,
    body: JSON.stringify({ error: { type: 'api_error', message: 'The sandbox itself failed; see its log.' } }),
    isStored: false,
  };
}

function send(response: Response, { status, body }: Pick<Answer, 'status' | 'body'>): void {
  response.status(status).set({ 'content-type': 'application/json', 'cache-control': 'no-cache, no-store' }).send(body);
}

function readParams(request: Request): ParamMap {
  const query = request.originalUrl.split('?')[1] ?? '';
  const body = rawBodyOf(request).toString('utf8');
  return decodeForm([query, body].filter((part) => part !== '').join('&'));
}

/** Stripe.js sends its key and its own version beside the parameters. */
function takeText(params: ParamMap, name: string): string | undefined {
  const value = params[name];
  delete params[name];
  delete params['_stripe_version'];
  return typeof value === 'string' ? value : undefined;
}
