import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type PageFacts, readWebPages } from './web-pages.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;
export type Budget = { name: string; path: string[]; limit: number; gzip?: boolean; brotli?: boolean };

const CLIENT = 'web/dist/client';
const KB = 1024;

/** React with its router, and Apollo: what any shop on this stack pays before its first own line. */
const FLOOR = /^assets\/(react|framework|rolldown-runtime)-/;

/** Of a page that people find by a search engine: all its scripts, all its styles. */
const LISTED_SCRIPTS_KB = 165;
const LISTED_STYLES_KB = 12;
/** Of any other page: its scripts beyond those that every page has. */
const OTHER_SCRIPTS_KB = 45;

/** All rooms of the administrator's portal together, scripts and styles, beyond what every page has. */
const PORTAL_KB = 110;

/** The portal's kit (vite.config.ts). */
const PORTAL_CHUNK = /^assets\/portal-/;

function isPortal({ module }: Pick<PageFacts, 'module'>): boolean {
  return module.startsWith('admin/');
}

/** The packages of the playground, which has a build of its own. */
const PLAYGROUND_CHUNK = /graphiql|monaco|playground/i;

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

/** The budgets of the shop's pages in bytes, for size-limit; scripts and styles as gzip -9 sends them. Every page has one. */
export function budgetsOf(manifest: Manifest, pages: readonly Pick<PageFacts, 'path' | 'module' | 'search'>[]): Budget[] {
  const leaked = Object.keys(manifest).find((key) => PLAYGROUND_CHUNK.test(key) || PLAYGROUND_CHUNK.test(manifest[key]!.file));
  if (leaked) throw new ReferenceError(`The build of the pages has code of the playground: ${leaked}`);
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
  const entry = closure(manifest, entryKey);
  const first = [...entry];
  // The parts that the entry brings in one after the other, on every page.
  for (const part of manifest[entryKey]?.dynamicImports ?? []) closure(manifest, part, entry);
  function filesOf(module: string): string[] {
    const key = `src/routes/${module}`;
    // A page that moved would otherwise be measured as nothing.
    if (!manifest[key]) throw new ReferenceError(`The build has no ${key}`);
    return [...new Set([...entry, ...closure(manifest, key)])];
  }
  function row(name: string, files: string[], limitKb: number, gzip = true): Budget {
    return {
      name,
      path: files.map(atClient),
      limit: limitKb * KB,
      ...(gzip ? { gzip } : { brotli: false }),
    };
  }
  /** Of the portal's pages, beyond what every page has. No page for visitors may name a file that is the portal's alone. */
  function portalFiles(): string[] {
    function own(module: string): string[] {
      return filesOf(module).filter((file) => !entry.has(file));
    }
    const visitors = new Set(pages.filter((page) => !isPortal(page)).flatMap(({ module }) => own(module)));
    const named = [...visitors, ...entry].filter((file) => PORTAL_CHUNK.test(file));
    if (named.length > 0) throw new ReferenceError(`A page for visitors starts with code of the portal: ${named.join(', ')}`);
    return [...new Set(pages.filter(isPortal).flatMap(({ module }) => own(module)))];
  }
  function pageRows({ path, module, search }: (typeof pages)[number]): Budget[] {
    const files = filesOf(module);
    const scripts = files.filter(isScript);
    if (search !== 'listed') {
      const own = scripts.filter((file) => !entry.has(file));
      return [row(`${path} scripts beyond the shared`, own, OTHER_SCRIPTS_KB)];
    }
    const styles = files.filter((file) => !isScript(file));
    return [row(`${path} scripts`, scripts, LISTED_SCRIPTS_KB), row(`${path} styles`, styles, LISTED_STYLES_KB)];
  }
  return [
    ...pages.flatMap(pageRows),
    row(
      '/ own scripts, beyond React, router and Apollo',
      filesOf('home/home-route.tsx').filter((file) => isScript(file) && !FLOOR.test(file)),
      35,
    ),
    row('the administrator portal, all rooms, beyond the shared', portalFiles(), PORTAL_KB),
    // It listens for presses while the parts are on their way, so it must not need one of them.
    row('the entry before its parts', first, 3),
    row('the font', ['fonts/*.woff2'], 8, false),
    row(
      'pictures above the fold of /',
      ['art/scene-cafe.png', 'art/mark.png', 'art/frame.png', 'art/stars.png', 'art/backdrop.png'],
      30,
      false,
    ),
  ];
}

export async function sizeBudgets(): Promise<Budget[]> {
  const path = join(root, CLIENT, '.vite/manifest.json');
  if (!existsSync(path)) throw new ReferenceError('There is no build of the web to measure: npm run build');
  const { pages, notFound } = await readWebPages();
  return budgetsOf(JSON.parse(readFileSync(path, 'utf8')) as Manifest, [...pages, notFound]);
}
