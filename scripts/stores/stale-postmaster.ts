import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftover, processStart, recordOf } from '../process/process-identity.ts';

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Removes the postmaster.pid of a killed server. PostgreSQL takes any running process with the recorded pid for a running
 * server, and after a reboot or in a container another process may have that pid. If no process has it, the file stays: with it
 * PostgreSQL detects backends of the killed server that still run, and refuses to start beside them.
 */
export async function clearStalePostmaster(dataDir: string): Promise<void> {
  const path = join(dataDir, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return rmSync(path, { force: true });
  const command = commandOf(pid);
  if (command.includes('postgres') && command.includes(dataDir)) await endLeftover(recordOf(pid), 'SIGINT');
  else if (processStart(pid) !== null) rmSync(path, { force: true });
}
