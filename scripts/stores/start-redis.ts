import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { findRedis } from './find-redis.ts';
import { freePort } from '../process/free-port.ts';
import { waitForLine } from '../process/wait-for.ts';

export type RedisOptions = {
  dataDir: string;
  password: string;
  logFile: string;
  port?: number;
  isThrowaway?: boolean;
  databases?: number;
  /** Called with the process before it is ready. */
  onSpawn?(child: Child): void;
};

export type RunningRedis = { child: Child; port: number; url: string };

/** Starts Redis with its own folder. `noeviction`: BullMQ must not lose jobs when memory is full. */
export async function startRedis(options: RedisOptions): Promise<RunningRedis> {
  const { dataDir, password, logFile, isThrowaway } = options;
  mkdirSync(dataDir, { recursive: true });
  const command = await findRedis();
  const port = options.port ?? (await freePort());
  const settings = {
    bind: '127.0.0.1',
    port: String(port),
    dir: JSON.stringify(dataDir),
    requirepass: password,
    daemonize: 'no',
    'maxmemory-policy': 'noeviction',
    appendonly: isThrowaway ? 'no' : 'yes',
    save: '""',
    databases: String(options.databases ?? 16),
  };
  // In a file, not on the command line, where every user of the machine could read the password.
  const configFile = join(dataDir, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(configFile, lines.join(''), { mode: 0o600 });
  const child = await waitForLine('Redis', /Ready to accept connections/, 30_000, async (onLine) => {
    const spawned = await startChild({ name: 'redis', command, args: [configFile], env: process.env, logFile, onLine });
    options.onSpawn?.(spawned);
    return spawned;
  });
  return { child, port, url: `redis://:${password}@127.0.0.1:${port}` };
}
