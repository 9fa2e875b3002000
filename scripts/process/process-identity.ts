import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessRecord = { pid: number; startedAt: string };

/** Start time of the process in the system's format, or null if there is none. With the pid it identifies one process, because pids are reused. */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name in parentheses and may contain spaces: count from after it.
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

/** Stops a process of an earlier run: signal, wait, SIGKILL. Does nothing if the pid now belongs to another process. */
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
