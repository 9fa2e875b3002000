import { readFileSync } from 'node:fs';
import { findProblem, type Heartbeat, heartbeatFile } from './heartbeat.ts';

function readProblem(dataDir: string): string | null {
  try {
    return findProblem(JSON.parse(readFileSync(heartbeatFile(dataDir), 'utf8')) as Heartbeat, Date.now());
  } catch {
    return 'no heartbeat yet';
  }
}

// Health check of the container, because the worker opens no port. Prints the problem in one line; imports little, as it runs every few seconds.
const problem = readProblem(process.env['DATA_DIR'] || '.data');
process.stdout.write(`${problem ?? 'healthy'}\n`);
process.exitCode = problem === null ? 0 : 1;
