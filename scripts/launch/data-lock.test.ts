import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordOf } from '../process/process-identity.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { lockDataDir } from './data-lock.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
let leftover: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brew-lock-'));
  leftover = spawn('sleep', ['60'], { stdio: 'ignore' });
});

afterEach(() => {
  leftover.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function lockFile(): string {
  return join(folder, 'launcher.json');
}

test('refuses a second launcher on the same data', async () => {
  const lock = await lockDataDir(folder, 'http://localhost:3000');
  await expect(lockDataDir(folder, 'http://localhost:3100')).rejects.toThrow(`process ${process.pid}, http://localhost:3000`);
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
});

test('replaces the lock of a killed launcher and stops its children', async () => {
  const children = { worker: recordOf(leftover.pid ?? 0) };
  writeFileSync(lockFile(), JSON.stringify({ launcher: { pid: 999_999, startedAt: '1' }, url: '', children }));
  const ended = new Promise((resolve) => leftover.once('exit', (_code, signal) => resolve(signal)));
  await lockDataDir(folder, 'http://localhost:3000');
  expect(await ended).toBe('SIGTERM');
});

test('does not stop another process that has the pid of a former child', async () => {
  const children = { worker: { pid: leftover.pid ?? 0, startedAt: 'long ago' } };
  writeFileSync(lockFile(), JSON.stringify({ launcher: { pid: 999_999, startedAt: '1' }, url: '', children }));
  await lockDataDir(folder, 'http://localhost:3000');
  expect(recordOf(leftover.pid ?? 0).startedAt).not.toBe('');
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ launcher: { pid: process.pid }, children: {} });
});

test.each(['', '[]', '{"launcher":', '{"launcher":{},"url":"","children":{}}'])('INF-31 replaces a damaged lock: %s', async (text) => {
  writeFileSync(lockFile(), text);
  const lock = await lockDataDir(folder, 'http://localhost:3000');
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ launcher: { pid: process.pid } });
  lock.release();
});

test('INF-31 a data folder that cannot be created is refused in one line', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(lockDataDir(file, 'http://localhost:3000')).rejects.toThrow(StartRefused);
});

test.each(['', 'null', '{"postgresPass', '{"postgresPassword":1}'])('INF-31 damaged secrets are refused in one line: %s', (text) => {
  writeFileSync(join(folder, 'secrets.json'), text);
  expect(() => loadSecrets(folder)).toThrow(StartRefused);
});

test('keeps existing secrets and generates missing ones', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ postgresPassword: 'kept' }));
  const secrets = loadSecrets(folder);
  expect(secrets).toMatchObject({ postgresPassword: 'kept', sessionSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(loadSecrets(folder)).toEqual(secrets);
});
