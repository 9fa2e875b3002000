import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from './data-lock.ts';
import { loadSettings, refuseTakenPorts } from './settings.ts';
import { endRequested } from './shutdown.ts';
import { openStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { reportFailure } from '../process/stop-with-message.ts';

const INTERRUPTED_STEP_TIMEOUT_MS = 4000; // Timeout of the step that was running when the start was interrupted: creating the database's folder takes seconds.

async function run(start: (stack: Stack) => Promise<void>): Promise<void> {
  const end = endRequested();
  const settings = loadSettings();
  const lock = await lockDataDir(settings.dataDir, `http://localhost:${settings.port}`);
  const stack = openStack(settings, lock);
  const up = refuseTakenPorts(settings).then(() => start(stack));
  try {
    await Promise.race([up.then(() => stack.lost), stack.lost, end]);
    process.stdout.write('Stopping.\n');
  } finally {
    await stack.stop();
    await Promise.race([up.catch(() => undefined), sleep(INTERRUPTED_STEP_TIMEOUT_MS)]);
    await stack.stop(); // A part that the interrupted step started meanwhile.
    lock.release();
  }
}

/** Runs a start script until the exit: code 0 after a signal, 1 after a failure. */
export async function runLauncher(start: (stack: Stack) => Promise<void>): Promise<never> {
  // The terminal may close before the children have stopped (npm killed, pipe closed): ignore write errors and go on stopping them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await run(start);
  } catch (error) {
    reportFailure(error);
  }
  process.exit();
}
