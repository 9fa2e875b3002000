import { expect, test } from 'vitest';
import { loudLine } from './loud-lines.ts';

test('shows warnings and errors of the log with their cause', () => {
  expect(loudLine('{"level":30,"msg":"request"}', 'stdout')).toBeNull();
  expect(loudLine('{"level":40,"msg":"waiting for PostgreSQL","err":{"message":"refused"}}', 'stdout')).toBe(
    'waiting for PostgreSQL: refused',
  );
  expect(loudLine('{"level":50,"msg":"refused","err":{"message":"refused"}}', 'stdout')).toBe('refused');
});

test('shows what a process says about its own end', () => {
  expect(loudLine('DATABASE_URL: required in production', 'stderr')).toBe('DATABASE_URL: required in production');
  expect(loudLine('sandbox: http://127.0.0.1:3001', 'stdout')).toBeNull();
  expect(loudLine('{ broken', 'stderr')).toBe('{ broken');
});
