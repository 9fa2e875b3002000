/**
 * The Vite dev server, in its own process: Vite exits on SIGTERM, which would interrupt the
 * launcher's shutdown. Reads PORT (for browsers) and API_ORIGIN (the proxied api).
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { answerRestarts } from './answer-restarts.ts';

const { PORT, API_ORIGIN } = process.env;
const behindProxy = ['/api', '/graphql', '/webhooks', '/sandbox', '/healthz', '/readyz', '/admin/playground'];
const { logger, configure } = answerRestarts();
// "/api" alone would also match a page called /apiary.
const proxy = Object.fromEntries(behindProxy.map((path) => [`^${path}(?=[/?]|$)`, { target: API_ORIGIN, xfwd: true, configure }]));

const server = await createServer({
  root: resolve(import.meta.dirname, '../../web'),
  server: { port: Number(PORT), strictPort: true, host: '127.0.0.1', proxy },
  clearScreen: false,
  customLogger: logger,
});
await server.listen();
