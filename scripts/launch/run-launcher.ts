import { setTimeout as sleep } from 'node:timers/promises';
import { lockDataDir } from './data-lock.ts';
import { refuseBadConfiguration, refuseUnusableDatabase } from './refusals.ts';
import { loadSettings, refuseTakenPorts } from './settings.ts';
import type { Settings } from './settings.ts';
import { endRequested } from './shutdown.ts';
import { openStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { reportFailure } from '../process/stop-with-message.ts';

const UNWIND_MS = 4000; // For a start that was interrupted to end what it is at: making the database's folder takes seconds.

type BringUp = (stack: Stack) => Promise<void>;

async function refuseHopeless(settings: Settings): Promise<void> {
  await refuseTakenPorts(settings);
  await refuseUnusableDatabase(settings);
}

async function run(bringUp: BringUp, changes: NodeJS.ProcessEnv): Promise<void> {
  const end = endRequested();
  const settings = loadSettings();
  refuseBadConfiguration(settings, changes);
  const lock = await lockDataDir(settings.dataDir, `http://localhost:${settings.port}`);
  const stack = openStack(settings, lock);
  const up = refuseHopeless(settings).then(() => bringUp(stack));
  try {
    await Promise.race([up.then(() => stack.lost), stack.lost, end]);
    process.stdout.write('Stopping.\n');
  } finally {
    await stack.stop();
    await Promise.race([up.catch(() => undefined), sleep(UNWIND_MS)]);
    await stack.stop(); // What an interrupted start had still under way.
    lock.release();
  }
}

/**
 * Runs a start script to its end: 0 when it was asked to stop, 1 when something made it stop. `changes` are the variables that the
 * script gives api and worker whatever the person has set.
 */
export async function runLauncher(bringUp: BringUp, changes: NodeJS.ProcessEnv = {}): Promise<never> {
  // The terminal may be gone before the children are (npm killed, pipe closed); stopping them properly matters more than the words.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await run(bringUp, changes);
  } catch (error) {
    reportFailure(error);
  }
  process.exit();
}
