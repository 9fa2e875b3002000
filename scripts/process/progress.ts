const SLOW_STEP_MS = 2500; // Slower steps also print a line at this time.

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
}

/** Runs one step and prints one line with its duration; a slow one also prints a line while it runs. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const notice = setTimeout(() => print(`    ...  ${title}`), SLOW_STEP_MS);
  try {
    const result = await work();
    print(`${seconds(since)}  ${title}`);
    return result;
  } finally {
    clearTimeout(notice);
  }
}

/** The time since the process was started. Steps that run in parallel make it less than their sum. */
export function printTotal(): void {
  print(`${seconds(0)}  Total; parallel steps overlap`);
}
