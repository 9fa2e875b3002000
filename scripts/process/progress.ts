const SLOW_STEP_MS = 2500; // Long enough that a person wonders; a quick step stays one line.

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
}

/** Runs one step and prints one line with its seconds when it is done; a slow one also says that it is under way. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const notice = setTimeout(() => say(`    ...  ${title}`), SLOW_STEP_MS);
  try {
    const result = await work();
    say(`${seconds(since)}  ${title}`);
    return result;
  } finally {
    clearTimeout(notice);
  }
}
