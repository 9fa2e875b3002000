import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import express, { Router, type Request, type Response } from 'express';
import type { App } from '../../app/app.ts';
import { answerProblem } from '../answer-error.ts';
import { requestIdOf } from '../guards/request-id.ts';

/** What a browser needs of the payment stand-in. Its control API and its mail stay out of reach. */
const browserPaths = /^\/(js|v1\/payment_intents|v1\/elements|checkout|redirect|3ds)\//;
/** An encoded dot or slash could mean another path to the other side than to us. */
const disguised = /%(2e|2f|5c|25|00)|\\|\/\//i;

const PREFIX = '/sandbox';
const UPSTREAM_TIMEOUT_MS = 30_000;
const forwardedHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'stripe-version',
  'stripe-account',
  'user-agent',
  'if-none-match',
];
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

/** The sandbox's path for a browser's, or null when a browser has no business there. */
export const sandboxPath = (originalUrl: string): string | null => {
  if (!originalUrl.startsWith(`${PREFIX}/`) || disguised.test(originalUrl.split('?')[0]!)) return null;
  const { pathname, search } = new URL(originalUrl.slice(PREFIX.length), 'http://sandbox.invalid');
  return browserPaths.test(pathname) ? pathname + search : null;
};

const pick = (headers: Record<string, unknown>, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

const forward = (req: Request, res: Response, target: URL, onFailure: (error: Error) => void): void => {
  const body: Buffer = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = request(target, {
    method: req.method,
    timeout: UPSTREAM_TIMEOUT_MS,
    headers: {
      ...pick(req.headers, forwardedHeaders),
      'x-request-id': requestIdOf(req),
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
};

/** /sandbox/*: lets browsers reach the stand-in of the payment firm through the shop's own origin; nothing where payments are real. */
export const sandboxProxy = ({ env, log }: Pick<App, 'env' | 'log'>): Router => {
  const router = Router();
  const base = env.SANDBOX_URL;
  if (env.modes.payments !== 'sandbox' || !base) return router;
  router.all('/sandbox/{*path}', express.raw({ type: () => true, limit: '256kb' }), (req, res, next) => {
    const path = sandboxPath(req.originalUrl);
    if (!path) return next();
    forward(req, res, new URL(path, base), (error) => {
      if (res.writableFinished || res.destroyed) return;
      log.warn({ err: error, requestId: requestIdOf(req) }, 'sandbox is away');
      if (res.headersSent) return void res.destroy();
      answerProblem(req, res, { status: 502, message: 'The sandbox does not answer.', code: 'SANDBOX_AWAY' });
    });
  });
  return router;
};
