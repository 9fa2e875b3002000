import { ConfigError } from '../api/src/platform/config/config-error.ts';
import { type Env, loadEnv } from '../api/src/platform/config/load-env.ts';
import { checkOpenAi } from '../api/src/platform/gateways/openai/check-openai.ts';
import { checkShippo } from '../api/src/platform/gateways/shippo/check-shippo.ts';
import { checkSmtp } from '../api/src/platform/gateways/smtp/check-smtp.ts';
import { checkStripe } from '../api/src/platform/gateways/stripe/check-stripe.ts';
import { withTimeout } from '../api/src/platform/lib/with-timeout.ts';
import { loadEnvFile } from './launch/settings.ts';

/** Of one provider, whatever its client does. */
const LIMIT_MS = 20_000;
const LONGEST_REASON = 300;

interface Check {
  name: string;
  mode: 'live' | 'test' | 'sandbox';
  run(): Promise<string>;
}

function checksOf(env: Env): Check[] {
  return [
    { name: 'Stripe', mode: env.modes.payments, run: () => checkStripe(env.stripe) },
    { name: 'Shippo', mode: env.modes.shipping, run: () => checkShippo(env.shippo) },
    { name: 'SMTP', mode: env.modes.mail, run: () => checkSmtp({ url: env.smtpUrl, requiresTls: env.smtpRequiresTls }) },
    { name: 'OpenAI', mode: env.modes.chat, run: () => checkOpenAi(env.openai) },
  ];
}

/** Every secret that a provider could repeat in its answer. */
function secretsOf(env: Env): string[] {
  const { username, password } = new URL(env.smtpUrl);
  const written = [env.stripe.secretKey, ...env.stripe.webhookSecrets, env.shippo.apiKey, env.openai.apiKey, username, password];
  return [...written, decodeURIComponent(username), decodeURIComponent(password)].filter((secret) => secret.length > 3);
}

const likeKey = /\b(?:sk|rk|pk|whsec|shippo)[_-][\w*-]+/g;

function reasonOf(error: unknown, secrets: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const masked = secrets.reduce((text, secret) => text.replaceAll(secret, '<secret>'), message).replaceAll(likeKey, '<key>');
  return masked.replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);
}

function print(verdict: 'ok' | 'FAIL' | 'none', name: string, text: string): void {
  process.stdout.write(`${verdict.padEnd(5)} ${name.padEnd(14)} ${text}\n`);
}

async function report({ name, mode, run }: Check, secrets: readonly string[]): Promise<boolean> {
  if (mode === 'sandbox') {
    print('none', name, 'no key: the sandbox stands in');
    return true;
  }
  try {
    print('ok', name, `${mode}: ${await withTimeout(LIMIT_MS, run(), `no answer within ${LIMIT_MS / 1000} s`)}`);
    return true;
  } catch (error) {
    print('FAIL', name, `${mode}: ${reasonOf(error, secrets)}`);
    return false;
  }
}

function readEnv(): Env | null {
  try {
    loadEnvFile();
    return loadEnv();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.message.split('\n')) print('FAIL', 'configuration', problem);
    return null;
  }
}

/** Asks each provider with the configured keys, one line each. Nothing is charged, bought, sent or changed. */
async function examine(): Promise<boolean> {
  const env = readEnv();
  if (!env) return false;
  print('ok', 'configuration', `NODE_ENV=${env.NODE_ENV}`);
  let isSound = true;
  for (const check of checksOf(env)) isSound = (await report(check, secretsOf(env))) && isSound;
  return isSound;
}

// A client that is still waiting after its limit would keep the process.
process.exit((await examine()) ? 0 : 1);
