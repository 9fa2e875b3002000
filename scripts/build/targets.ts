import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { root } from '../process/root.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { serviceBundle } from './bundle-service.ts';
import type { Service } from './bundle-service.ts';
import { precompress } from './precompress.ts';
import { replaceFiles } from './replace-files.ts';
import type { BuildTarget } from './stamp.ts';

/** Runs Vite in its own process, always in production mode: the launcher's NODE_ENV is for the server. */
function vite(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [program, 'build', ...args, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new StartRefused(`The web build failed:\n${output}`))));
  });
}

function service(name: Service, sources: string[]): BuildTarget {
  return {
    name,
    sources,
    outputs: [`${name}/dist/main.js`],
    async build() {
      const { outputFiles } = await esbuild({ ...serviceBundle(name, process.env.BUILD_STANDALONE === 'true'), write: false });
      replaceFiles(outputFiles);
    },
  };
}

const web: BuildTarget = {
  name: 'web',
  sources: ['web/*', 'web/src/**', 'web/public/**', 'web/plugins/**', 'schema.graphql'],
  outputs: ['web/dist/client/index.html', 'web/dist/server/entry-server.js'],
  async build() {
    const [entry] = globSync('src/**/entry-server.tsx', { cwd: join(root, 'web') });
    if (!entry) throw new StartRefused('web/src has no entry-server.tsx to build the pages from.');
    // In sequence: the server entry may read the output of the client build.
    await vite(['--outDir', 'dist/client', '--emptyOutDir']);
    await Promise.all([vite(['--ssr', entry, '--outDir', 'dist/server', '--emptyOutDir']), precompress(join(root, 'web/dist/client'))]);
  },
};

/** A build of its own, so that its files are no other page's. */
const playground: BuildTarget = {
  name: 'playground',
  sources: ['web/vite.playground.config.ts', 'web/package.json', 'web/src/{playground,ui,features/admin/kit}/**', 'web/src/lib/**'],
  outputs: ['web/dist/playground/index.html'],
  async build() {
    await vite(['--config', 'vite.playground.config.ts']);
    await precompress(join(root, 'web/dist/playground'));
  },
};

export const buildTargets: BuildTarget[] = [
  web,
  playground,
  service('api', ['api/tsconfig.json', 'api/src/**']),
  service('worker', ['worker/tsconfig.json', 'worker/src/**', 'api/src/**']),
];
