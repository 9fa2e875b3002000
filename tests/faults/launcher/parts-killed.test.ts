import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../../../scripts/process/child.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { isSameProcess, type ProcessRecord, recordOf } from '../../../scripts/process/process-identity.ts';
import { waitFor } from '../../support/invariants.ts';
import { processesBelow } from './processes-below.ts';

const root = resolve(import.meta.dirname, '../../..');
const START_MS = 110_000;
/** Usually 3 s, longer on a busy machine. */
const RESTARTED_MS = 60_000;

describe('npm start while its processes are killed', () => {
  let folder: string;
  let launcher: Child;
  const lines: string[] = [];
  const ports = { shop: 0, sandbox: 0, smtp: 0 };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brew-launcher-'));
    chmodSync(folder, 0o755); // Root runs PostgreSQL as another user, who needs access.
    [ports.shop, ports.sandbox, ports.smtp] = [await freePort(), await freePort(), await freePort()];
    await launch();
  });
  afterAll(async () => {
    await launcher?.stop(20_000);
    rmSync(folder, { recursive: true, force: true });
  });

  async function launch(): Promise<void> {
    lines.length = 0;
    launcher = await startChild({
      name: 'launcher',
      command: process.execPath,
      args: ['scripts/start.ts'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: join(folder, 'data'),
        PORT: String(ports.shop),
        SANDBOX_PORT: String(ports.sandbox),
        SMTP_PORT: String(ports.smtp),
      },
      cwd: root,
      logFile: join(folder, 'launcher.log'),
      onLine: (line) => void lines.push(line),
    });
    await waitFor(START_MS, async () => lines.some((line) => line.startsWith('Ready: ')) || launcher.hasExited());
    if (launcher.hasExited()) throw new Error(lines.join('\n'));
  }
  function children(): Record<string, ProcessRecord> {
    return (JSON.parse(readFileSync(join(folder, 'data/launcher.json'), 'utf8')) as { children: Record<string, ProcessRecord> }).children;
  }
  async function isShopReady(): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${ports.shop}/readyz`).catch(() => null);
    return response !== null && ((await response.json()) as { status: string }).status === 'ready';
  }

  it('prints the seconds of each step, and of the whole start as the last', () => {
    const steps = lines.filter((line) => /^ *\d+\.\d s {2}/.test(line));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.at(-1)).toContain('Total');
    const seconds = steps.map((line) => Number.parseFloat(line));
    expect(seconds.at(-1)).toBeGreaterThanOrEqual(Math.max(...seconds));
  });

  it.each(['postgres', 'redis', 'sandbox', 'api', 'worker'])(
    'INF-26 restarts %s after kill -9 and reports it in one line',
    async (name) => {
      const before = children()[name]!;
      const linesBefore = lines.length;
      process.kill(before.pid, 'SIGKILL');
      const report = await waitFor(RESTARTED_MS, async () => lines.slice(linesBefore).find((line) => line.includes('it is back after')));
      expect(report.trim()).toMatch(new RegExp(`^${name} was ended by SIGKILL; it is back after [\\d.]+ s\\.$`));
      expect(children()[name]!.pid).not.toBe(before.pid);
      await waitFor(RESTARTED_MS, isShopReady);
      expect((await fetch(`http://127.0.0.1:${ports.shop}/api/coffees`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${ports.sandbox}/healthz`)).status).toBe(200);
      expect(lines.slice(linesBefore).filter((line) => line.includes(`${name} was ended`))).toHaveLength(1);
    },
  );

  it('INF-26 Ctrl-C leaves no process running, also during a restart', async () => {
    const running = [...processesBelow(launcher.pid)].map(recordOf);
    expect(running.length).toBeGreaterThan(5);
    const { pid } = children()['postgres']!;
    process.kill(pid, 'SIGKILL');
    launcher.kill('SIGINT');
    expect(await launcher.exited).toEqual({ code: 0, signal: null });
    await waitFor(10_000, async () => !running.some(isSameProcess));
    await launch();
    await waitFor(RESTARTED_MS, isShopReady);
    const descendants = [...processesBelow(launcher.pid)].map(recordOf);
    launcher.kill('SIGINT');
    expect(await launcher.exited).toEqual({ code: 0, signal: null });
    await waitFor(10_000, async () => !descendants.some(isSameProcess));
  });
});
