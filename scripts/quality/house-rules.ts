import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../launch/settings.ts';

const WARN_LINES = 200;
const MAX_LINES = 300;
const MAX_TEST_LINES = 400;
const MAX_FILES_IN_FOLDER = 15;
const bannedNames = /^(utils|helpers|common|misc|manager|types)\.tsx?$/;

export type HouseReport = { errors: string[]; warnings: string[] };

const isOwn = (path: string): boolean => !/(^|\/)(node_modules|dist|generated|migrations)\//.test(path);
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/');

/** The budgets and names of the house style that no linter knows. Tests do not count towards a folder's files: they stand beside what they test. */
export function checkHouseRules(): HouseReport {
  const errors: string[] = [];
  const warnings: string[] = [];
  const folders = new Map<string, number>();
  for (const path of globSync('{api,worker,web,sandbox,tests,scripts}/**/*.{ts,tsx}', { cwd: root }).filter(isOwn)) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
    if (lines > limit) errors.push(`${path}: ${lines} lines, at most ${limit}; split it by deed`);
    else if (lines > WARN_LINES && !isTest(path)) warnings.push(`${path}: ${lines} lines, aim for fewer than ${WARN_LINES}`);
    if (bannedNames.test(basename(path))) errors.push(`${path}: the name says nothing about the content`);
    if (!/^[a-z0-9.-]+$/.test(basename(path))) errors.push(`${path}: file names are kebab-case`);
    if (!isTest(path)) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  }
  for (const [folder, count] of folders)
    if (count > MAX_FILES_IN_FOLDER) warnings.push(`${folder}: ${count} files, at most ${MAX_FILES_IN_FOLDER} in a folder`);
  return { errors, warnings };
}
