import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessRecord = { pid: number; startedAt: string };

/** When the process began, as the system words it, or null when there is none. With the pid it names one process for good: pids are reused. */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name in brackets and may hold spaces: count from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    } catch {
      return null;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

export function recordOf(pid: number): ProcessRecord {
  return { pid, startedAt: processStart(pid) ?? '' };
}

export function isSameProcess(record: ProcessRecord): boolean {
  return record.startedAt !== '' && processStart(record.pid) === record.startedAt;
}

/** Ends a process of an earlier run: asks, waits, then kills. Does nothing when the pid belongs to another process by now. */
export async function endLeftover(record: ProcessRecord, signal: NodeJS.Signals = 'SIGTERM', graceMs = 5000): Promise<void> {
  if (!isSameProcess(record)) return;
  process.kill(record.pid, signal);
  const deadline = Date.now() + graceMs;
  while (isSameProcess(record)) {
    if (Date.now() > deadline) {
      process.kill(record.pid, 'SIGKILL');
      return;
    }
    await sleep(50);
  }
}
