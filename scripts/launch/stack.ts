import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import type { DataLock } from './data-lock.ts';
import { loudLine } from '../process/loud-lines.ts';
import { root } from './settings.ts';
import type { Settings } from './settings.ts';
import { stopAll } from './shutdown.ts';
import type { Stoppable } from './shutdown.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { supervise } from '../process/supervise.ts';
import type { Supervised } from '../process/supervise.ts';

export type Stack = {
  settings: Settings;
  logFile(name: string): string;
  /** Takes over a database or queue. It is not restarted behind the back of those who write to it: without it everything stops. */
  addStore(child: Child): Promise<void>;
  /** Starts a Node program; once it is ready it is restarted when it dies. */
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
  const logFile = (name: string): string => join(settings.dataDir, 'logs', `${name}.log`);
  const giveUp = (reason: string): void => reject(new StartRefused(reason));

  const record = (child: Child): Child => {
    lock.addChild(child.name, child.pid);
    void child.exited.then(() => lock.dropChild(child.name));
    return child;
  };

  const refuseWhileStopping = (): void => {
    if (isStopping) throw new StartRefused('Stopped while starting.');
  };

  return {
    settings,
    logFile,
    lost,
    async addStore(child) {
      record(child);
      started.push(child);
      void child.exited.then(() => isStopping || giveUp(`${child.name} ended unexpectedly; its last words are in ${logFile(child.name)}.`));
      if (isStopping) await child.stop(1000);
    },
    async addService(name, program, env, waitUntilReady = async () => undefined) {
      refuseWhileStopping();
      let isReady = false;
      const onLine = (line: string, stream: 'stdout' | 'stderr'): void => {
        // The last words of a program that does not come up are in the message that ends the start.
        const loud = isStopping || (!isReady && !line.startsWith('{')) ? null : loudLine(line, stream);
        if (loud) process.stderr.write(`  [${name}] ${loud}\n`);
      };
      const options = {
        name,
        command: process.execPath,
        args: ['--enable-source-maps', program],
        env,
        cwd: root,
        logFile: logFile(name),
        onLine,
      };
      const start = async (): Promise<Child> => record(await startChild(options));
      const first = await start();
      const place = started.push(first) - 1;
      await waitUntilReady(first);
      refuseWhileStopping(); // It is being stopped as one of the started parts.
      isReady = true;
      const service = supervise(name, first, start, { say: (line) => process.stderr.write(`  ${line}\n`), onGivenUp: giveUp });
      started[place] = service;
      return service;
    },
    onStop: (part) => void started.push(part),
    async stop() {
      isStopping = true;
      await stopAll(started.splice(0));
    },
  };
}
