import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rebuildChanged } from './rebuild-changed.ts';
import { watchService } from './watch-service.ts';
import { watchSources } from './watch-sources.ts';

/** A build takes a hundredth of it; the processor may be busy with other tests. */
const BUILT_MS = 10_000;

/** Api and worker of two files, watched as by `npm run dev`. */
async function setup() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brew-rebuild-')));
  /** In one step, as an editor that renames: no build reads half of a file. */
  function save(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, 'saved'), text);
    renameSync(join(folder, 'saved'), join(folder, file));
  }
  function readProgram(service: string): string {
    return readFileSync(join(folder, service, 'dist/dev/main.js'), 'utf8');
  }
  save('api/src/greeting.ts', 'console.log("first");');
  save('api/src/main.ts', 'import "./greeting.ts";');
  save('worker/src/main.ts', 'import "../../api/src/greeting.ts";');
  const [api, worker] = [await watchService('api', folder), await watchService('worker', folder)];
  const [printed, restarted]: [string[], string[]] = [[], []];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const onChanged = rebuildChanged({
    api,
    worker,
    restartApi: async () => void restarted.push('api'),
    restartWorker: () => void restarted.push('worker'),
  });
  const sources = watchSources(['api/src', 'worker/src'], onChanged, folder);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await Promise.all([sources.stop(), api.stop(), worker.stop()]);
    rmSync(folder, { recursive: true });
  });
  return { save, readProgram, printed, restarted };
}

vi.setConfig({ testTimeout: 3 * BUILT_MS });

test('a syntax error in the api prints one line and leaves the program as it is; the correction restarts api and worker', async () => {
  const { save, readProgram, printed, restarted } = await setup();
  save('api/src/greeting.ts', 'console.log("second";');
  await vi.waitFor(() => expect(printed).toEqual(['  [api] api/src/greeting.ts:1:21 Expected ")" but found ";"\n']), BUILT_MS);
  expect(readProgram('api')).toContain('first');
  expect(restarted).toEqual([]);
  save('api/src/greeting.ts', 'console.log("second");');
  await vi.waitFor(() => expect(restarted).toEqual(['api', 'worker']), BUILT_MS);
  expect(readProgram('api')).toContain('second');
  expect(readProgram('worker')).toContain('second');
  expect(printed).toHaveLength(1);
});

test('a file that was imported before it was there is the correction when it is saved', async () => {
  const { save, readProgram, printed, restarted } = await setup();
  save('api/src/main.ts', 'import "./added.ts";');
  await vi.waitFor(() => expect(printed).toEqual(['  [api] api/src/main.ts:1:8 Could not resolve "./added.ts"\n']), BUILT_MS);
  save('api/src/added.ts', 'console.log("added");');
  await vi.waitFor(() => expect(restarted).toContain('api'), BUILT_MS);
  expect(readProgram('api')).toContain('added');
  expect(printed).toHaveLength(1);
});
