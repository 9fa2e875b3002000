import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../process/stop-with-message.ts';

const secretsFile = z.object({ postgresPassword: z.string(), redisPassword: z.string(), sessionSecret: z.string() });
export type Secrets = z.infer<typeof secretsFile>;

const names = Object.keys(secretsFile.shape) as (keyof Secrets)[];

function readSecrets(path: string): Partial<Secrets> {
  if (!existsSync(path)) return {};
  try {
    return secretsFile.partial().parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new StartRefused(
      `${path} is damaged. The database accepts only its initial password: restore the file, or move the data folder away to start with an empty shop.`,
    );
  }
}

/** Reads the data folder's secrets and generates missing ones. They belong to the data: the database keeps its initial password. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const kept = readSecrets(path);
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')])) as Secrets;
  if (names.some((name) => !kept[name])) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return secrets;
}
