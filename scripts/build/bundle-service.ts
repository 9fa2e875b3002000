import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { root } from '../process/root.ts';

/** Programs of a workspace, by the path below its src; one that does not exist yet is left out. */
const programs = {
  api: ['main.ts', 'app/print-schema.ts', 'app/print-rest-shapes.ts', 'app/check-migrations.ts'],
  worker: ['main.ts', 'health.ts'],
} as const;

export type Service = keyof typeof programs;

function entryPoints(service: Service): { in: string; out: string }[] {
  return programs[service]
    .map((file) => ({ in: join(root, service, 'src', file), out: file.replace(/^.*\//, '').replace(/\.ts$/, '') }))
    .filter((entry) => existsSync(entry.in));
}

/** CommonJS packages inside a bundle ask for these by name; an ES module has none of them. */
const commonJsGlobals = [
  "import { createRequire as bundleRequire } from 'node:module';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/**
 * esbuild's options for a Node service: our own sources in one file, npm packages left to Node, which takes a tenth of a
 * second. Standalone takes the packages in as well: seconds more, but a container then needs no node_modules.
 * esbuild reads the nearest tsconfig.json, which is where the decorators' dialect is set.
 */
export function serviceBundle(service: Service, isStandalone = false): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: entryPoints(service),
    outdir: join(root, service, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    ...(isStandalone ? { banner: { js: commonJsGlobals } } : { packages: 'external' }),
    // A workspace is our own source, though it looks like a package.
    alias: { '@brew-quest/api': join(root, 'api/src/index.ts') },
    loader: { '.csv': 'text', '.txt': 'text' },
    sourcemap: true,
    sourcesContent: false,
    // Class names are data: GraphQL types and error names are taken from them.
    keepNames: true,
    logLevel: 'error',
  };
}
