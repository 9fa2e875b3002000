import type { SandboxOptions } from './index.ts';

const DEFAULT_PORT = 3001;
const DEFAULT_SMTP_PORT = 3025;
/** Milliseconds between streamed words: about the speed of a fast reader. */
const DEFAULT_WORD_DELAY_MS = 12;
const MAX_WORD_DELAY_MS = 10_000;

/** A live key must never be sent to the sandbox, so it does not start beside one. */
export function readEnv(env: NodeJS.ProcessEnv): SandboxOptions {
  const liveKey = ['STRIPE_SECRET_KEY', 'SHIPPO_API_KEY'].find((name) =>
    /^(sk_live_|rk_live_|sk_org_live_|shippo_live_)/.test(env[name] ?? ''),
  );
  if (liveKey) throw new Error(`${liveKey} is a live key: the sandbox does not start beside live keys.`);
  return {
    host: env['SANDBOX_HOST'] || '127.0.0.1',
    port: readPort(env, 'SANDBOX_PORT', DEFAULT_PORT),
    smtpPort: readPort(env, 'SMTP_PORT', DEFAULT_SMTP_PORT),
    publicPath: env['SANDBOX_PUBLIC_PATH'] ?? '/sandbox',
    webhookSecret: env['SANDBOX_WEBHOOK_SECRET'] || 'whsec_sandbox',
    wordDelayMs: readWordDelay(env),
    ...(env['SANDBOX_DATA'] ? { dataDir: env['SANDBOX_DATA'] } : {}),
    ...(env['SANDBOX_WEBHOOK_URL'] ? { webhookUrl: env['SANDBOX_WEBHOOK_URL'] } : {}),
  };
}

function readWordDelay(env: NodeJS.ProcessEnv): number {
  const text = env['SANDBOX_WORD_DELAY_MS'] || String(DEFAULT_WORD_DELAY_MS);
  const delay = Number(text);
  if (!Number.isInteger(delay) || delay < 0 || delay > MAX_WORD_DELAY_MS)
    throw new Error(`SANDBOX_WORD_DELAY_MS must be milliseconds, not "${text}".`);
  return delay;
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} must be a port number, not "${text}".`);
  return port;
}
