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
 * Clears what a killed server left on the data folder. PostgreSQL takes any live process with the recorded pid for a running
 * server, and after a reboot or in a container that pid soon belongs to something else. A file whose process is gone stays: by it
 * PostgreSQL finds out whether backends of the killed server still write to the data, and refuses to start beside them.
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
