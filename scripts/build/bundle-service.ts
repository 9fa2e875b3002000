import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { root } from '../process/root.ts';

/** Entry points of a workspace, as paths in its src; missing files are ignored. */
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

/** CommonJS packages in a bundle use these globals, which an ES module does not have. */
const commonJsGlobals = [
  "import { createRequire as bundleRequire } from 'node:module';",
  'const require = bundleRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');

/**
 * esbuild's options for a Node service: our own sources in one file, npm packages external, which takes a tenth of a
 * second. Standalone bundles the packages too, which takes seconds more, but a container then needs no node_modules.
 * esbuild reads the decorator options from the nearest tsconfig.json.
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
    // sharp is native: the image of the api has it beside the bundle.
    ...(isStandalone ? { banner: { js: commonJsGlobals }, external: ['sharp'] } : { packages: 'external' }),
    // The workspace is imported as a package, but is our own source.
    alias: { '@brew-quest/api': join(root, 'api/src/index.ts') },
    loader: { '.csv': 'text', '.txt': 'text' },
    sourcemap: true,
    sourcesContent: false,
    // GraphQL types and error names use class names at runtime.
    keepNames: true,
    logLevel: 'error',
  };
}
