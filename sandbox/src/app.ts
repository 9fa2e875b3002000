import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { controlRouter } from './control/control-router.ts';
import { countCalls } from './control/count-calls.ts';
import { httpFaults } from './parts/http-faults.ts';
import { assetRouter } from './http/assets.ts';
import { rejectBrowsers } from './http/from-browser.ts';
import { BadJson, readBody } from './http/request-body.ts';
import { mailRouter } from './mail/mail-router.ts';
import { openAiRouter } from './openai/openai-router.ts';
import type { Sandbox } from './parts/sandbox.ts';
import { shippoRouter } from './shippo/shippo-router.ts';
import { pagesRouter } from './stripe/pages/pages-router.ts';
import { stripeRouter } from './stripe/stripe-router.ts';

/** No form-action: the bank's form redirects to the shop, and browsers apply form-action to redirects too. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** URLs of the bank's pages contain the client secret: it must not leak by Referer. */
const pageHeaders: RequestHandler = (_request, response, next) => {
  response.set({ 'content-security-policy': PAGE_POLICY, 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff' });
  next();
};

export function createApp(sandbox: Sandbox): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(pageHeaders, readBody, countCalls(sandbox.store), httpFaults(sandbox.faults));
  app.use(['/_sandbox', '/mail', '/shippo', '/openai'], rejectBrowsers);
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok', role: 'sandbox' }));
  app.get('/', (_request, response) => response.redirect('/mail'));
  app.use('/v1', stripeRouter(sandbox));
  app.use('/js', assetRouter());
  app.use('/shippo', shippoRouter(sandbox));
  app.use('/openai', openAiRouter(sandbox));
  app.use('/mail', mailRouter(sandbox));
  app.use('/_sandbox', controlRouter(sandbox));
  app.use(pagesRouter(sandbox));
  app.use(
    (request, response) =>
      void response
        .status(404)
        .json({ error: { type: 'invalid_request_error', message: `The sandbox has no ${request.method} ${request.path}.` } }),
  );
  app.use(answerFault);
  return app;
}

const answerFault: ErrorRequestHandler = (error, _request, response, _next) => {
  if (response.headersSent) return void response.destroy();
  if (error instanceof BadJson) return void response.status(400).json({ error: { type: 'invalid_request_error', message: error.message } });
  process.stderr.write(`sandbox fault: ${error instanceof Error ? error.stack : String(error)}\n`);
  response.status(500).json({ error: { type: 'api_error', message: 'The sandbox itself failed; see its log.' } });
};
