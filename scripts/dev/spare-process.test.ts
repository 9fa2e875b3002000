import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type Child, type ChildOptions, startChild } from '../process/child.ts';
import { root } from '../process/root.ts';
import { keepSpareProcess } from './spare-process.ts';

vi.mock('../process/child.ts', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'brew-spare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [packages, program] = [join(folder, 'packages.mjs'), join(folder, 'program.mjs')];
writeFileSync(packages, 'console.log("packages loaded");');

function setup() {
  const lines: string[] = [];
  const options: ChildOptions = {
    name: 'spare',
    command: process.execPath,
    args: [program],
    env: process.env,
    cwd: root,
    logFile: join(folder, 'log'),
    onLine: (line) => lines.push(line),
  };
  function write(text: string): void {
    writeFileSync(program, `console.log(${JSON.stringify(text)});`);
  }
  return { spare: keepSpareProcess(packages), lines, options, write };
}
function started(): Promise<Child>[] {
  return vi.mocked(startChild).mock.results.map(({ value }) => value as Promise<Child>);
}

test('the process that waits has its packages, and runs the program as it is when it is launched', async () => {
  const { spare, lines, options, write } = setup();
  write('first');
  expect(await (await spare.launch(options)).exited).toMatchObject({ code: 0 });
  expect(lines.splice(0)).toEqual(['packages loaded', 'first']);
  spare.prepare();
  await vi.waitFor(() => expect(lines).toEqual(['packages loaded']));
  write('second');
  const second = await spare.launch(options);
  expect(second).toBe(await started()[1]);
  expect(await second.exited).toMatchObject({ code: 0 });
  expect(lines).toEqual(['packages loaded', 'second']);
});

test('a process that waits is ended by the stop', async () => {
  const { spare, options, write } = setup();
  write('first');
  await (
    await spare.launch(options)
  ).exited;
  spare.prepare();
  await spare.stop(2_000);
  expect((await started().at(-1)!).hasExited()).toBe(true);
});
