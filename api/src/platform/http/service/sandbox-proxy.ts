import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import express, { Router, type Request, type Response } from 'express';
import type { Services } from '../../context/services.ts';
import { answerProblem } from '../answer-error.ts';
import { requestIdOf } from '../request-id.ts';

/**
 * What Stripe.js and the bank's pages call, and nothing else: no list, no creation, no refund, no control API, no caught mail
 * (docs/reliability.md, SBX-01).
 */
const browserCalls: readonly [methods: readonly string[], path: RegExp][] = [
  [['GET', 'HEAD'], /^\/js\/(v3\/?|sandbox\.css|checkout\.js)$/],
  [['GET'], /^\/v1\/payment_intents\/pi_\w+$/],
  [['POST'], /^\/v1\/payment_intents\/pi_\w+\/confirm$/],
  [['GET'], /^\/v1\/elements\/sessions$/],
  [['POST'], /^\/v1\/elements\/(payment_methods|tokens)$/],
  [['GET', 'POST'], /^\/(3ds|redirect)\/pi_\w+$/],
  [['GET'], /^\/checkout\/cs_\w+(\/state)?$/],
  [['POST'], /^\/checkout\/cs_\w+\/intent$/],
];
/** Makes the sandbox accept publishable keys only, wherever in the request the key is. */
const BROWSER_HEADER = 'x-sandbox-browser';
/** An encoded dot or slash could mean another path to the other side than to us. */
const disguised = /%(2e|2f|5c|25|00)|\\|\/\//i;

const PREFIX = '/sandbox';
const UPSTREAM_TIMEOUT_MS = 30_000;
const forwardedHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'stripe-version', 'user-agent', 'if-none-match'];
const returnedHeaders = [
  'content-type',
  'cache-control',
  'etag',
  'location',
  'retry-after',
  'content-security-policy',
  'idempotent-replayed',
  'request-id',
  'stripe-should-retry',
];

/** The sandbox's path for a browser's, or null for a call that browsers don't make. */
function sandboxPath(method: string, originalUrl: string): string | null {
  if (!originalUrl.startsWith(`${PREFIX}/`) || disguised.test(originalUrl.split('?')[0]!)) return null;
  const { pathname, search } = new URL(originalUrl.slice(PREFIX.length), 'http://sandbox.invalid');
  const isCalled = browserCalls.some(([methods, path]) => methods.includes(method) && path.test(pathname));
  return isCalled ? pathname + search : null;
}

function pick(headers: Record<string, unknown>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}

function forward(req: Request, res: Response, target: URL, onFailure: (error: Error) => void): void {
  const body: Buffer = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = request(target, {
    method: req.method,
    timeout: UPSTREAM_TIMEOUT_MS,
    headers: {
      ...pick(req.headers, forwardedHeaders),
      'x-request-id': requestIdOf(req),
      [BROWSER_HEADER]: '1',
      ...(body.length > 0 && { 'content-length': String(body.length) }),
    },
  });
  upstream.once('response', (answer) => {
    res.status(answer.statusCode ?? 502).set(pick(answer.headers, returnedHeaders));
    // An answer that breaks off breaks off for the browser, too.
    answer.once('error', () => res.destroy());
    answer.pipe(res);
  });
  upstream.once('timeout', () => upstream.destroy(new Error('sandbox timed out')));
  upstream.once('error', onFailure);
  res.once('close', () => upstream.destroy());
  upstream.end(body);
}

/** /sandbox/*: lets browsers reach the stand-in of the payment provider through the shop's own origin; nothing where payments are real. */
export function sandboxProxy({ env, log }: Pick<Services, 'env' | 'log'>): Router {
  const router = Router();
  const base = env.SANDBOX_URL;
  if (env.modes.payments !== 'sandbox' || !base) return router;
  router.all('/sandbox/{*path}', express.raw({ type: () => true, limit: '256kb' }), (req, res, next) => {
    const path = sandboxPath(req.method, req.originalUrl);
    if (!path) return next();
    forward(req, res, new URL(path, base), (error) => {
      if (res.writableFinished || res.destroyed) return;
      log.warn({ err: error, requestId: requestIdOf(req) }, 'sandbox is unavailable');
      if (res.headersSent) return void res.destroy();
      answerProblem(req, res, { status: 502, message: 'The sandbox does not answer.', code: 'SANDBOX_AWAY' });
    });
  });
  return router;
}
