/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** The finished client build, as far as a page needs it. */
export interface PageTemplate {
  /** Document with the inlined style sheet and the places for the urgent images, head, app and state. */
  html: string;
  /** Tags that fetch the code of one route early: its chunk, what that imports, its own styles. */
  routeTags(source: string): string;
  /** Of the inline script and style sheets of a page, by directive of its content security policy: "'sha256-...'". */
  inlineSources(source: string): { 'script-src': string[]; 'style-src': string[] };
}

/** @param clientFolder address of `dist/client`, ending in a slash. */
export function readTemplate(clientFolder: URL): PageTemplate {
  function read(path: string) {
    return readFileSync(new URL(path, clientFolder), 'utf8');
  }
  const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, ManifestChunk>;

  /** A chunk with everything it imports: files and style sheets. */
  function closure(key: string, found = { files: new Set<string>(), styles: new Set<string>() }) {
    const chunk = manifest[key];
    if (chunk === undefined || found.files.has(chunk.file)) return found;
    found.files.add(chunk.file);
    for (const next of chunk.imports ?? []) closure(next, found);
    for (const style of chunk.css ?? []) found.styles.add(style);
    return found;
  }

  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const entry = closure(entryKey);
  // The parts that the entry brings in one after the other, on every page.
  for (const part of manifest[entryKey]?.dynamicImports ?? []) closure(part, entry);

  /**
   * The style sheet arrives with the page instead of after it. A disabled link is never fetched, but Vite's loader of
   * chunks finds it and does not load the styles again.
   */
  function inlined(file: string) {
    return `<style>${read(file)}</style><link rel="stylesheet" href="/${file}" disabled>`;
  }
  function sourceOf(content: string) {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  }
  function preloaded(file: string) {
    return `<link rel="modulepreload" crossorigin href="/${file}">`;
  }

  // A request of its own would wait behind those of the modules, and presses until then would be lost.
  const earlyPresses = read('early-presses.js');
  const html = read('index.html')
    .replace('<script src="/early-presses.js"></script>', () => `<script>${earlyPresses}</script>`)
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '<!--head-->',
      () => `<!--urgent-->${[...[...entry.styles].map(inlined), ...[...entry.files].map(preloaded)].join('')}\n    <!--head-->`,
    );

  /** What a route needs beyond the entry. */
  function partsOf(source: string) {
    if (manifest[source] === undefined) throw new ReferenceError(`The client build has no ${source}`);
    const { files, styles } = closure(source);
    return { files: [...files].filter((file) => !entry.files.has(file)), styles: [...styles].filter((file) => !entry.styles.has(file)) };
  }
  function routeTags(source: string): string {
    const { files, styles } = partsOf(source);
    return [...styles.map(inlined), ...files.map(preloaded)].join('');
  }
  function inlineSources(source: string) {
    const styles = [...entry.styles, ...partsOf(source).styles];
    return { 'script-src': [sourceOf(earlyPresses)], 'style-src': styles.map((file) => sourceOf(read(file))) };
  }

  return { html, routeTags, inlineSources };
}
