import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compactDocuments } from './build/compact-documents.ts';
import { namedReact } from './build/named-react.ts';
import { scopedName } from './build/scoped-name.ts';
import { withoutServerParts } from './build/without-server-parts.ts';
import type { PageFacts } from './src/lib/pages/page-facts.ts';

// The kit of the administrator's portal: of no page outside it.
const PORTAL = /\/web\/src\/(features\/admin\/kit\/|routes\/admin\/(room\/|.*\.module\.css))/;
// Code of every page: React, the rest of the framework, and the shared parts with all styles of the public pages, so that
// the server can inline one style sheet and moving between public pages asks for none.
const REACT = /node_modules\/(react|react-dom|scheduler)\/|named:/;
const FRAMEWORK = /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser|@apollo|@wry|graphql|optimism|rxjs|tslib)\//;
function publicCode(pages: readonly PageFacts[]): RegExp {
  const shared = pages.filter(({ styles }) => styles === 'shared').map(({ module }) => module.split('/', 1)[0]);
  return new RegExp(
    [
      '/web/src/(ui|lib)/',
      '/web/src/app/(?!entry-|early-|start|apollo-client|tooltip/|vitals/)',
      '/web/src/routes/[\\w/-]+/route\\.ts',
      '/web/src/generated/session/',
      `/web/src/routes/(${[...new Set(shared)].join('|')})/[\\w/-]+\\.module\\.css`,
      '/web/src/features/(characters|chat|shop|cart)/[\\w-]+\\.module\\.css',
      '/web/src/features/cart/(cart-rules|cart-store|use-cart)\\.ts',
      // Of the home page, the shop and the portal; each a chunk of 200 bytes otherwise.
      '/web/src/features/characters/(character-rules|grind-badge)\\.tsx?',
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

// Two builds, in this order (the server entry reads the finished template and manifest of the first at run time):
//   vite build web
//   vite build web --ssr src/app/entry-server.tsx
export default defineConfig(async ({ command, isSsrBuild }) => ({
  plugins: [react(), namedReact, withoutServerParts, compactDocuments],
  // Apollo keeps its developer checks behind this flag; a build never carries them.
  define: command === 'build' ? { 'globalThis.__DEV__': 'false', __DEV__: 'false' } : {},
  ...(command === 'build' && { css: { modules: { generateScopedName: scopedName } } }),
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
                // Rooms that have much in common: one chunk is smaller than one for each. The routes stay apart, as the manifest names them.
                { name: 'admin-import', test: /\/web\/src\/(routes|generated)\/admin\/import\/(?!(.*-)?route\.ts)/ },
                {
                  name: 'admin-lists',
                  test: /\/web\/src\/(routes|generated)\/admin\/(invoices?|coupons|customers|audit|staff|tv|pricing)\/(?!(.*-)?route\.ts)/,
                },
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
    // `npm run dev` has its own (scripts/dev/serve-web.ts); the entries of both would be merged, and these come first.
    ...(process.env.API_ORIGIN === undefined && {
      proxy: Object.fromEntries(['/graphql', '/api', '/sandbox', '/healthz'].map((path) => [path, 'http://127.0.0.1:3000'])),
    }),
  },
}));
