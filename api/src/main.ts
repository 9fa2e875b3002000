import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { type App, createApp } from './app/app.ts';
import { learnParts } from './modules/catalog/index.ts';
import { learnDanger } from './modules/chat/index.ts';
import { logCrash } from './platform/lib/log-crash.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { type Env, loadEnv } from './platform/config/load-env.ts';
import { prepareDatabase } from './app/prepare-database.ts';
import { createHttpServer } from './app/http-server.ts';
import { startHealthServer } from './platform/http/service/health-server.ts';
import { reportMissingPermissions } from './platform/gateways/stripe/stripe-permissions.ts';
import { requireDatabase } from './platform/db/require-database.ts';
import { isUnavailable } from './platform/http/is-unavailable.ts';

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** Connections that refuse to end don't keep the process: with the server's own time this stays under 15 s. */
const LAST_CLOSE_MS = 3_000;

function refuseStart(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function readEnv(): Env {
  try {
    return loadEnv();
  } catch (error) {
    refuseStart(error);
  }
}

/** Waits for PostgreSQL instead of dying over it: /healthz is up meanwhile, /readyz says what is missing. */
async function prepareWhenPossible(app: App, isStopping: () => boolean): Promise<boolean> {
  for (let wait = FIRST_RETRY_MS; !isStopping(); wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    try {
      await prepareDatabase(app);
      return true;
    } catch (error) {
      if (error instanceof ConfigError) refuseStart(error);
      if (isUnavailable(error)) app.log.warn({ err: error, retryInMs: wait }, 'waiting for PostgreSQL');
      else app.log.error({ err: error, retryInMs: wait }, 'the database could not be prepared');
      await pause(wait);
    }
  }
  return false;
}

let isStopping = false;
const env = readEnv();
// Beside the rest of the start, which waits for a server that is only late.
requireDatabase(env, () => isStopping).catch(refuseStart);
const app = await createApp(env, { name: 'api' });
logCrash(app.log);
// Before the first message, which would wait for it.
learnDanger();
learnParts();
const http = await createHttpServer(app, 'starting');

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  app.log.info({ signal }, 'closing');
  await http.close();
  await Promise.race([app.close(), pause(LAST_CLOSE_MS)]);
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

async function listen(): Promise<void> {
  app.log.info({ url: await http.listen() }, 'listening');
}

if (env.HEALTH_PORT === undefined) await listen();
else app.log.info({ url: await startHealthServer(http.health, env.HOST, env.HEALTH_PORT) }, 'answering health checks');
if ((await prepareWhenPossible(app, () => isStopping)) && !isStopping) {
  // Node writes its compile cache (NODE_COMPILE_CACHE) when it ends, and a killed process never does. Nothing without the variable.
  flushCompileCache();
  http.open();
  // An edge that finds its replicas by name cannot ask for their readiness; where a connection is refused it tries the next one.
  if (env.HEALTH_PORT !== undefined) await listen();
  app.log.info('serving');
  void reportMissingPermissions(env.stripe, app.log);
}
