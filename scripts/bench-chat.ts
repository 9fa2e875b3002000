import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { serviceBundle } from './build/bundle-service.ts';
import { root } from './process/root.ts';

// The api's decorators are more than Node strips. The sandbox stays outside: it finds its browser files beside its sources.
const outfile = join(root, 'tests/dist/bench-chat.js');
const { entryPoints: _, outdir: __, ...options } = serviceBundle('api');
await build({ ...options, entryPoints: [join(root, 'tests/bench/chat/bench-chat.ts')], outfile, external: [join(root, 'sandbox/src/*')] });
await import(pathToFileURL(outfile).href);
