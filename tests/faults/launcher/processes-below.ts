import { execFileSync } from 'node:child_process';

/** Pids of all descendants of a process. */
export function processesBelow(pid: number): Set<number> {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const below = new Set<number>();
  function add(parent: number): void {
    for (const [child, of] of table) {
      if (of !== parent || below.has(child)) continue;
      below.add(child);
      add(child);
    }
  }
  add(pid);
  return below;
}
