import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_PAGE, PAGES } from './routes.ts';

const routes = resolve(import.meta.dirname, '../routes');
const screens = resolve(import.meta.dirname, '../../../tests/e2e');
const all = [...PAGES, NOT_FOUND_PAGE];

function routeFileOf(module: string): string {
  return readFileSync(join(routes, module, '../route.ts'), 'utf8');
}

test('names the module that the page is loaded from', () => {
  for (const { module } of all) {
    expect(existsSync(join(routes, module)), module).toBe(true);
    expect(routeFileOf(module)).toContain(`import('./${module.split('/').at(-1)}')`);
  }
});

test('lists every page that is declared, once', () => {
  const declared = globSync('**/route.ts', { cwd: routes }).flatMap((file) => [
    ...readFileSync(join(routes, file), 'utf8').matchAll(/^export const \w+Page\b/gm),
  ]);
  expect(all).toHaveLength(declared.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

// Their types are generated from the list; a declaration that imported them could not be read before.
test('is read by Node without the pages, their styles or their generated types', () => {
  for (const { module } of all) {
    const imports = [...routeFileOf(module).matchAll(/^import (?!type ).*$/gm)].map(([line]) => line);
    expect(imports).toEqual([]);
  }
});

test('has an address to visit for every path with a parameter', () => {
  for (const { path, example } of all) expect(/[:*]/.test(path), path).toBe(example !== undefined);
});

test('is visited by the browser tests, page by page', () => {
  const sources = globSync('**/*.ts', { cwd: screens }).map((file) => readFileSync(join(screens, file), 'utf8'));
  const visited = new Set(sources.flatMap((source) => [...source.matchAll(/['"`](\/[\w/-]*)/g)].map(([, address]) => address)));
  for (const { path, example } of all.filter(({ status }) => status !== 404)) expect(visited).toContain(example ?? path);
});

test('keeps what runs on the server out of the browser', () => {
  for (const { module, server } of all) {
    const [name] = /import\('\.\/[\w-]+\.server\.ts'\)/.exec(routeFileOf(module)) ?? [];
    expect(name !== undefined, module).toBe(server !== undefined);
  }
});
