import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the file: table, id, and the row (null = deleted). The last line of an id wins. */
export type JournalLine = [table: string, id: string, row: unknown];

const FILE_NAME = 'sandbox-state.jsonl';

export interface Journal {
  append(lines: JournalLine[]): void;
  /** Rewrites the file with live rows only, by temporary file and rename, so a crash leaves the old or the new file. */
  compact(lines: JournalLine[]): void;
  close(): void;
}

/** An incomplete last line (crash during a write) is skipped; every line before it is complete. */
export function readJournal(dataDir: string): JournalLine[] {
  let text: string;
  try {
    text = readFileSync(join(dataDir, FILE_NAME), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const lines: JournalLine[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      lines.push(JSON.parse(line) as JournalLine);
    } catch {
      break;
    }
  }
  return lines;
}

export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, FILE_NAME);
  let file = openSync(path, 'a');

  return {
    append(lines) {
      // Without fsync: it survives a crash of the process; after a crash of the machine the last writes may be missing.
      writeSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
    compact(lines) {
      const fresh = openSync(`${path}.new`, 'w');
      for (const line of lines) writeSync(fresh, `${JSON.stringify(line)}\n`);
      fsyncSync(fresh);
      closeSync(fresh);
      closeSync(file);
      renameSync(`${path}.new`, path);
      file = openSync(path, 'a');
    },
    close() {
      closeSync(file);
    },
  };
}
