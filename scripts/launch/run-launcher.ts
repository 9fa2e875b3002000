import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from './data-lock.ts';
import { refuseBadConfiguration, refuseUnusableDatabase } from './refusals.ts';
import { loadSettings, refuseTakenPorts } from './settings.ts';
import type { Settings } from './settings.ts';
import { endRequested } from './shutdown.ts';
import { openStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { reportFailure } from '../process/stop-with-message.ts';

const INTERRUPTED_STEP_TIMEOUT_MS = 4000; // Timeout of the step that was running when the start was interrupted: creating the database's folder takes seconds.

type StartParts = (stack: Stack) => Promise<void>;

async function refuseUnusableSettings(settings: Settings): Promise<void> {
  await refuseTakenPorts(settings);
  await refuseUnusableDatabase(settings);
}

async function run(start: StartParts, changes: NodeJS.ProcessEnv): Promise<void> {
  const end = endRequested();
  const settings = loadSettings();
  refuseBadConfiguration(settings, changes);
  const lock = await lockDataDir(settings.dataDir, `http://localhost:${settings.port}`);
  const stack = openStack(settings, lock);
  const up = refuseUnusableSettings(settings).then(() => start(stack));
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

/**
 * Runs a start script until the exit: code 0 after a signal, 1 after a failure. `changes` are variables that the
 * script sets for api and worker, over those of the user.
 */
export async function runLauncher(start: StartParts, changes: NodeJS.ProcessEnv = {}): Promise<never> {
  // The terminal may close before the children have stopped (npm killed, pipe closed): ignore write errors and go on stopping them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await run(start, changes);
  } catch (error) {
    reportFailure(error);
  }
  process.exit();
}
