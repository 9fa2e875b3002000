import type { RawEnv } from './env.ts';
import { modeProblems, type ProviderMode, SHIPPO_ORIGIN, shippoMode, STRIPE_ORIGIN, stripeMode } from './provider-modes.ts';

export interface ProviderSettings {
  readonly modes: { payments: ProviderMode; shipping: ProviderMode; mail: ProviderMode; chat: ProviderMode };
  readonly stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecrets: string[];
    apiBase: string;
    jsUrl: string;
    allowedPaymentMethods: string[];
  };
  readonly shippo: { apiKey: string; apiBase: string; carrierAccounts: string[]; webhookTokens: string[] };
  readonly smtpUrl: string;
  readonly smtpRequiresTls: boolean;
  readonly openai: { apiKey: string; baseUrl: string; model: string };
  readonly staff: { adminEmail: string; adminPassword: string; coffeeAdminUsername: string; coffeeAdminPassword: string } | null;
  /** False once real money or customers are near: then nobody may sign in with what the repository publishes. */
  readonly allowsDemoStaff: boolean;
}

type StaffVariables = Pick<RawEnv, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'COFFEE_ADMIN_USERNAME' | 'COFFEE_ADMIN_PASSWORD'>;

const OPENAI_BASE = 'https://api.openai.com/v1';
/** Nothing but the token says that a message is the carrier's. */
const LEAST_TOKEN_LENGTH = 24;
/** The sandbox sends its tracking messages to the address with this. */
const SANDBOX_TRACKING_TOKEN = 'sandbox';
/** The sandbox's engine, by the name it says it has. */
const OFFLINE_MODEL = 'offline-persona-1';

/** Demo accounts, only where no real money can move. */
const demoStaff = {
  adminEmail: 'captain@brewquest.example',
  adminPassword: 'grind-the-beans-2001',
  coffeeAdminUsername: 'barista',
  coffeeAdminPassword: 'steam-wand-2001',
};

/** Every password of a demo account. */
export const publishedPasswords: readonly string[] = [demoStaff.adminPassword, demoStaff.coffeeAdminPassword];

function isLoopback(address: string): boolean {
  return URL.canParse(address) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);
}
function commaList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The staff variables that repeat what the repository publishes (docs/reliability.md, AUT-21). */
function publishedStaffVariables(raw: StaffVariables): string[] {
  const isPublished: Record<keyof StaffVariables, boolean> = {
    ADMIN_EMAIL: raw.ADMIN_EMAIL?.toLowerCase() === demoStaff.adminEmail,
    ADMIN_PASSWORD: publishedPasswords.includes(raw.ADMIN_PASSWORD ?? ''),
    COFFEE_ADMIN_USERNAME: raw.COFFEE_ADMIN_USERNAME?.toLowerCase() === demoStaff.coffeeAdminUsername,
    COFFEE_ADMIN_PASSWORD: publishedPasswords.includes(raw.COFFEE_ADMIN_PASSWORD ?? ''),
  };
  return Object.entries(isPublished).flatMap(([name, isSame]) => (isSame ? [name] : []));
}

