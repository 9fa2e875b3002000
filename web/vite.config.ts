import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Code of every page: React, the rest of the framework, and the shared parts with all styles of the public pages, so that
// the server can inline one style sheet and moving between public pages asks for none.
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FRAMEWORK = /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser|@apollo|@wry|graphql|optimism|rxjs|tslib)\//;
const PUBLIC = new RegExp(
  [
    '/web/src/(ui|lib)/',
    '/web/src/app/(?!entry-|early-|start|apollo-client|vitals/)',
    '/web/src/generated/(home|store|about|session)/',
    '/web/src/routes/(home|store|plain)/[\\w/-]+\\.module\\.css',
    '/web/src/features/(characters|chat|shop|cart)/[\\w-]+\\.module\\.css',
    '/web/src/features/cart/(cart-rules|cart-store|use-cart)\\.ts',
    '/web/src/features/account/session/',
  ].join('|'),
);

// Two builds, in this order (the server entry reads the finished template and manifest of the first at run time):
//   vite build web
//   vite build web --ssr src/app/entry-server.tsx
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
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
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: REACT },
                { name: 'framework', test: FRAMEWORK },
                { name: 'public', test: PUBLIC },
              ],
            },
          },
        },
  },
  // One self-contained server file: the api loads it by path and must not care which React the web uses.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/sandbox', '/healthz'].map((path) => [path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000']),
    ),
  },
}));
