import { root } from '../process/root.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { envSchema } from '../../api/src/platform/config/env.ts';
import { isLiveStripeKey } from '../../api/src/platform/config/provider-modes.ts';
import { readVariables } from '../../api/src/platform/config/variable-files.ts';
import { isPortTaken, reservePort } from '../process/free-port.ts';
import { StartRefused } from '../process/stop-with-message.ts';

/** What the launcher reads from the environment; everything else passes through to api and worker untouched. */
export type Settings = {
  port: number;
  sandboxPort: number;
  smtpPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  needsSandbox: boolean;
};

function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartRefused(`${name} must be a port number between 1 and 65535, not "${text}".`);
  return port;
}

/** Variables that are set already win over the file. */
export function loadEnvFile(): void {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
}

export function loadSettings(): Settings {
  loadEnvFile();
  // compose and .env files write "KEY=" for "not set".
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];
  takeVariablesFromFiles(process.env);
  const port = portFrom('PORT', 3000);
  const { STRIPE_SECRET_KEY, SHIPPO_API_KEY, SMTP_URL, OPENAI_API_KEY, OPENAI_BASE_URL, DATABASE_URL, REDIS_URL, SANDBOX_URL } =
    process.env;
  // A live shop does without chat rather than with the sandbox.
  const canChat = OPENAI_API_KEY || OPENAI_BASE_URL || isLive(STRIPE_SECRET_KEY) || isStrict(process.env);
  const needsSandbox = !SANDBOX_URL && !(STRIPE_SECRET_KEY && SHIPPO_API_KEY && SMTP_URL && canChat);
  if (needsSandbox) {
    refuseLiveKeyInSandbox(process.env);
    refuseSandboxInProduction(process.env);
  }
  return {
    port,
    sandboxPort: portFrom('SANDBOX_PORT', port + 1),
    smtpPort: portFrom('SMTP_PORT', port + 25),
    dataDir: resolve(root, process.env.DATA_DIR ?? '.data'),
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    needsSandbox,
  };
}

/** Which parts to embed depends on the values, so NAME_FILE is resolved here and the services get NAME. */
function takeVariablesFromFiles(env: NodeJS.ProcessEnv): void {
  const names = Object.keys(envSchema.shape).filter((name) => env[`${name}_FILE`]);
  const { given, problems } = readVariables(env, names);
  if (problems.length > 0) throw new StartRefused(problems.join('\n'));
  Object.assign(env, given);
  for (const name of names) delete env[`${name}_FILE`];
}

function isLive(key = ''): boolean {
  return isLiveStripeKey(key);
}

/** Money that is real beside firms that are not would ship orders nobody packs. */
function refuseLiveKeyInSandbox({ STRIPE_SECRET_KEY, SHIPPO_API_KEY, SMTP_URL }: NodeJS.ProcessEnv): void {
  if (!isLive(STRIPE_SECRET_KEY)) return;
  const missing = [!SHIPPO_API_KEY && 'SHIPPO_API_KEY', !SMTP_URL && 'SMTP_URL'].filter(Boolean).join(' and ');
  throw new StartRefused(
    `STRIPE_SECRET_KEY is a live key, so the sandbox does not start. Set ${missing} too, or use a test key (sk_test_...).`,
  );
}

/** NODE_ENV=production said by the person: nothing is stood in for, unless the sandbox was asked for as well. */
function isStrict({ NODE_ENV, ALLOW_SANDBOX_PAYMENTS }: NodeJS.ProcessEnv): boolean {
  return NODE_ENV === 'production' && !envSchema.shape.ALLOW_SANDBOX_PAYMENTS.safeParse(ALLOW_SANDBOX_PAYMENTS).data;
}

function refuseSandboxInProduction(env: NodeJS.ProcessEnv): void {
  if (!isStrict(env)) return;
  const missing = ['STRIPE_SECRET_KEY', 'SHIPPO_API_KEY', 'SMTP_URL'].filter((name) => !env[name]).join(', ');
  throw new StartRefused(
    `NODE_ENV=production starts no sandbox. Set ${missing}, or leave NODE_ENV unset for the demo, which charges nobody.`,
  );
}

export async function refuseTakenPorts(settings: Settings): Promise<void> {
  const wanted: [string, number][] = [['PORT', settings.port]];
  if (settings.needsSandbox) wanted.push(['SANDBOX_PORT', settings.sandboxPort], ['SMTP_PORT', settings.smtpPort]);
  for (const [name, port] of wanted) {
    reservePort(port);
    const rival = wanted.find(([other, otherPort]) => other !== name && otherPort === port);
    if (rival) throw new StartRefused(`${name} and ${rival[0]} are both ${port}. Give each a port of its own.`);
    if (await isPortTaken(port))
      throw new StartRefused(
        `Port ${port} (${name}) is in use by another program. Set ${name} to a free port, for example: ${name}=${port + 100} npm start`,
      );
  }
}
