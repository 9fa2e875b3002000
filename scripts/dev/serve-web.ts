/**
 * The Vite dev server, in its own process: Vite exits on SIGTERM, which would interrupt the
 * launcher's shutdown. Reads PORT (for browsers) and API_ORIGIN (the proxied api). The launcher's messages are "restarting", which
 * is answered once requests are held and those before them are answered, and "ready".
 */
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { answerRestarts } from './answer-restarts.ts';
import { holdRequests } from './hold-requests.ts';

const { PORT, API_ORIGIN } = process.env;
// "/api" alone would also match a page called /apiary.
const behindProxy = ['/api', '/graphql', '/webhooks', '/sandbox', '/healthz', '/readyz', '/admin/playground'].map(
  (path) => `^${path}(?=[/?]|$)`,
);
const { logger, configure } = answerRestarts();
const proxy = Object.fromEntries(behindProxy.map((path) => [path, { target: API_ORIGIN, xfwd: true, configure }]));
const isForApi = new RegExp(behindProxy.join('|'));
const held = holdRequests((path) => isForApi.test(path));
process.on('message', (message) => {
  const isRestarting = message === 'restarting';
  held.setRestarting(isRestarting);
  // A request that is on its way would find no api.
  if (isRestarting) void held.answered().then(() => process.send?.('holding'));
});

const hold: Plugin = { name: 'hold-requests', configureServer: ({ middlewares }) => void middlewares.use(held.handle) };
const server = await createServer({
  root: resolve(import.meta.dirname, '../../web'),
  plugins: [hold],
  server: { port: Number(PORT), strictPort: true, host: '127.0.0.1', proxy },
  clearScreen: false,
  customLogger: logger,
});
await server.listen();
