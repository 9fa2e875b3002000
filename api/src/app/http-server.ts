import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { catalogOf } from '../modules/catalog/index.ts';
import { importPaths } from '../modules/imports/index.ts';
import { tvOf } from '../modules/tv/index.ts';
import { graphqlRoutes } from '../platform/graphql/apollo.ts';
import { executeInProcess } from '../platform/graphql/execute-in-process.ts';
import { answerErrors } from '../platform/http/answer-error.ts';
import { shutDown } from '../platform/http/shut-down.ts';
import { routeContext } from '../platform/http/context-of.ts';
import { compressAnswers } from '../platform/http/guards/compress.ts';
import { parseJson, refuseOtherBodies } from '../platform/http/guards/json-body.ts';
import { limitBodyTime } from '../platform/http/guards/body-time.ts';
import { limitRequests } from '../platform/http/guards/request-limit.ts';
import { logRequests } from '../platform/http/guards/request-log.ts';
import { refuseForeignWrites } from '../platform/http/guards/same-origin.ts';
import { securityHeaders } from '../platform/http/guards/security-headers.ts';
import { refuseIllFormedAddress, refuseIllFormedBody } from '../platform/http/guards/well-formed-input.ts';
import { listRoutes, type ListedRoute, refuseUnknown } from '../platform/http/known-paths.ts';
import { createLifecycle, type Lifecycle, type Phase } from '../platform/http/lifecycle.ts';
import { rendererLoader } from '../platform/http/pages/page-renderer.ts';
import { pageRoutes } from '../platform/http/pages/page-shell.ts';
import { missingFiles, staticFiles } from '../platform/http/pages/static-files.ts';
import { nameRequest } from '../platform/http/request-id.ts';
import { configRoutes } from '../platform/http/service/config-route.ts';
import { healthRoutes } from '../platform/http/service/health.ts';
import { sandboxProxy } from '../platform/http/service/sandbox-proxy.ts';
import { VITALS_LIMIT, vitalsRoutes } from '../platform/http/service/vitals-route.ts';
import type { App } from './app.ts';
import { buildShopSchema } from './build-schema.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { PLAYGROUND_PATH, playgroundRoutes } from './playground-routes.ts';
import { moduleRoutes, uploadRoutes, webhookRoutes } from './routes.ts';
import { graphqlUploadRoutes, UPLOAD_PATH } from './upload-routes.ts';

/** 1 GB at 5 Mbit/s. */
const UPLOAD_MS = 30 * 60_000;

/** Larger than any event Stripe sends. */
const WEBHOOK_LIMIT = '256kb';

function isUpload({ path }: Request): boolean {
  return path === UPLOAD_PATH || importPaths.includes(path);
}

export interface HttpServer {
  readonly express: Express;
  readonly server: Server;
  /** /healthz and /readyz alone, for a server of their own. */
  readonly health: RequestHandler;
  /** Every REST route by hand-written path, for the permission matrix. */
  readonly routes: readonly ListedRoute[];
  /** Resolves with the base URL; port 0 takes a free one. */
  listen(port?: number, host?: string): Promise<string>;
  /** The database is prepared: shoppers may come in. */
  open(): void;
  /** Readiness goes first, answers under way are finished, then every connection ends. */
  close(): Promise<void>;
}

/** The whole HTTP edge, assembled by hand; the order of the lines below is the order a request meets. */
export async function createHttpServer(app: App, firstPhase: Phase = 'serving'): Promise<HttpServer> {
  const { env, log } = app;
  const lifecycle: Lifecycle = createLifecycle(firstPhase);
  const contextOf = routeContext(app);
  const schema = await buildShopSchema();
  const graphql = await graphqlRoutes(app, schema, contextOf);
  const playground = await playgroundRoutes(app, schema, contextOf);
  const graphqlUpload = await graphqlUploadRoutes(app, schema, contextOf);
  const webhooks = webhookRoutes.map((routes) => routes(contextOf));
  const uploads = uploadRoutes.map((routes) => routes(contextOf));
  const rest = [configRoutes(app), vitalsRoutes(contextOf), ...moduleRoutes.map((routes) => routes(contextOf))];

  const edge = express();
  edge.disable('x-powered-by');
  edge.set('trust proxy', env.TRUST_PROXY);
  edge.set('query parser', 'simple');
  edge.use(nameRequest, lifecycle.track, logRequests(log), securityHeaders(env), limitBodyTime(isUpload));
  const health = healthRoutes(app, lifecycle);
  edge.use(health, lifecycle.turnAwayEarly, refuseIllFormedAddress);

  // Ahead of every body parser and limit: the signature is made over the bytes, and the payment provider is not limited.
  edge.use('/webhooks', express.raw({ type: () => true, limit: WEBHOOK_LIMIT }));
  for (const router of webhooks) edge.use(router);
  edge.use('/webhooks', refuseUnknown(webhooks));

  edge.use(staticFiles(join(env.WEB_DIST, 'client')), staticFiles(join(env.WEB_DIST, 'playground'), PLAYGROUND_PATH));
  edge.use(limitRequests(app.limits), refuseForeignWrites(env), sandboxProxy(app), compressAnswers);
  edge.use(graphqlUpload.router, graphql.router, playground.router);
  for (const router of uploads) edge.use(router);
  edge.use('/api', refuseOtherBodies);
  edge.use('/api/vitals', parseJson(VITALS_LIMIT));
  edge.use('/api', parseJson(), refuseIllFormedBody);
  for (const router of rest) edge.use(router);
  edge.use(['/api', '/sandbox'], refuseUnknown([...uploads, ...rest]));
  async function contentVersion(): Promise<string> {
    const [catalog, tv] = await Promise.all([catalogOf({ services: app }).current(), tvOf({ services: app }).current()]);
    return `${catalog.version} ${tv.version}`;
  }
  const loadRenderer = rendererLoader(env.WEB_DIST);
  edge.use(crawlerRoutes(app, loadRenderer), missingFiles);
  edge.use(pageRoutes(app, { loadRenderer, execute: executeInProcess(schema), contentVersion }), refuseUnknown([]));
  edge.use(answerErrors(log));

  const server = createServer(
    // Longer than an edge keeps its connections (60 s), or it would meet one that we are just closing.
    { keepAliveTimeout: 65_000, requestTimeout: UPLOAD_MS, headersTimeout: 20_000 },
    edge,
  );
  // The last resort against an answer that never comes: every gateway and statement gives up long before.
  server.setTimeout(60_000);

  return {
    express: edge,
    server,
    health,
    routes: listRoutes([...webhooks, ...uploads, ...rest, playground.router, graphqlUpload.router]),
    listen: (port = env.PORT, host = env.HOST) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const { address, family, port: taken } = server.address() as AddressInfo;
          resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`);
        });
      }),
    open: () => lifecycle.enter('serving'),
    async close() {
      app.ending.abort();
      await shutDown(server, lifecycle, env.NODE_ENV === 'production');
      await Promise.all([graphql.stop(), playground.stop(), graphqlUpload.stop()]);
    },
  };
}
