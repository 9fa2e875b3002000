import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Guard } from './guard.ts';
import { guards } from './guards.ts';

/**
 * `npm run test:guards -- coupon session` checks the guards whose name contains one of the words. `--no-baseline` skips the first run of
 * all tests with every guard, if it was already made for this commit.
 */
const { values: flags, positionals: words } = parseArgs({ options: { 'no-baseline': { type: 'boolean' } }, allowPositionals: true });
const root = resolve(import.meta.dirname, '../..');
const chosen = guards.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

type Verdict = 'red' | 'SURVIVED' | 'DID NOT RUN';

/**
 * A copy of the working tree. Packages are linked one by one, so that the workspaces among them (@brew-quest/*) point into the copy.
 */
function makeScratchCopy(): string {
  const scratch = mkdtempSync(join(tmpdir(), 'brew-guards-'));
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.stdout.split('\0').filter(Boolean)) cpSync(join(root, path), join(scratch, path));
  for (const folder of ['node_modules', 'web/node_modules']) linkPackages(join(root, folder), join(scratch, folder));
  return scratch;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@brew-quest') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

function projectOf(test: string): string {
  return /^tests\/(integration|faults)\//.exec(test)?.[1] ?? 'unit';
}

/** Runs test files of one project. "red" requires a test that ran and failed, so that a broken build does not count. */
async function runTests(scratch: string, tests: string[], title?: string): Promise<{ verdict: Verdict; failed: string[] }> {
  const report = join(scratch, 'guard-report.json');
  rmSync(report, { force: true });
  const filter = title ? ['-t', title] : [];
  // Longer than any of these tests takes on a busy machine. A test that hangs without its guard ends.
  const limits = ['--retry=0', '--testTimeout=60000'];
  const args = ['run', '--project', projectOf(tests[0]!), ...limits, '--reporter=json', `--outputFile=${report}`, ...filter, ...tests];
  const child = spawn(join(scratch, 'node_modules/.bin/vitest'), args, { cwd: scratch, stdio: ['ignore', 'ignore', 'ignore'] });
  await new Promise((done) => child.once('close', done));
  const results = readReport(report);
  if (!results || results.numPassedTests + results.numFailedTests === 0) return { verdict: 'DID NOT RUN', failed: [] };
  const failed = results.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return { verdict: results.numFailedTests > 0 ? 'red' : 'SURVIVED', failed };
}

/** The fields used from vitest's JSON report (https://vitest.dev/guide/reporters#json-reporter). */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
};

function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}

async function withoutGuard(scratch: string, { file, find, replace, test, title }: Guard): Promise<Verdict> {
  const path = join(scratch, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) return 'DID NOT RUN';
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return (await runTests(scratch, [test], title)).verdict;
  } finally {
    writeFileSync(path, source);
  }
}

/** The tests must pass with every guard, or a failure proves nothing. */
async function checkBaseline(scratch: string): Promise<boolean> {
  const byProject = Map.groupBy([...new Set(chosen.map(({ test }) => test))], projectOf);
  let isGreen = true;
  for (const [project, tests] of byProject) {
    const { verdict, failed } = await runTests(scratch, tests);
    process.stdout.write(`${verdict === 'SURVIVED' ? 'green' : verdict}  ${tests.length} files of ${project} with every guard\n`);
    for (const name of failed) process.stdout.write(`  failed: ${name}\n`);
    isGreen &&= verdict === 'SURVIVED';
  }
  return isGreen;
}

async function run(): Promise<boolean> {
  const scratch = makeScratchCopy();
  try {
    if (!flags['no-baseline'] && !(await checkBaseline(scratch))) return false;
    const verdicts: Verdict[] = [];
    for (const guard of chosen) {
      const since = performance.now();
      const verdict = await withoutGuard(scratch, guard);
      verdicts.push(verdict);
      const seconds = ((performance.now() - since) / 1000).toFixed(0).padStart(4);
      process.stdout.write(`${verdict.padEnd(11)} ${seconds} s  ${guard.name}  (${dirname(guard.file)} | ${guard.test})\n`);
    }
    const red = verdicts.filter((verdict) => verdict === 'red').length;
    process.stdout.write(`${red} of ${chosen.length} guards are held by a test\n`);
    return red === chosen.length;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (chosen.length === 0) {
  process.stderr.write(`No guard has "${words.join('" or "')}" in its name (tests/guards).\n`);
  process.exit(2);
}
process.exit((await run()) ? 0 : 1);
