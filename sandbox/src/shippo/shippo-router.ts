import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import { BadJson, jsonBodyOf } from '../http/request-body.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import { createAddress, validateAddress } from './addresses.ts';
import { listCarrierAccounts } from './carrier-accounts.ts';
import { labelPage } from './label-page.ts';
import { buyLabel } from './labels.ts';
import { refundLabel } from './refunds.ts';
import { requireField, type Fields } from './read-field.ts';
import { createShipment } from './shipments.ts';
import { notFound, ShippoError } from './shippo-error.ts';
import { findTrack } from './tracks.ts';
import { createShippoWebhook } from './webhooks.ts';

interface Page<T> {
  next?: string;
  previous?: string;
  results: T[];
}

function idOf(request: Request): string {
  return String(request.params['id'] ?? '');
}

export function shippoRouter(sandbox: Sandbox): Router {
  const { store } = sandbox;
  // Not strict: the SDK omits the trailing slash, Shippo's examples have it.
  const router = express.Router({ strict: false });
  function get(path: string, run: (request: Request) => object): void {
    return void router.get(path, (request, response) => void response.json(run(request)));
  }
  function post(path: string, status: number, run: (fields: Fields, request: Request) => object): void {
    return void router.post(path, (request, response) => void response.status(status).json(run(jsonBodyOf(request), request)));
  }

  router.get('/labels/:id', (request, response) => void response.type('html').send(labelPage(sandbox, idOf(request))));
  router.use(requireTestKey);
  post('/addresses', 201, (fields) => createAddress(sandbox, fields));
  get('/addresses/:id', (request) => orNotFound(store.addresses.get(idOf(request))));
  get('/addresses/:id/validate', (request) => validateAddress(sandbox, idOf(request)));
  post('/shipments', 201, (fields) => createShipment(sandbox, fields));
  get('/shipments', (request) => pageOf(store.shipments.newestFirst(), request));
  get('/shipments/:id', (request) => orNotFound(store.shipments.get(idOf(request))));
  get('/shipments/:id/rates', (request) => pageOf(orNotFound(store.shipments.get(idOf(request))).rates, request));
  get('/rates/:id', (request) => orNotFound(store.rates.get(idOf(request))));
  post('/transactions', 201, (fields) => buyLabel(sandbox, fields));
  get('/transactions', (request) => {
    const { rate, object_status: status } = request.query;
    return pageOf(
      store.labels.newestFirst().filter((label) => (!rate || label.rate === rate) && (!status || label.status === status)),
      request,
    );
  });
  get('/transactions/:id', (request) => orNotFound(store.labels.get(idOf(request))));
  get('/carrier_accounts', (request) => pageOf(listCarrierAccounts(), request));
  post('/tracks', 200, (fields) => findTrack(sandbox, requireField(fields, 'carrier'), requireField(fields, 'tracking_number')));
  get('/tracks/:carrier/:number', ({ params }) => findTrack(sandbox, String(params['carrier']), String(params['number'])));
  post('/refunds', 201, (fields) => refundLabel(sandbox, requireField(fields, 'transaction')));
  get('/refunds/:id', (request) => orNotFound(store.shippoRefunds.get(idOf(request))));
  post('/webhooks', 201, (fields) => createShippoWebhook(sandbox, fields));
  get('/webhooks', (request) => pageOf(store.shippoWebhooks.newestFirst(), request));
  router.delete('/webhooks/:id', (request, response) => void response.status(store.shippoWebhooks.delete(idOf(request)) ? 204 : 404).end());
  router.use(() => {
    throw notFound();
  });
  router.use(sendError);
  return router;
}

const requireTestKey: RequestHandler = (request, _response, next) => {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'ShippoToken' || key === '') throw new ShippoError(401, { detail: 'Authentication credentials were not provided.' });
  if (key.startsWith('shippo_live_'))
    throw new ShippoError(401, {
      detail: 'A live token was sent to the sandbox. Use a test token: the sandbox never touches live tokens.',
    });
  if (!/^shippo_test_\w+$/.test(key)) throw new ShippoError(401, { detail: 'Invalid token' });
  next();
};

const sendError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof ShippoError) response.status(error.status).json(error.body);
  else if (error instanceof BadJson) response.status(400).json({ detail: `JSON parse error - ${error.message}` });
  else next(error);
};

function orNotFound<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** Pages of 25 like Shippo's; `next` and `previous` are omitted at the ends, as the SDK's schema requires. */
function pageOf<T>(rows: T[], request: Request): Page<T> {
  const page = Math.max(1, Number(request.query['page']) || 1);
  const size = Math.min(100, Math.max(1, Number(request.query['results']) || 25));
  function link(number: number): string {
    return `${request.baseUrl}${request.path}?page=${number}&results=${size}`;
  }
  return {
    ...(page * size < rows.length ? { next: link(page + 1) } : {}),
    ...(page > 1 ? { previous: link(page - 1) } : {}),
    results: rows.slice((page - 1) * size, page * size),
  };
}
