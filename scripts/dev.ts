import { allSettled } from './process/all-settled.ts';
import { rebuildChanged } from './dev/rebuild-changed.ts';
import { keepSpareProcess } from './dev/spare-process.ts';
import { watchService } from './dev/watch-service.ts';
import type { WatchedService } from './dev/watch-service.ts';
import { watchSources } from './dev/watch-sources.ts';
import { buildStale } from './build.ts';
import type { Service } from './build/bundle-service.ts';
import { banner } from './launch/banner.ts';
import { startSandbox, startStores } from './launch/embedded-parts.ts';
import { printTotal, step } from './process/progress.ts';
import { runLauncher } from './launch/run-launcher.ts';
import { loadSecrets } from './launch/secrets.ts';
import { serviceEnv } from './launch/service-env.ts';
import type { Stack } from './launch/stack.ts';
import { freePort } from './process/free-port.ts';
import { type Child, type ChildOptions, startChild } from './process/child.ts';
import type { Supervised } from './process/supervise.ts';
import { isFullyReady, waitForHttp } from './process/wait-for.ts';

const READY_TIMEOUT_MS = 90_000;
const changes = { NODE_ENV: 'development' };

async function bundle(stack: Stack, name: Service): Promise<WatchedService> {
  const watched = await watchService(name);
  stack.onStop(watched);
  return watched;
}

/** Resolves when the new program is ready. */
function restart(name: Service, running: Supervised): Promise<void> {
  process.stdout.write(`  [${name}] changed, restarting\n`);
  return running.restart();
}

await runLauncher(async (stack) => {
  const { settings } = stack;
  const secrets = loadSecrets(settings.dataDir);
  const [stores, api, worker] = await allSettled([
    startStores(stack, secrets),
    step('Bundle api', () => bundle(stack, 'api')),
    step('Bundle worker', () => bundle(stack, 'worker')),
    startSandbox(stack),
    // The api serves it from a build, in development too: Vite would take a minute over the editor's packages.
    step('Build playground', () => buildStale(['playground'])),
  ]);
  const apiPort = await freePort();
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const shared = { ...serviceEnv(settings, secrets, stores.databaseUrl, stores.redisUrl), ...changes };
  const spare = keepSpareProcess(api.packages);
  stack.onStop(spare);
  const runningApi = await step('Shop (migrations, seed when empty, http)', () => {
    // The dev server is the one proxy in front of it.
    const env = { ...shared, PORT: String(apiPort), TRUST_PROXY: '1' };
    async function waitUntilReady(child: Child): Promise<void> {
      await waitForHttp('The shop', `${apiOrigin}/readyz`, READY_TIMEOUT_MS, child, isFullyReady);
      spare.prepare();
    }
    return stack.addService('api', api.program, env, waitUntilReady, spare.launch);
  });
  const runningWorker = await step('Worker', () => stack.addService('worker', worker.program, shared));
  let web: Child | null = null;
  await step('Vite dev server', async () => {
    const env = { ...process.env, NODE_ENV: 'development', PORT: String(settings.port), API_ORIGIN: apiOrigin };
    const page = `http://127.0.0.1:${settings.port}/`;
    function isReady(child: Child): Promise<void> {
      return waitForHttp('The dev server', page, READY_TIMEOUT_MS, child);
    }
    async function launch(options: ChildOptions): Promise<Child> {
      return (web = await startChild({ ...options, hasChannel: true }));
    }
    await stack.addService('web', 'scripts/dev/serve-web.ts', env, isReady, launch);
  });
  /** A second change restarts what is still restarting. */
  let apiRestarts = 0;
  async function restartApi(): Promise<void> {
    apiRestarts += 1;
    // Requests that the dev server sends on until then would find no api.
    await web?.ask('restarting');
    await restart('api', runningApi);
    apiRestarts -= 1;
    if (apiRestarts === 0) web?.send('ready');
  }
  function restartWorker(): void {
    void restart('worker', runningWorker);
  }
  const onChanged = rebuildChanged({ api, worker, restartApi, restartWorker });
  stack.onStop(watchSources(['api/src', 'worker/src'], onChanged));
  printTotal();
  process.stdout.write(`\n${banner(settings)}\n\nReady: http://localhost:${settings.port}\n`);
}, changes);
