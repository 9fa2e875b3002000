import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOG_KEEP_BYTES, openLog, startChild } from './child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('INF-28 a full disk loses log lines and nothing else', async () => {
  const logFile = join(folder, 'loud.log');
  symlinkSync('/dev/full', logFile);
  const lines: string[] = [];
  const child = await startChild({
    name: 'loud',
    command: process.execPath,
    args: ['-e', 'console.log("one"); console.log("two")'],
    env: process.env,
    logFile,
    onLine: (line) => lines.push(line),
  });
  expect(await child.exited).toEqual({ code: 0, signal: null });
  expect(lines).toEqual(['one', 'two']);
});

test('INF-28 a log is written again once the disk has space', () => {
  const path = join(folder, 'late.log');
  symlinkSync('/dev/full', path);
  const log = openLog(path);
  log.write('lost');
  rmSync(path);
  log.write('kept');
  log.close();
  expect(readFileSync(path, 'utf8')).toBe('kept\n');
});

test('INF-28 a log that grows while its program runs is bounded', () => {
  const path = join(folder, 'long.log');
  const log = openLog(path);
  const line = 'x'.repeat(500_000);
  for (let written = 0; written < LOG_KEEP_BYTES * 3; written += line.length) log.write(line);
  log.close();
  for (const part of [path, `${path}.1`]) expect(statSync(part).size).toBeLessThan(LOG_KEEP_BYTES * 1.2);
});
