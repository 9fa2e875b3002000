import { spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** A larger log is renamed to <name>.log.1, so logs take at most about twice this. */
export const LOG_KEEP_BYTES = 5_000_000;

export type ChildExit = { code: number | null; signal: NodeJS.Signals | null };

export type ChildOptions = {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  /** A Node program that listens to messages: `send` reaches it, and it notices when this process ends. */
  hasChannel?: boolean;
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
};

export type Child = {
  name: string;
  pid: number;
  exited: Promise<ChildExit>;
  hasExited(): boolean;
  lastLines(): string[];
  kill(signal: NodeJS.Signals): void;
  send(message: string): void;
  /** Sends it, and resolves with the answer, or with the end of the process. */
  ask(message: string): Promise<unknown>;
  /** Sends the stop signal, and SIGKILL after graceMs. */
  stop(graceMs: number): Promise<ChildExit>;
};

type LogFile = { write(line: string): void; close(): void };

/** Appends lines to a file of bounded size. On a full disk lines are lost; the shop keeps running (docs/reliability.md, INF-28). */
export function openLog(path: string): LogFile {
  let file: number | null = null;
  let size = 0;

  function open(): number {
    mkdirSync(dirname(path), { recursive: true });
    if (existsSync(path) && statSync(path).size > LOG_KEEP_BYTES) renameSync(path, `${path}.1`);
    const opened = openSync(path, 'a');
    ({ size } = fstatSync(opened));
    return opened;
  }
  function close(): void {
    if (file !== null) closeSync(file);
    file = null;
  }

  return {
    write(line) {
      try {
        if (size > LOG_KEEP_BYTES) close();
        file ??= open();
        size += writeSync(file, `${line}\n`);
      } catch {
        close();
      }
    },
    close,
  };
}

/**
 * Starts a program in its own process group: Ctrl-C signals the whole group of the launcher, and must not stop
 * the database before the processes that write to it.
 */
export function startChild(options: ChildOptions): Promise<Child> {
  const { name, command, args, env, cwd, uid, gid, logFile, stopSignal = 'SIGTERM', hasChannel, onLine } = options;
  const log = openLog(logFile);
  const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])];
  const child = spawn(command, args, { env, cwd, uid, gid, detached: true, stdio });
  const tail: string[] = [];
  let hasExited = false;
  for (const stream of ['stdout', 'stderr'] as const) {
    createInterface({ input: child[stream]! }).on('line', (line) => {
      log.write(line);
      tail.push(line);
      if (tail.length > 30) tail.shift();
      onLine?.(line, stream);
    });
  }
  const exited = new Promise<ChildExit>((resolve) => {
    child.once('close', (code, signal) => {
      hasExited = true;
      log.close();
      resolve({ code, signal });
    });
  });
  function kill(signal: NodeJS.Signals): void {
    if (!hasExited) child.kill(signal);
  }
  function send(message: string): void {
    // An error is that of a process that has just ended, which "close" reports.
    if (child.connected) child.send(message, () => undefined);
  }
  function ask(message: string): Promise<unknown> {
    if (!child.connected) return Promise.resolve();
    const answered = new Promise((resolve) => child.once('message', resolve));
    send(message);
    return Promise.race([answered, exited]);
  }
  async function stop(graceMs: number): Promise<ChildExit> {
    kill(stopSignal);
    const timer = new AbortController();
    const late = sleep(graceMs, 'late' as const, { signal: timer.signal }).catch(() => 'ended' as const);
    if ((await Promise.race([exited, late])) === 'late') kill('SIGKILL');
    timer.abort();
    return exited;
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      child.on('error', () => undefined); // kill() of an exited process failed; "close" reports the exit.
      resolve({ name, pid: child.pid as number, exited, hasExited: () => hasExited, lastLines: () => [...tail], kill, send, ask, stop });
    });
  });
}
