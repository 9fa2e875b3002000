import { join } from 'node:path';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

const LOOPBACK = '127.0.0.1';

/** Environment of api and worker: the user's variables, with defaults for the embedded parts. */
export function serviceEnv(settings: Settings, secrets: Secrets, databaseUrl: string, redisUrl: string): NodeJS.ProcessEnv {
  const { port, sandboxPort, smtpPort, dataDir, needsSandbox } = settings;
  const embedded: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    HOST: LOOPBACK,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    SESSION_SECRET: secrets.sessionSecret,
    // Compiling packages is a quarter of a service's start; a killed one must restart fast (docs/reliability.md, INF-26).
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    // The launcher has checked the connection; an embedded database that restarts keeps its URL.
    DATABASE_WAIT_SECONDS: '3600',
  };
  const sandbox: NodeJS.ProcessEnv = {
    SANDBOX_URL: `http://${LOOPBACK}:${sandboxPort}`,
    SANDBOX_SMTP_URL: `smtp://${LOOPBACK}:${smtpPort}`,
    SANDBOX_MAIL_URL: `http://localhost:${sandboxPort}/mail`,
    // `npm start` is the demo; a deployment sets its keys or starts the processes itself.
    ALLOW_SANDBOX_PAYMENTS: 'true',
    SMTP_PORT: String(smtpPort),
  };
  return { ...embedded, ...(needsSandbox ? sandbox : {}), ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
}

export function sandboxEnv(settings: Settings): NodeJS.ProcessEnv {
  return {
    SANDBOX_HOST: LOOPBACK,
    SANDBOX_DATA: `${settings.dataDir}/sandbox`,
    SANDBOX_WEBHOOK_URL: `http://${LOOPBACK}:${settings.port}/webhooks/stripe`,
    SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox',
    ...process.env,
    SANDBOX_PORT: String(settings.sandboxPort),
    SMTP_PORT: String(settings.smtpPort),
  };
}
