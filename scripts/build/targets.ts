import { spawn } from 'node:child_process';
import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { root } from '../process/root.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { serviceBundle } from './bundle-service.ts';
import type { Service } from './bundle-service.ts';
import { precompress } from './precompress.ts';
import type { BuildTarget } from './stamp.ts';

/** Vite in a process of its own, always in production mode: what the launcher's environment says about NODE_ENV is about the server. */
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
      // Each file changes in one step: a shop that runs from an earlier build may restart its services at any moment.
      for (const { path, contents } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(`${path}.new`, contents);
        renameSync(`${path}.new`, path);
      }
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
    // One after the other: the server entry may read what the client build wrote.
    await vite(['--outDir', 'dist/client', '--emptyOutDir']);
    await Promise.all([vite(['--ssr', entry, '--outDir', 'dist/server', '--emptyOutDir']), precompress(join(root, 'web/dist/client'))]);
  },
};

export const buildTargets: BuildTarget[] = [
  web,
  service('api', ['api/tsconfig.json', 'api/src/**']),
  service('worker', ['worker/tsconfig.json', 'worker/src/**', 'api/src/**']),
];
