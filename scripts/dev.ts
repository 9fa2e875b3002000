import { allSettled } from './process/all-settled.ts';
import { watchService } from './dev/watch-service.ts';
import type { WatchedService } from './dev/watch-service.ts';
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
import type { Child } from './process/child.ts';
import type { Supervised } from './process/supervise.ts';
import { isFullyReady, waitForHttp } from './process/wait-for.ts';

const READY_TIMEOUT_MS = 90_000;
const changes = { NODE_ENV: 'development' };

/** Bundles a service and restarts it after each successful build. */
async function watch(stack: Stack, name: Service): Promise<{ watched: WatchedService; attach(service: Supervised): void }> {
  let running: Supervised | null = null;
  const watched = await watchService(name, () => {
    process.stdout.write(`  [${name}] changed, restarting\n`);
    void running?.restart();
  });
  stack.onStop(watched);
  return { watched, attach: (service) => void (running = service) };
}

await runLauncher(async (stack) => {
  const { settings } = stack;
  const secrets = loadSecrets(settings.dataDir);
  const [stores, api, worker] = await allSettled([
    startStores(stack, secrets),
    step('Bundle api', () => watch(stack, 'api')),
    step('Bundle worker', () => watch(stack, 'worker')),
    startSandbox(stack),
    // The api serves it from a build, in development too: Vite would take a minute over the editor's packages.
    step('Build playground', () => buildStale(['playground'])),
  ]);
  const apiPort = await freePort();
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const shared = { ...serviceEnv(settings, secrets, stores.databaseUrl, stores.redisUrl), ...changes };
  await step('Shop (migrations, seed when empty, http)', async () => {
    // The dev server is the one proxy in front of it.
    const env = { ...shared, PORT: String(apiPort), TRUST_PROXY: '1' };
    function isReady(child: Child): Promise<void> {
      return waitForHttp('The shop', `${apiOrigin}/readyz`, READY_TIMEOUT_MS, child, isFullyReady);
    }
    api.attach(await stack.addService('api', api.watched.program, env, isReady));
  });
  await step('Worker', async () => worker.attach(await stack.addService('worker', worker.watched.program, shared)));
  await step('Vite dev server', async () => {
    const env = { ...process.env, NODE_ENV: 'development', PORT: String(settings.port), API_ORIGIN: apiOrigin };
    const page = `http://127.0.0.1:${settings.port}/`;
    await stack.addService('web', 'scripts/dev/serve-web.ts', env, (child) => waitForHttp('The dev server', page, READY_TIMEOUT_MS, child));
  });
  printTotal();
  process.stdout.write(`\n${banner(settings)}\n\nReady: http://localhost:${settings.port}\n`);
}, changes);
