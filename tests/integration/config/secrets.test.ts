import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadEnv } from '@brew-quest/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RANDOM = '9f2c41d07be83a65c1f07d2be94a6381';
const OTHER = 'Zq7-wT0x_Lm4Rk9sVb2Yd6Hn1Pc8Jg5f';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brew-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string): string {
  const path = join(folder, `${Math.random()}`);
  writeFileSync(path, content);
  return path;
}
function refusal(source: Record<string, string>): string {
  try {
    loadEnv(source);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('INF-23: SESSION_SECRET', () => {
  it.each([
    ['a short one', RANDOM.slice(1)],
    ['one repeated character', 'x'.repeat(64)],
    ['a repeated word', 'espresso-espresso-espresso-espresso-'],
    ['few different characters', '0101101001011010110010110100101101'],
    ['a short one beside a valid one', `${RANDOM},short`],
    ['nothing but a comma', ','],
    ['a comma at the end', `${RANDOM},`],
  ])('is refused as %s, in production and elsewhere', (_, secret) => {
    expect(refusal({ SESSION_SECRET: secret })).toMatch(/^SESSION_SECRET: .+$/);
    expect(refusal({ SESSION_SECRET: secret, NODE_ENV: 'production' })).toContain('SESSION_SECRET: ');
  });

  it('is a list during a rotation', () => {
    expect(loadEnv({ SESSION_SECRET: `${RANDOM}, ${OTHER}` }).sessionSecrets).toEqual([RANDOM, OTHER]);
  });
});

describe('INF-24: NAME_FILE', () => {
  it.each([
    ['DATABASE_URL', 'postgres://somebody:secret@db/brew'],
    ['REDIS_URL', 'redis://:secret@redis'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1'],
    ['ADMIN_PASSWORD', 'a long secret with spaces'],
  ] as const)('reads %s without the line break at its end', (name, value) => {
    for (const end of ['', '\n', '\r\n']) {
      expect(loadEnv({ [`${name}_FILE`]: fileOf(value + end), OPENAI_MODEL: 'any' })[name]).toBe(value);
    }
  });

  it('is read before the providers are chosen', () => {
    const env = loadEnv({
      STRIPE_SECRET_KEY_FILE: fileOf('sk_test_from_a_file\n'),
      STRIPE_WEBHOOK_SECRET_FILE: fileOf('whsec_old,whsec_new\n'),
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      SESSION_SECRET_FILE: fileOf(`${RANDOM}\n`),
      SMTP_URL: '',
      SMTP_URL_FILE: fileOf('smtps://mail'),
      SHIPPO_API_KEY: ' ',
      SHIPPO_API_KEY_FILE: fileOf('shippo_test_1'),
    });
    expect(env).toMatchObject({
      modes: { payments: 'test', mail: 'live', shipping: 'test' },
      stripe: { secretKey: 'sk_test_from_a_file', webhookSecrets: ['whsec_old', 'whsec_new'] },
      sessionSecrets: [RANDOM],
    });
  });

  it('and NAME together are refused, without their values in the message', () => {
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_SECRET_KEY_FILE: fileOf('sk_test_2') })).toBe(
      'STRIPE_SECRET_KEY, STRIPE_SECRET_KEY_FILE: set one of the two',
    );
  });

  it('is refused with its name and without its value when the file cannot be read', () => {
    expect(refusal({ SMTP_URL_FILE: join(folder, 'absent') })).toBe("SMTP_URL_FILE: the file can't be read (ENOENT)");
    expect(refusal({ SMTP_URL_FILE: folder })).toBe("SMTP_URL_FILE: the file can't be read (EISDIR)");
    expect(refusal({ SMTP_URL_FILE: fileOf('\n') })).toBe('SMTP_URL_FILE: the file is empty');
    expect(refusal({ SESSION_SECRET_FILE: fileOf('short') })).toMatch(
      /^SESSION_SECRET: each secret needs at least 32 characters, for example from: openssl rand -hex 32$/,
    );
  });

  it('of an unknown variable is ignored', () => expect(refusal({ SSL_CERT_FILE: join(folder, 'absent') })).toBe(''));
});
