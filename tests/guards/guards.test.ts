import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { guards } from './guards.ts';

const root = resolve(import.meta.dirname, '../..');

/** Removing guards takes minutes each (npm run test:guards). This test checks with every change that the table matches the code. */
it.each(guards.map((guard) => [guard.name, guard] as const))('the guard "%s" occurs once in the code, and its test exists', (_, guard) => {
  expect(readFileSync(join(root, guard.file), 'utf8').split(guard.find)).toHaveLength(2);
  expect(existsSync(join(root, guard.test))).toBe(true);
});

it('no guard is listed twice', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

it('a word that no guard has in its name is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tests/guards/run-guards.ts'), 'no-such-guard'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, 'No guard has "no-such-guard" in its name (tests/guards).\n']);
});
