import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningSandbox, startSandbox } from '../../sandbox/src/index.ts';
import type { Child } from '../../scripts/process/child.ts';
import { freePort } from '../../scripts/process/free-port.ts';
import { waitForHttp } from '../../scripts/process/wait-for.ts';
import { startService } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

const READY_LIMIT_MS = 60_000;
const WORKER_LIMIT_MS = 10_000; // A test may start one while PostgreSQL and Redis are unavailable.
export const WEBHOOK_SECRET = 'whsec_sandbox';

export type StackOptions = {
  databaseUrl: string;
  redisUrl: string;
  /** Variables of api and worker, e.g. FAILPOINTS or a DATABASE_URL of a TCP proxy. */
  env?: NodeJS.ProcessEnv;
  apiEnv?: NodeJS.ProcessEnv;
  workerEnv?: NodeJS.ProcessEnv;
  /** The number of processes. Default 1, 0 for none. */
  apis?: number;
  workers?: number;
  /** The path that answers 2xx after the start: /healthz for an api without PostgreSQL and Redis. */
  readyAt?: '/readyz' | '/healthz';
  /** One that the caller started, e.g. as a process. It is closed with the stack. The default runs in this process. */
  sandbox?: StackSandbox;
};

export type StackSandbox = Pick<RunningSandbox, 'url' | 'smtpPort' | 'close'> & { setWebhookUrl(url: string): void | Promise<void> };

export type RunningStack = {
  /** Origin of the first api. */
  baseUrl: string;
  baseUrls: string[];
  sandboxUrl: string;
  api: ServiceProcess;
  apis: ServiceProcess[];
  worker: ServiceProcess;
  workers: ServiceProcess[];
  databaseUrl: string;
  redisUrl: string;
  addWorker(env?: NodeJS.ProcessEnv): Promise<ServiceProcess>;
  /** `readyUrl` answers 2xx when the new api has started far enough for the test. Its own URL is the last of baseUrls. */
  addApi(env?: NodeJS.ProcessEnv, readyUrl?: string): Promise<ServiceProcess>;
  close(): Promise<void>;
};

/** The worker has no port and logs when it takes jobs. One that a failpoint killed before counts as ready. */
async function untilListening(child: Child): Promise<void> {
  const deadline = Date.now() + WORKER_LIMIT_MS;
  function isReady(): boolean {
    return child.lastLines().some((line) => line.includes('worker ready'));
  }
  while (!isReady() && !child.hasExited() && Date.now() < deadline) await sleep(20);
}

function missing(name: string): never {
  throw new Error(`This stack was started without ${name}`);
}

/** Starts the built shop (see global-setup.ts) as processes with the given stores and a sandbox of its own. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const folder = mkdtempSync(join(tmpdir(), 'brew-stack-'));
  const sandbox: StackSandbox =
    options.sandbox ?? (await startSandbox({ port: 0, smtpPort: 0, webhookSecret: WEBHOOK_SECRET, publicPath: '/sandbox' }));
  const apis: ServiceProcess[] = [];
  const workers: ServiceProcess[] = [];
  const baseUrls: string[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'test', // Failpoints are refused in production.
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    DATABASE_WAIT_SECONDS: '60', // As long as the stack waits for an api: a busy machine may take more than the default.
    SESSION_SECRET: 'for-tests-on-loopback-only-012345',
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    SANDBOX_MAIL_URL: `${sandbox.url}/mail`,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    ...options.env,
  };

  async function addApi(extra: NodeJS.ProcessEnv = {}, startedUrl?: string): Promise<ServiceProcess> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const name = `api-${apis.length + 1}`;
    const own = { ...env, ...options.apiEnv, PORT: String(port), PUBLIC_URL: baseUrls[0] ?? url, ...extra };
    const readyUrl = startedUrl ?? url + (options.readyAt ?? '/readyz');
    function waitUntilReady(child: Child): Promise<void> {
      return waitForHttp(name, readyUrl, READY_LIMIT_MS, child);
    }
    const api = await startService({ name, program: 'api/dist/main.js', env: own, logFile: join(folder, `${name}.log`), waitUntilReady });
    apis.push(api);
    baseUrls.push(url);
    return api;
  }
  async function addWorker(extra: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> {
    const name = `worker-${workers.length + 1}`;
    const own: NodeJS.ProcessEnv = { ...env, ...options.workerEnv, LOG_LEVEL: 'info', PORT: '0', PUBLIC_URL: baseUrls[0], ...extra };
    const worker = await startService({
      name,
      program: 'worker/dist/main.js',
      env: own,
      logFile: join(folder, `${name}.log`),
      waitUntilReady: untilListening,
    });
    workers.push(worker);
    return worker;
  }
  async function close(): Promise<void> {
    await Promise.all([...workers, ...apis].map((service) => service.stop()));
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    for (let n = 0; n < (options.apis ?? 1); n += 1) await addApi();
    if (baseUrls[0]) await sandbox.setWebhookUrl(`${baseUrls[0]}/webhooks/stripe`);
    for (let n = 0; n < (options.workers ?? 1); n += 1) await addWorker();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get baseUrl() {
      return baseUrls[0] ?? missing('an api');
    },
    baseUrls,
    sandboxUrl: sandbox.url,
    get api() {
      return apis[0] ?? missing('an api');
    },
    apis,
    get worker() {
      return workers[0] ?? missing('a worker');
    },
    workers,
    databaseUrl: options.databaseUrl,
    redisUrl: options.redisUrl,
    addWorker,
    addApi,
    close,
  };
}
