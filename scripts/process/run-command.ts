import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

export type CommandResult = { isOk: boolean; seconds: number; output: string };

export type CommandOptions = { env?: NodeJS.ProcessEnv; isShown?: boolean };

/** Runs a program of node_modules/.bin or of the system in the project's root and collects what it prints, colours taken out. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const since = performance.now();
  return new Promise((resolve) => {
    const colour = options.isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...colour, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (options.isShown) shown.write(chunk);
      });
    }
    function done(isOk: boolean): void {
      return resolve({ isOk, seconds: (performance.now() - since) / 1000, output: stripVTControlCharacters(output) });
    }
    child.once('error', (error) => {
      output += error.message;
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
}
