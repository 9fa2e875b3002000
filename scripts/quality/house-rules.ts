import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../process/root.ts';

const WARN_LINES = 200;
const MAX_LINES = 300;
const MAX_TEST_LINES = 400;
const MAX_FILES_IN_FOLDER = 15;
const bannedNames = /(^|\/)(utils|helpers|common|misc|manager|types)(\.[^/]*)?(\/|$)/;

export type HouseReport = { errors: string[]; warnings: string[] };

/** What people write. Migrations only ever grow in number; drawings and stored pictures come by the dozen, out of programs. */
function isOwn(path: string): boolean {
  return !/(^|\/)(node_modules|dist|generated|migrations)\/|^web\/public\/art\/|^tests\/e2e\/looks\/pictures\//.test(path);
}
function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
}

function ownFiles(): string[] {
  const found = globSync('{api,worker,web,sandbox,tests,scripts,containers,docs}/**/*', { cwd: root, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Folders with too many files. Documents, colocated tests, style sheets and stories do not count, nor does what lies in folders below. */
export function findFullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  function isBeside(path: string): boolean {
    return /\.(css|md)$/.test(path) || (!path.startsWith('tests/') && /\.(test|stories)\.tsx?$/.test(path));
  }
  const counted = paths.filter((path) => isOwn(path) && !isBeside(path));
  for (const path of counted) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES_IN_FOLDER)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MAX_FILES_IN_FOLDER} in a folder; give its parts folders of their own`);
}

/** The files whose own name, or a folder's above, could stand on anything. */
export function findBannedNames(paths: readonly string[]): string[] {
  return paths.filter((path) => isOwn(path) && bannedNames.test(path)).map((path) => `${path}: the name says nothing about the content`);
}

/** The tables that few files of the api change, by those files: one for the rows of this shop, and one for orders of other shops. Rows may be made elsewhere. */
const writers: Readonly<Record<string, readonly string[]>> = {
  orders: ['api/src/modules/orders/move-order.ts', 'api/src/modules/orders/imported/write-imported.ts'],
  stock_item: ['api/src/modules/catalog/move-stock.ts'],
  coupon: ['api/src/modules/coupons/move-coupon.ts'],
};
const entities: Readonly<Record<string, string>> = { Order: 'orders', StockItem: 'stock_item', Coupon: 'coupon' };

/** Changes of orders, stock and coupons past the writer of their table: SQL, and MikroORM's statements on the entity. */
export function findOtherWriters(path: string, text: string): string[] {
  if (!/^(api|worker)\/src\//.test(path) || /\/(migrations|testing)\/|\.test\.ts$/.test(path)) return [];
  const inSql = [...text.matchAll(/\b(?:update|delete\s+from)\s+"?(orders|stock_item|coupon)"?\s/gi)].map(([, table]) =>
    table!.toLowerCase(),
  );
  const byOrm = [...text.matchAll(/\b(?:nativeUpdate|nativeDelete|upsert|upsertMany|assign)\(\s*(Order|StockItem|Coupon)\b/g)];
  return [...inSql, ...byOrm.map(([, entity]) => entities[entity!]!)]
    .filter((table) => !writers[table]!.includes(path))
    .map((table) => `${path}: changes ${table}; only ${writers[table]!.join(' and ')} does`);
}

/** The budgets and names that no linter checks. */
export function checkHouseRules(): HouseReport {
  const paths = ownFiles();
  const errors = [...findFullFolders(paths), ...findBannedNames(paths)];
  const warnings: string[] = [];
  for (const path of paths.filter((path) => isOwn(path) && /\.tsx?$/.test(path))) {
    const text = readFileSync(join(root, path), 'utf8');
    errors.push(...findOtherWriters(path, text));
    const lines = text.split('\n').length - 1;
    const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
    if (lines > limit) errors.push(`${path}: ${lines} lines, at most ${limit}; split it by meaning`);
    else if (lines > WARN_LINES && !isTest(path)) warnings.push(`${path}: ${lines} lines, aim for fewer than ${WARN_LINES}`);
    if (!/^[a-z0-9.-]+$/.test(basename(path))) errors.push(`${path}: file names are kebab-case`);
  }
  return { errors, warnings };
}
