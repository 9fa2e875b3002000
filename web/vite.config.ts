import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import type { PageFacts } from './src/lib/pages/page-facts.ts';

// The kit of the administrator's portal: of no page outside it.
const PORTAL = /\/web\/src\/(features\/admin\/kit|routes\/admin\/room)\//;
// Code of every page: React, the rest of the framework, and the shared parts with all styles of the public pages, so that
// the server can inline one style sheet and moving between public pages asks for none.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FRAMEWORK = /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser|@apollo|@wry|graphql|optimism|rxjs|tslib)\//;
function publicCode(pages: readonly PageFacts[]): RegExp {
  const shared = pages.filter(({ styles }) => styles === 'shared').map(({ module }) => module.split('/', 1)[0]);
  return new RegExp(
    [
      '/web/src/(ui|lib)/',
      '/web/src/app/(?!entry-|early-|start|apollo-client|vitals/)',
      '/web/src/routes/[\\w/-]+/route\\.ts',
      '/web/src/generated/session/',
      `/web/src/routes/(${[...new Set(shared)].join('|')})/[\\w/-]+\\.module\\.css`,
      '/web/src/features/(characters|chat|shop|cart)/[\\w-]+\\.module\\.css',
      '/web/src/features/cart/(cart-rules|cart-store|use-cart)\\.ts',
      '/web/src/features/account/session/',
    ].join('|'),
  );
}

/** The list of pages, by an address that Vite does not follow: reading it must not bundle the pages into this configuration. */
async function readPages(): Promise<readonly PageFacts[]> {
  const list = pathToFileURL(resolve(import.meta.dirname, 'src/app/routes.ts')).href;
  const { PAGES, NOT_FOUND_PAGE } = (await import(/* @vite-ignore */ list)) as { PAGES: PageFacts[]; NOT_FOUND_PAGE: PageFacts };
  return [...PAGES, NOT_FOUND_PAGE];
}

/**
 * What a page asks before it is rendered runs on the server only: the browser's build follows no import of a `*.server.ts`. Facts that
 * the browser does not read are left out too.
 */
const withoutServerParts: Plugin = {
  name: 'without-server-parts',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routes\/[\w/-]+\/route\.ts$/ },
    handler: (code) =>
      code
        .replaceAll(/\bimport\('\.\/[\w-]+\.server\.ts'\)/g, 'null')
        .replaceAll(/^ {2}(module|example|styles|documents|query): .*,$/gm, ''),
  },
};

// Two builds, in this order (the server entry reads the finished template and manifest of the first at run time):
//   vite build web
//   vite build web --ssr src/app/entry-server.tsx
export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [react(), withoutServerParts],
  // Apollo keeps its developer checks behind this flag; a build never carries them.
  define: command === 'build' ? { 'globalThis.__DEV__': 'false', __DEV__: 'false' } : {},
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The art is tiny and shared with mail and JSON-LD by its public address: nothing is inlined as data.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: isSsrBuild
      ? // One file: a rebuild beneath a running api must not take chunks away that it has not loaded yet.
        { output: { codeSplitting: false } }
      : {
          output: {
            // A chunk takes the name of a module in it. One that is called graphql reads like a call of the api, in logs and in tests.
            chunkFileNames: ({ name }) => `assets/${name === 'graphql' ? 'documents' : '[name]'}-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: REACT },
                { name: 'framework', test: FRAMEWORK },
                { name: 'portal', test: PORTAL },
                { name: 'public', test: publicCode(await readPages()) },
              ],
            },
          },
        },
  },
  // The playground has a build of its own (vite.playground.config.ts), so its packages are not looked for here.
  optimizeDeps: { entries: ['index.html', 'stories.html'] },
  // One self-contained server file: the api loads it by path and must not care which React the web uses.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/sandbox', '/healthz'].map((path) => [path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000']),
    ),
  },
}));
