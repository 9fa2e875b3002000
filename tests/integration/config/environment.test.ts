import { readFileSync } from 'node:fs';
import { ConfigError, loadEnv } from '@brew-quest/api';
import { envSchema } from '@brew-quest/api/testing';
import { describe, expect, it } from 'vitest';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/brew',
  REDIS_URL: 'redis://redis',
  SESSION_SECRET: 'a-secret-for-this-test-only-0123',
  PUBLIC_URL: 'https://brewquest.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SHIPPO_API_KEY: 'shippo_live_1',
  SMTP_URL: 'smtp://mail',
  ADMIN_EMAIL: 'a@brewquest.example',
  ADMIN_PASSWORD: 'long-enough-1',
  COFFEE_ADMIN_USERNAME: 'b',
  COFFEE_ADMIN_PASSWORD: 'long-enough-2',
};
const test = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', SHIPPO_API_KEY: 'shippo_test_1' };
const demoUrl = 'http://sandbox:3001';
const demo = {
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  SHIPPO_API_KEY: '',
  SANDBOX_URL: demoUrl,
  ALLOW_SANDBOX_PAYMENTS: 'true',
};
function refusal(changes: Record<string, string | undefined>): string {
  try {
    loadEnv({ ...production, ...changes });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the environment', () => {
  it('is documented variable by variable in .env.example', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const documented = [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);
    expect(documented.toSorted()).toEqual(Object.keys(envSchema.shape).toSorted());
  });

  it('of the example is the default one', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const set = Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map((match) => [match[1]!, match[2]!]));
    expect(loadEnv(set)).toEqual(loadEnv({}));
  });

  it('is accepted when complete', () => expect(refusal({})).toBe(''));

  it.each([
    'DATABASE_URL',
    'REDIS_URL',
    'SESSION_SECRET',
    'PUBLIC_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PUBLISHABLE_KEY',
    'ADMIN_PASSWORD',
  ])('is refused in production without %s, with its name', (name) => expect(refusal({ [name]: '' })).toContain(name));

  it('refuses to send a live Stripe key to another origin', () => {
    expect(refusal({ STRIPE_API_BASE: 'http://127.0.0.1:3001' })).toContain('STRIPE_API_BASE');
    expect(refusal({ NODE_ENV: 'development', STRIPE_API_BASE: 'http://127.0.0.1:3001' })).toContain('STRIPE_API_BASE');
  });

  it.each([
    ['a live Shippo token with test payments', test, { SHIPPO_API_KEY: 'shippo_live_1' }, 'SHIPPO_API_KEY'],
    ['an older live Shippo token with test payments', test, { SHIPPO_API_KEY: '0f3ac1' }, 'SHIPPO_API_KEY'],
    ['a live Shippo token with sandbox payments', demo, { SHIPPO_API_KEY: 'shippo_live_1' }, 'SHIPPO_API_KEY'],
    ['a test Shippo token with live payments', {}, { SHIPPO_API_KEY: 'shippo_test_1' }, 'SHIPPO_API_KEY'],
    ['a live Shippo token at another origin', {}, { SHIPPO_API_BASE: 'https://shippo.example' }, 'SHIPPO_API_BASE'],
    ['a test publishable key with a live secret', {}, { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a live publishable key with a test secret', test, { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a live publishable key with no secret', demo, { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a secret key for the browsers', {}, { STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a secret key of no known kind', {}, { STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY'],
    [
      "an organization's live key at another origin",
      {},
      { STRIPE_SECRET_KEY: 'sk_org_live_1', STRIPE_API_BASE: demoUrl },
      'STRIPE_API_BASE',
    ],
    ['a live restricted key at another origin', {}, { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_BASE: demoUrl }, 'STRIPE_API_BASE'],
  ])('INF-39: refuses %s in one line', (_title, base, changes, name) => {
    for (const NODE_ENV of ['production', 'development']) {
      expect(refusal({ ...base, ...changes, NODE_ENV })).toMatch(new RegExp(`^${name}: [^\\n]+$`));
    }
  });

  it.each([
    ['restricted live keys', { STRIPE_SECRET_KEY: 'rk_live_1' }, 'live'],
    ["an organization's live key", { STRIPE_SECRET_KEY: 'sk_org_live_1' }, 'live'],
    ['restricted test keys', { ...test, STRIPE_SECRET_KEY: 'rk_test_1' }, 'test'],
    ['test keys everywhere', test, 'test'],
  ])('INF-39: accepts %s', (_title, changes, mode) => {
    expect(loadEnv({ ...production, ...changes }).modes.payments).toBe(mode);
  });

  it.each(['SHIPPO_API_KEY', 'SMTP_URL'])('refuses real payments while the sandbox replaces %s', (name) => {
    expect(refusal({ [name]: '', SANDBOX_URL: 'http://sandbox:3001' })).toContain(`${name}: required`);
  });

  it.each([
    ['ADMIN_EMAIL', 'Captain@brewquest.example'],
    ['ADMIN_PASSWORD', 'grind-the-beans-2001'],
    ['ADMIN_PASSWORD', 'steam-wand-2001'],
    ['COFFEE_ADMIN_USERNAME', 'barista'],
    ['COFFEE_ADMIN_PASSWORD', 'steam-wand-2001'],
  ])("AUT-21: refuses the demo's %s, %s, with a live key and in production", (name, value) => {
    for (const changes of [{}, { NODE_ENV: 'development' }, test]) {
      expect(refusal({ ...changes, [name]: value })).toMatch(new RegExp(`^${name}: a demo account's`));
    }
    expect(refusal({ ...test, NODE_ENV: 'development', [name]: value })).toBe('');
  });

  it('refuses failpoints in production', () => expect(refusal({ FAILPOINTS: 'fulfil.start:kill' })).toContain('FAILPOINTS'));

  it('requires an explicit setting for a production shop with sandbox payments', () => {
    expect(refusal({ ...demo, ALLOW_SANDBOX_PAYMENTS: '' })).toContain('ALLOW_SANDBOX_PAYMENTS');
    expect(refusal(demo)).toBe('');
  });

  it('has demo staff only with sandbox payments', () => {
    expect(loadEnv({ SANDBOX_URL: 'http://sandbox:3001' }).staff?.adminEmail).toBe('captain@brewquest.example');
    expect(
      loadEnv({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).staff,
    ).toBeNull();
  });
});
