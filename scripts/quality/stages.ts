import { StartRefused } from '../process/stop-with-message.ts';
import { checkSteps } from './check-steps.ts';
import { findBrowser } from './find-browser.ts';
import { runCommand } from '../process/run-command.ts';

type StageResult = { isOk: boolean; summary: string[] };

function tell(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function check(): Promise<StageResult> {
  const failed: string[] = [];
  for (const step of checkSteps) {
    const since = performance.now();
    const { isOk, output } = await step.run().catch((error: unknown) => ({ isOk: false, output: String(error) }));
    tell(`  ${isOk ? 'ok    ' : 'FAILED'} ${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s  ${step.title}`);
    if (isOk) continue;
    failed.push(step.title);
    tell(output.trimEnd());
  }
  const passed = checkSteps.length - failed.length;
  return {
    isOk: failed.length === 0,
    summary: [`${passed} of ${checkSteps.length} checks passed${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`],
  };
}

/** Where a log keeps only its end, these are what is left of a failure. */
const MOST_NAMED = 20;

/** vitest's heading of an error that no test caught. */
const UNHANDLED = /^⎯+ Unhandled (Rejection|Exception|Error) ⎯/;

/** What failed, with the first line of why; what passed at the second try; then the block that begins with "Test Files". */
export function vitestSummary(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const failed = lines.flatMap((line, at) =>
    line.startsWith(' FAIL ') || UNHANDLED.test(line) ? [line, `   ${(lines[at + 1] ?? '').trim()}`] : [],
  );
  const retried = lines.filter((line) => line.startsWith(' second try: '));
  const from = lines.findLastIndex((line) => /^\s*Test Files\b/.test(line));
  if (from < 0) return lines.slice(-3);
  const end = lines.indexOf('', from); // Its advice on speed comes after an empty line.
  return [...failed.slice(0, MOST_NAMED * 2), ...retried.slice(0, MOST_NAMED), ...lines.slice(from, end < 0 ? undefined : end)];
}

/** Playwright ends with one line for each outcome, e.g. "  12 passed (33.0s)", and the titles of what failed or was flaky below its line. */
export function playwrightSummary(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const from = lines.findIndex((line) => /^\s+\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b/.test(line));
  return from < 0 ? lines.slice(-3) : lines.slice(from, from + MOST_NAMED * 2);
}

function vitest(project: string) {
  return async (): Promise<StageResult> => {
    const { isOk, output } = await runCommand('vitest', ['run', '--project', project], { isShown: true });
    return { isOk, summary: vitestSummary(output) };
  };
}

async function browser(): Promise<StageResult> {
  const env = await findBrowser();
  const { isOk, output } = await runCommand('playwright', ['test', '--config', 'tests/playwright.config.ts'], { isShown: true, env });
  return { isOk, summary: playwrightSummary(output) };
}

const stages = { check, unit: vitest('unit'), integration: vitest('integration'), faults: vitest('faults'), e2e: browser };

export type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as StageName[];

/** Runs the stages one after the other, all of them even when an early one fails, and ends with what each runner said. */
export async function runStages(names: StageName[]): Promise<boolean> {
  const results: { name: StageName; seconds: number; result: StageResult }[] = [];
  for (const name of names) {
    const since = performance.now();
    tell(`\n== ${name}`);
    const result = await stages[name]().catch((error: unknown) => {
      const reason = error instanceof StartRefused ? error.message : String(error instanceof Error ? error.stack : error);
      return { isOk: false, summary: [reason] };
    });
    results.push({ name, seconds: (performance.now() - since) / 1000, result });
  }
  tell('');
  for (const { name, seconds, result } of results) {
    tell(`== ${name}: ${result.isOk ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
    for (const line of result.summary) tell(line);
  }
  return results.every(({ result }) => result.isOk);
}
