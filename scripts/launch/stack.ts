import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import type { DataLock } from './data-lock.ts';
import { loudLine } from '../process/loud-lines.ts';
import { root } from '../process/root.ts';
import type { Settings } from './settings.ts';
import { stopAll } from './shutdown.ts';
import type { Stoppable } from './shutdown.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { supervise } from '../process/supervise.ts';
import type { StartPart, Supervised } from '../process/supervise.ts';

export type Stack = {
  settings: Settings;
  logFile(name: string): string;
  /** Starts a part; once it was ready it is started again whenever it ends. */
  addPart(name: string, start: StartPart): Promise<Supervised>;
  /** The same for a Node program. */
  addService(name: string, program: string, env: NodeJS.ProcessEnv, waitUntilReady?: (child: Child) => Promise<void>): Promise<Supervised>;
  /** Registers anything else that has to be closed before what was started earlier. */
  onStop(part: Stoppable): void;
  /** Rejects with the reason when a part is lost for good; never resolves. */
  lost: Promise<never>;
  stop(): Promise<void>;
};

export function openStack(settings: Settings, lock: DataLock): Stack {
  const started: Stoppable[] = [];
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => undefined); // Raced by the launcher; a loss while it stops anyway is nobody's concern.
  let isStopping = false;
  function logFile(name: string): string {
    return join(settings.dataDir, 'logs', `${name}.log`);
  }
  function giveUp(name: string) {
    return (reason: string): void => reject(new StartRefused(`${reason} What it said last is in ${logFile(name)}.`));
  }

  function record(child: Child): Child {
    lock.addChild(child.name, child.pid);
    void child.exited.then(() => lock.dropChild(child.name));
    return child;
  }

  function refuseWhileStopping(): void {
    if (isStopping) throw new StartRefused('Stopped while starting.');
  }

  async function addPart(name: string, start: StartPart): Promise<Supervised> {
    refuseWhileStopping();
    const recorded: StartPart = (onSpawn) => start((child) => onSpawn(record(child)));
    const part = supervise(name, recorded, { say: (line) => process.stderr.write(`  ${line}\n`), onGivenUp: giveUp(name) });
    started.push(part);
    await part.up;
    refuseWhileStopping(); // It is being stopped as one of the started parts.
    return part;
  }

  return {
    settings,
    logFile,
    lost,
    addPart,
    addService(name, program, env, waitUntilReady = async () => undefined) {
      let isReady = false;
      function onLine(line: string, stream: 'stdout' | 'stderr'): void {
        // The last words of a program that does not come up are in the message that ends the start.
        const loud = isStopping || (!isReady && !line.startsWith('{')) ? null : loudLine(line, stream);
        if (loud) process.stderr.write(`  [${name}] ${loud}\n`);
      }
      return addPart(name, async (onSpawn) => {
        const args = ['--enable-source-maps', program];
        const child = await startChild({ name, command: process.execPath, args, env, cwd: root, logFile: logFile(name), onLine });
        onSpawn(child);
        await waitUntilReady(child);
        isReady = true;
        return child;
      });
    },
    onStop: (part) => void started.push(part),
    async stop() {
      isStopping = true;
      await stopAll(started.splice(0));
    },
  };
}
