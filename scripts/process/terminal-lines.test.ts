import { expect, test } from 'vitest';
import { terminalLine } from './terminal-lines.ts';

test('shows warnings and errors of the log with their cause', () => {
  expect(terminalLine('{"level":30,"msg":"request"}', 'stdout')).toBeNull();
  expect(terminalLine('{"level":40,"msg":"waiting for PostgreSQL","err":{"message":"refused"}}', 'stdout')).toBe(
    'waiting for PostgreSQL: refused',
  );
  expect(terminalLine('{"level":50,"msg":"refused","err":{"message":"refused"}}', 'stdout')).toBe('refused');
});

test('shows stderr lines that are no log entries', () => {
  expect(terminalLine('DATABASE_URL: required in production', 'stderr')).toBe('DATABASE_URL: required in production');
  expect(terminalLine('sandbox: http://127.0.0.1:3001', 'stdout')).toBeNull();
  expect(terminalLine('{ broken', 'stderr')).toBe('{ broken');
});