/** Resolves each provider to real keys or to the sandbox, one by one. */
export function providerSettings(raw: Omit<RawEnv, 'SESSION_SECRET'>): { settings: ProviderSettings; problems: string[] } {
  const problems: string[] = [];
  const payments = stripeMode(raw.STRIPE_SECRET_KEY);
  const shipping = shippoMode(raw.SHIPPO_API_KEY);
  const mail: ProviderMode = raw.SMTP_URL ? 'live' : 'sandbox';
  const chat: ProviderMode = raw.OPENAI_API_KEY || raw.OPENAI_BASE_URL ? 'live' : 'sandbox';

  const needsSandbox = [payments, shipping, mail].includes('sandbox');
  if (needsSandbox && !raw.SANDBOX_URL && raw.NODE_ENV === 'production') {
    problems.push('STRIPE_SECRET_KEY, SHIPPO_API_KEY, SMTP_URL: set all three, or SANDBOX_URL for what has no key');
  }
  if (payments === 'sandbox' && raw.NODE_ENV === 'production' && !raw.ALLOW_SANDBOX_PAYMENTS) {
    problems.push('STRIPE_SECRET_KEY: required in production (or ALLOW_SANDBOX_PAYMENTS=true for a demo that charges nobody)');
  }
  // Paid orders would get labels of no carrier and mails that nobody reads.
  if (payments === 'live' && shipping === 'sandbox') problems.push('SHIPPO_API_KEY: required with a live STRIPE_SECRET_KEY');
  if (payments === 'live' && mail === 'sandbox') problems.push('SMTP_URL: required with a live STRIPE_SECRET_KEY');
  const sandboxUrl = raw.SANDBOX_URL ?? 'http://127.0.0.1:3001';
  const apiBase = raw.STRIPE_API_BASE ?? (payments === 'sandbox' ? sandboxUrl : STRIPE_ORIGIN);
  const shippoBase = raw.SHIPPO_API_BASE ?? (shipping === 'sandbox' ? `${sandboxUrl}/shippo` : SHIPPO_ORIGIN);
  problems.push(...modeProblems(raw, { payments, shipping }, { stripe: apiBase, shippo: shippoBase }));
  if (payments !== 'sandbox' && !raw.STRIPE_WEBHOOK_SECRET) problems.push('STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY');
  if (payments !== 'sandbox' && !raw.STRIPE_PUBLISHABLE_KEY) problems.push('STRIPE_PUBLISHABLE_KEY: required with STRIPE_SECRET_KEY');

  if (commaList(raw.SHIPPO_WEBHOOK_TOKEN).some((token) => token.length < LEAST_TOKEN_LENGTH))
    problems.push(`SHIPPO_WEBHOOK_TOKEN: at least ${LEAST_TOKEN_LENGTH} characters, such as openssl rand -hex 24 prints`);

  if (chat === 'live' && !raw.OPENAI_MODEL) problems.push('OPENAI_MODEL: required with OPENAI_API_KEY or OPENAI_BASE_URL');

  const staffGiven = raw.ADMIN_EMAIL && raw.ADMIN_PASSWORD && raw.COFFEE_ADMIN_USERNAME && raw.COFFEE_ADMIN_PASSWORD;
  if (!staffGiven && raw.NODE_ENV === 'production' && payments !== 'sandbox') {
    problems.push('ADMIN_EMAIL, ADMIN_PASSWORD, COFFEE_ADMIN_USERNAME, COFFEE_ADMIN_PASSWORD: required in production');
  }
  const allowsDemoStaff = payments === 'sandbox' || (payments === 'test' && raw.NODE_ENV !== 'production');
  if (!allowsDemoStaff) {
    for (const name of publishedStaffVariables(raw)) problems.push(`${name}: a demo account's, known to everybody; choose another`);
  }
  const staffDefaults = payments === 'sandbox' ? demoStaff : null;
  const staff = {
    adminEmail: raw.ADMIN_EMAIL ?? staffDefaults?.adminEmail,
    adminPassword: raw.ADMIN_PASSWORD ?? staffDefaults?.adminPassword,
    coffeeAdminUsername: raw.COFFEE_ADMIN_USERNAME ?? staffDefaults?.coffeeAdminUsername,
    coffeeAdminPassword: raw.COFFEE_ADMIN_PASSWORD ?? staffDefaults?.coffeeAdminPassword,
  };
  function isComplete(s: typeof staff): s is { [K in keyof typeof staff]-?: string } {
    return Object.values(s).every(Boolean);
  }

  return {
    problems,
    settings: {
      modes: { payments, shipping, mail, chat },
      stripe: {
        secretKey: raw.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
        publishableKey: raw.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
        webhookSecrets: raw.STRIPE_WEBHOOK_SECRET ? commaList(raw.STRIPE_WEBHOOK_SECRET) : ['whsec_sandbox'],
        apiBase,
        jsUrl: raw.STRIPE_JS_URL ?? (payments === 'sandbox' ? '/sandbox/js/v3/' : ''),
        allowedPaymentMethods: commaList(raw.STRIPE_ALLOWED_PAYMENT_METHODS),
      },
      shippo: {
        apiKey: raw.SHIPPO_API_KEY ?? 'shippo_test_sandbox',
        apiBase: shippoBase,
        carrierAccounts: commaList(raw.SHIPPO_CARRIER_ACCOUNTS),
        webhookTokens: shipping === 'sandbox' ? [SANDBOX_TRACKING_TOKEN] : commaList(raw.SHIPPO_WEBHOOK_TOKEN),
      },
      openai:
        chat === 'sandbox'
          ? { apiKey: 'sk-sandbox', baseUrl: `${sandboxUrl}/openai/v1`, model: OFFLINE_MODEL }
          : // A server of one's own often wants no key; the SDK insists on one.
            { apiKey: raw.OPENAI_API_KEY ?? 'no-key', baseUrl: raw.OPENAI_BASE_URL ?? OPENAI_BASE, model: raw.OPENAI_MODEL ?? '' },
      // Mails carry names, addresses and links that sign somebody in; on loopback nobody listens.
      smtpRequiresTls: raw.SMTP_URL !== undefined && !isLoopback(raw.SMTP_URL),
      smtpUrl: raw.SMTP_URL ?? raw.SANDBOX_SMTP_URL ?? 'smtp://127.0.0.1:3025',
      staff: isComplete(staff) ? staff : null,
      allowsDemoStaff,
    },
  };
}
