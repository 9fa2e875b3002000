import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { endLeftover, isSameProcess, recordOf } from '../process/process-identity.ts';
import { StartRefused } from '../process/stop-with-message.ts';

const processRecord = z.object({ pid: z.number().int(), startedAt: z.string() });
const lockFile = z.object({ launcher: processRecord, url: z.string(), children: z.record(z.string(), processRecord) });
type LockFile = z.infer<typeof lockFile>;

export type DataLock = { addChild(name: string, pid: number): void; dropChild(name: string): void; release(): void };

/** Null if it is missing or damaged. */
function readLock(path: string): LockFile | null {
  try {
    return lockFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function writeWhole(path: string, lock: LockFile): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(lock, null, 2), { mode: 0o600 });
  return draft;
}

/** Creates the lock atomically with its content (link fails if the file exists), so that no other launcher reads half of it. */
function claim(path: string, lock: LockFile): boolean {
  const draft = writeWhole(path, lock);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function clearAbandoned(path: string): Promise<void> {
  const held = readLock(path);
  if (held && isSameProcess(held.launcher)) {
    throw new StartRefused(
      `A shop already runs on this data folder (process ${held.launcher.pid}, ${held.url}). Stop it, or set DATA_DIR and PORT to run a second one.`,
    );
  }
  const grave = `${path}.abandoned.${process.pid}`;
  try {
    renameSync(path, grave);
  } catch {
    return; // Another launcher created its lock first; the next iteration reads it.
  }
  // The launcher was killed before it stopped its children. PostgreSQL stops at once on SIGINT; on SIGTERM it waits for its clients.
  for (const [name, record] of Object.entries(held?.children ?? {}).toReversed()) {
    await endLeftover(record, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  }
  rmSync(grave, { force: true });
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartRefused(
      `The data folder ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to another.`,
    );
  }
}

/** Makes this process the only launcher on the data folder. Stops the children of an earlier launcher that was killed. */
export async function lockDataDir(dataDir: string, url: string): Promise<DataLock> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'launcher.json');
  const lock: LockFile = { launcher: recordOf(process.pid), url, children: {} };
  while (!claim(path, lock)) await clearAbandoned(path);
  function save(): void {
    return renameSync(writeWhole(path, lock), path);
  }
  return {
    addChild(name, pid) {
      lock.children[name] = recordOf(pid);
      save();
    },
    dropChild(name) {
      delete lock.children[name];
      save();
    },
    release() {
      rmSync(path, { force: true });
    },
  };
}
