import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../src');
const NAMED = '\0named:';

/**
 * React's modules are CommonJS, so each call of them is one of an object's property in the build: `(0,r.jsx)(...)`. By constants it is
 * `j(...)`, which makes all chunks smaller.
 */
export const namedReact: Plugin = {
  name: 'named-react',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  resolveId: (source, importer) =>
    ['react', 'react/jsx-runtime'].includes(source) && importer?.startsWith(SOURCES) ? NAMED + source : null,
  load(id) {
    if (!id.startsWith(NAMED)) return null;
    const source = id.slice(NAMED.length);
    const names = Object.keys(createRequire(import.meta.url)(source) as object).filter((name) => !name.startsWith('__'));
    return `import module from '${source}';\n${names.map((name) => `export const ${name} = /* @__PURE__ */ (() => module.${name})();`).join('\n')}`;
  },
};
