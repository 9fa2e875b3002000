import type { Plugin } from 'vite';

/**
 * What a page asks before it is rendered runs on the server only: the browser's build follows no import of a `*.server.ts`. Facts that
 * the browser does not read are left out too.
 */
export const withoutServerParts: Plugin = {
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
