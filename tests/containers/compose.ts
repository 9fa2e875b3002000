import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

export const PORT = process.env['PORT'] ?? '3300';
const shared: NodeJS.ProcessEnv = {
  COMPOSE_PROJECT_NAME: 'brew-quest-test',
  MAIL_PORT: '8325',
  // All test traffic comes from one address.
  RATE_LIMIT_FACTOR: '100000',
  ...process.env,
  PORT,
};

export interface Containers {
  compose(...args: string[]): Promise<string>;
  /** Ids of a service's containers, in the order of their numbers. */
  idsOf(service: string): Promise<string[]>;
  /** Runs JavaScript in a container of a Node image and returns its output. */
  node(id: string, code: string): Promise<string>;
  untilHealthy(id: string): Promise<void>;
  /** Stops the stack and deletes its volumes. */
  close(): Promise<void>;
}

export async function docker(...args: string[]): Promise<string> {
  return (await run('docker', args, { maxBuffer: 32 * 1024 * 1024 })).stdout.trim();
}

export function composer(env: NodeJS.ProcessEnv = {}, files: string[] = ['docker-compose.yml']) {
  return async (...args: string[]): Promise<string> => {
    const named = files.flatMap((file) => ['-f', file]);
    const options = { cwd: root, env: { ...shared, ...env }, maxBuffer: 32 * 1024 * 1024 };
    return (await run('docker', ['compose', ...named, ...args], options)).stdout.trim();
  };
}

export async function until(what: string, limitMs: number, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts the whole stack with empty volumes and the images of build-images.ts. */
export async function startContainers(options: { env?: NodeJS.ProcessEnv; files?: string[]; apis?: number } = {}): Promise<Containers> {
  const compose = composer(options.env, options.files);
  await compose('down', '-v', '--remove-orphans');
  function up() {
    return compose('up', '-d', '--wait', '--scale', `api=${options.apis ?? 1}`);
  }
  // On a busy machine a health check can exceed its 3 s. The second call waits for the same containers.
  await up()
    .catch(up)
    .catch(async (error: unknown) => {
      await compose('down', '-v', '--remove-orphans');
      throw error;
    });
  return {
    compose,
    async idsOf(service) {
      const lines = (await compose('ps', '-a', '--format', '{{.Name}} {{.ID}}', service)).split('\n');
      const numbered = lines.map((line) => ({ id: line.split(' ')[1] ?? '', number: Number(/-(\d+) /.exec(line)?.[1]) }));
      return numbered.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
    },
    node: (id, code) => docker('exec', id, 'node', '-e', code),
    untilHealthy: (id) =>
      until(`${id} healthy`, 120_000, async () => (await docker('inspect', '-f', '{{.State.Health.Status}}', id)) === 'healthy'),
    async close() {
      await compose('down', '-v', '--remove-orphans');
    },
  };
}
