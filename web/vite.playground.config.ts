import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The playground is a build of its own: none of its files is part of another page, and no other page's are part of it. The api sends the
 * page (api/src/app/playground-routes.ts), so that only administrators get it.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, 'src/playground'),
  base: '/admin/playground/',
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: resolve(import.meta.dirname, 'dist/playground'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The editor alone is larger than Vite's limit for a warning.
    chunkSizeWarningLimit: 5_000,
  },
});
