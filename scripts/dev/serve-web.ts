/**
 * The Vite dev server, in a process of its own: Vite ends the process on SIGTERM by itself, which would cut off the
 * launcher's orderly stop. Reads PORT (where browsers go) and API_ORIGIN (the api behind it).
 */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const { PORT, API_ORIGIN } = process.env;
const behindProxy = ['/api', '/graphql', '/webhooks', '/sandbox', '/healthz', '/readyz'];
// "/api" alone would also catch a page called /apiary.
const proxy = Object.fromEntries(behindProxy.map((path) => [`^${path}(?=[/?]|$)`, { target: API_ORIGIN, xfwd: true }]));

const server = await createServer({
  root: resolve(import.meta.dirname, '../../web'),
  server: { port: Number(PORT), strictPort: true, host: '127.0.0.1', proxy },
  clearScreen: false,
  logLevel: 'info',
});
await server.listen();
