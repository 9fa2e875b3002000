import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, startChild } from '../../../scripts/process/child.ts';
import { freePort } from '../../../scripts/process/free-port.ts';
import { waitFor } from '../../support/invariants.ts';

const root = resolve(import.meta.dirname, '../../..');
const START_MS = 110_000;
const RESTARTED_MS = 60_000;

let folder: string;
let launcher: Child;
let origin: string;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brew-dev-'));
  chmodSync(folder, 0o755); // Root runs PostgreSQL as another user, who needs access.
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  launcher = await startChild({
    name: 'launcher',
    command: process.execPath,
    args: ['scripts/dev.ts'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SMTP_PORT: String(smtpPort),
    },
    cwd: root,
    logFile: join(folder, 'launcher.log'),
    onLine: (line) => void lines.push(line),
  });
  await waitFor(START_MS, async () => lines.some((line) => line.startsWith('Ready: ')) || launcher.hasExited());
  if (launcher.hasExited()) throw new Error(lines.join('\n'));
});
afterAll(async () => {
  await launcher?.stop(20_000);
  rmSync(folder, { recursive: true, force: true });
});

function apiPid(): number {
  const { children } = JSON.parse(readFileSync(join(folder, 'data/launcher.json'), 'utf8')) as {
    children: Record<string, { pid: number }>;
  };
  return children.api?.pid ?? 0;
}
function save(file: string): void {
  utimesSync(join(root, file), new Date(), new Date());
}
/** The type tells the proxy (text) from the api (JSON). */
function answerOf({ status, headers }: Response): string {
  return `${status} ${headers.get('content-type')?.split(';')[0]}`;
}
async function loadPage(): Promise<string> {
  const answer = await fetch(`${origin}/about`, { headers: { 'sec-fetch-dest': 'document' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

it('npm run dev restarts the api after a change; no request fails meanwhile, and a page says what is going on', async () => {
  const before = apiPid();
  save('api/src/modules/catalog/index.ts');
  const requests: Promise<string>[] = [];
  const pages = new Set<boolean>();
  await waitFor(RESTARTED_MS, async () => {
    requests.push(fetch(`${origin}/api/coffees`).then(answerOf));
    pages.add((await loadPage()).includes('The api is restarting'));
    return pages.has(true) && ![0, before].includes(apiPid());
  });
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['200 application/json']));
  await waitFor(RESTARTED_MS, async () => !(await loadPage()).includes('The api is restarting'));
  await waitFor(RESTARTED_MS, async () => lines.some((line) => line.includes('[worker] changed, restarting')));
});

it('npm run dev leaves the api alone when a file that is no part of it changes', async () => {
  const [before, printed] = [apiPid(), lines.length];
  save('api/src/platform/gateways/shippo/shippo.test.ts');
  save('worker/src/main.ts');
  await waitFor(RESTARTED_MS, async () => lines.slice(printed).some((line) => line.includes('[worker] changed, restarting')));
  expect(apiPid()).toBe(before);
  expect(lines.slice(printed).join('\n')).not.toContain('[api]');
});

it('npm run dev answers "restarting" while a killed api starts', async () => {
  const before = apiPid();
  process.kill(before, 'SIGKILL');
  const answers = new Set<string>();
  await waitFor(RESTARTED_MS, async () => {
    const answer = await fetch(`${origin}/api/coffees`);
    answers.add(answerOf(answer));
    return answer.ok && ![0, before].includes(apiPid());
  });
  // The second is the api itself, before its database is prepared.
  expect([...answers].filter((answer) => !answer.startsWith('200') && answer !== '503 application/json')).toEqual(['503 text/plain']);
});
