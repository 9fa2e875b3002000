import { join } from 'node:path';
import { context } from 'esbuild';
import type { BuildResult, Message } from 'esbuild';
import { serviceBundle } from '../build/bundle-service.ts';
import type { Service } from '../build/bundle-service.ts';
import { root } from '../process/root.ts';
import { StartRefused } from '../process/stop-with-message.ts';

export type WatchedService = { program: string; stop(): Promise<void> };

function place({ text, location }: Message): string {
  return location ? `${location.file}:${location.line}:${location.column + 1} ${text}` : text;
}

/**
 * Bundles the service now and after each change of its sources; `onRebuilt` is called for every good build after the first.
 * The output stands beside the production build, not in its place.
 */
export async function watchService(service: Service, onRebuilt: () => void): Promise<WatchedService> {
  const outdir = join(root, service, 'dist/dev');
  const first = Promise.withResolvers<BuildResult>();
  let isFirst = true;
  function onBuilt(result: BuildResult): void {
    if (isFirst) first.resolve(result);
    else if (result.errors.length === 0) onRebuilt();
    else for (const error of result.errors) process.stderr.write(`  [${service}] ${place(error)}\n`);
    isFirst = false;
  }
  const options = { ...serviceBundle(service), outdir, logLevel: 'silent' as const };
  const bundle = await context({ ...options, plugins: [{ name: 'restart', setup: (build) => build.onEnd(onBuilt) }] });
  await bundle.watch();
  const { errors } = await first.promise;
  if (errors.length > 0) {
    await bundle.dispose();
    throw new StartRefused(`${service} does not build: ${errors.map(place).join('; ')}`);
  }
  return { program: `${service}/dist/dev/main.js`, stop: () => bundle.dispose() };
}
