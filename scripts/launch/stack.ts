import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import type { Child, ChildOptions } from '../process/child.ts';
import type { DataLock } from './data-lock.ts';
import { SERVICE_FLAGS } from './service-flags.ts';
import { terminalLine } from '../process/terminal-lines.ts';
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
  /** Starts a part; once it was ready it is restarted whenever it exits. */
  addPart(name: string, start: StartPart): Promise<Supervised>;
  /** The same for a Node program. `launch` starts its process in place of startChild. */
  addService(
    name: string,
    program: string,
    env: NodeJS.ProcessEnv,
    waitUntilReady?: (child: Child) => Promise<void>,
    launch?: (options: ChildOptions) => Promise<Child>,
  ): Promise<Supervised>;
  /** Registers anything else to stop, in reverse order of starting. */
  onStop(part: Stoppable): void;
  /** Rejects with the reason when a part is not restarted any more; never resolves. */
  lost: Promise<never>;
  stop(): Promise<void>;
};

export function openStack(settings: Settings, lock: DataLock): Stack {
  const started: Stoppable[] = [];
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => undefined); // The launcher awaits it; a rejection during the shutdown is ignored.
  let isStopping = false;
  function logFile(name: string): string {
    return join(settings.dataDir, 'logs', `${name}.log`);
  }
  function onGivenUp(name: string) {
    return (reason: string): void => reject(new StartRefused(`${reason} Its last output is in ${logFile(name)}.`));
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
    const part = supervise(name, recorded, { print: (line) => process.stderr.write(`  ${line}\n`), onGivenUp: onGivenUp(name) });
    started.push(part);
    await part.up;
    refuseWhileStopping(); // It is in `started`, so the shutdown stops it.
    return part;
  }

  return {
    settings,
    logFile,
    lost,
    addPart,
    addService(name, program, env, waitUntilReady = async () => undefined, launch = startChild) {
      let isReady = false;
      function onLine(line: string, stream: 'stdout' | 'stderr'): void {
        // The error of a failed start contains the program's last output.
        const shown = isStopping || (!isReady && !line.startsWith('{')) ? null : terminalLine(line, stream);
        if (shown) process.stderr.write(`  [${name}] ${shown}\n`);
      }
      return addPart(name, async (onSpawn) => {
        const args = [...SERVICE_FLAGS, program];
        const child = await launch({ name, command: process.execPath, args, env, cwd: root, logFile: logFile(name), onLine });
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
