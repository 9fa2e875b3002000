import { join, resolve } from 'node:path';
import { SERVICE_FLAGS } from '../../scripts/launch/service-flags.ts';
import { startChild } from '../../scripts/process/child.ts';
import type { Child, ChildExit } from '../../scripts/process/child.ts';

const root = resolve(import.meta.dirname, '../..');
const STOP_LIMIT_MS = 20_000; // Longer than the documented 15 s of the services, so that a test can see a longer stop.

export type ServiceProcess = {
  readonly pid: number;
  /** Everything printed since the first start, restarts included. */
  output(): string;
  /** The parsed pino lines of the output. */
  entries(): Record<string, unknown>[];
  isRunning(): boolean;
  exited(): Promise<ChildExit>;
  kill9(): Promise<ChildExit>;
  stop(): Promise<ChildExit>;
  signal(name: NodeJS.Signals): void;
  /** Stops the process and starts it again, with changed variables if given (undefined removes one). */
  restart(changes?: NodeJS.ProcessEnv): Promise<void>;
};

export type ServiceOptions = {
  name: string;
  program: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  waitUntilReady(child: Child): Promise<void>;
};

function parsed(line: string): Record<string, unknown>[] {
  try {
    return line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : [];
  } catch {
    return [];
  }
}

/** Runs the built api or worker as a process that a test may kill and restart. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const lines: string[] = [];
  let env = options.env;
  let child: Child;
  // Set at once and not when it is ready, because the new process already runs and may have to be killed.
  async function launch(): Promise<void> {
    child = await startChild({
      name: options.name,
      command: process.execPath,
      args: [...SERVICE_FLAGS, join(root, options.program)],
      env,
      cwd: root,
      logFile: options.logFile,
      onLine: (line) => void lines.push(line),
    });
    await options.waitUntilReady(child);
  }
  await launch();
  return {
    get pid() {
      return child.pid;
    },
    output: () => lines.join('\n'),
    entries: () => lines.flatMap(parsed),
    isRunning: () => !child.hasExited(),
    exited: () => child.exited,
    kill9() {
      child.kill('SIGKILL');
      return child.exited;
    },
    stop: () => child.stop(STOP_LIMIT_MS),
    signal: (name) => child.kill(name),
    async restart(changes = {}) {
      await child.stop(STOP_LIMIT_MS);
      env = { ...env, ...changes };
      await launch();
    },
  };
}
