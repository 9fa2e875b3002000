import { allSettled } from './process/all-settled.ts';
import { buildStale } from './build.ts';
import { banner } from './launch/banner.ts';
import { startSandbox, startStores } from './launch/embedded-parts.ts';
import { printTotal, step } from './process/progress.ts';
import { runLauncher } from './launch/run-launcher.ts';
import { loadSecrets } from './launch/secrets.ts';
import { serviceEnv } from './launch/service-env.ts';
import { isFullyReady, waitForHttp } from './process/wait-for.ts';

const READY_LIMIT_MS = 90_000; // Includes the migrations and the first seed on a slow disk.

await runLauncher(async (stack) => {
  const { settings } = stack;
  const secrets = loadSecrets(settings.dataDir);
  const [stores] = await allSettled([
    startStores(stack, secrets),
    step('Build (what changed of web, api, worker)', () => buildStale()),
    startSandbox(stack),
  ]);
  const env = serviceEnv(settings, secrets, stores.databaseUrl, stores.redisUrl);
  const readiness = `http://127.0.0.1:${settings.port}/readyz`;
  await step('Shop (migrations, seed when empty, http)', () =>
    stack.addService('api', 'api/dist/main.js', env, (child) => waitForHttp('The shop', readiness, READY_LIMIT_MS, child, isFullyReady)),
  );
  await step('Worker', () => stack.addService('worker', 'worker/dist/main.js', env));
  printTotal();
  process.stdout.write(`\n${banner(settings)}\n\nReady: http://localhost:${settings.port}\n`);
});
