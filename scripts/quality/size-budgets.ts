import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/settings.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;
export type Budget = { name: string; path: string[]; limit: number; gzip?: boolean; brotli?: boolean };

const CLIENT = 'web/dist/client';
const KB = 1024;

/** React with its router, and Apollo: what any shop on this stack pays before its first own line. */
const FLOOR = /^assets\/(react|framework|graphql|rolldown-runtime)-/;

/** A chunk with everything it imports, as files of the build. */
export function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}

function atClient(file: string): string {
  return `${CLIENT}/${file}`;
}
function isScript(file: string): boolean {
  return file.endsWith('.js');
}

/** The budgets of the shop's pages in bytes, for size-limit; scripts and styles as gzip -9 sends them. */
export function budgetsOf(manifest: Manifest): Budget[] {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
  const entry = closure(manifest, entryKey);
  const first = [...entry];
  // The parts that the entry brings in one after the other, on every page.
  for (const part of manifest[entryKey]?.dynamicImports ?? []) closure(manifest, part, entry);
  function route(name: string): string[] {
    const key = `src/routes/${name}-route.tsx`;
    // A route that moved would otherwise be measured as nothing.
    if (!manifest[key]) throw new ReferenceError(`The build has no ${key}`);
    return [...new Set([...entry, ...closure(manifest, key)])];
  }
  function beyondEntry(name: string): string[] {
    return route(name).filter((file) => !entry.has(file));
  }
  function row(name: string, files: string[], limitKb: number, gzip = true): Budget {
    return {
      name,
      path: files.map(atClient),
      limit: limitKb * KB,
      ...(gzip ? { gzip } : { brotli: false }),
    };
  }
  return [
    row('/ scripts', route('home/home').filter(isScript), 165),
    row('/store scripts', route('store/store').filter(isScript), 165),
    row('/store/:slug scripts', route('product/product').filter(isScript), 165),
    row('/quiz scripts', route('quiz/quiz').filter(isScript), 165),
    row(
      '/ own scripts, beyond React, router and Apollo',
      route('home/home').filter((file) => isScript(file) && !FLOOR.test(file)),
      35,
    ),
    row(
      '/ styles',
      route('home/home').filter((file) => !isScript(file)),
      12,
    ),
    row(
      '/store styles',
      route('store/store').filter((file) => !isScript(file)),
      12,
    ),
    // It listens for presses while the parts are on their way, so it must not need one of them.
    row('the entry before its parts', first, 3),
    row('/checkout scripts beyond the shared', beyondEntry('checkout/checkout').filter(isScript), 45),
    row('the font', ['fonts/*.woff2'], 8, false),
    row(
      'pictures above the fold of /',
      ['art/scene-cafe.png', 'art/mark.png', 'art/frame.png', 'art/stars.png', 'art/backdrop.png'],
      30,
      false,
    ),
  ];
}

export function sizeBudgets(): Budget[] {
  const path = join(root, CLIENT, '.vite/manifest.json');
  if (!existsSync(path)) throw new ReferenceError('There is no build of the web to measure: npm run build');
  return budgetsOf(JSON.parse(readFileSync(path, 'utf8')) as Manifest);
}
