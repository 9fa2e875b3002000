import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../sandbox/src/index.ts';
import { readLedger } from '../../support/ledger.ts';

const root = resolve(import.meta.dirname, '../../..');
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

function keys(): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_of_doctor',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_doctor',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_doctor',
    STRIPE_API_BASE: sandbox.url,
    SHIPPO_API_KEY: 'shippo_test_of_doctor',
    SHIPPO_API_BASE: `${sandbox.url}/shippo`,
    SMTP_URL: `smtp://shop:word-of-doctor@127.0.0.1:${sandbox.smtpPort}`,
    OPENAI_API_KEY: 'sk-test-of-doctor',
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    OPENAI_MODEL: 'offline-persona-1',
  };
}

/** Runs npm run doctor. Each line with its verdict; no secret is printed. */
async function examine(changes: Record<string, string> = {}): Promise<{ code: number; lines: string[] }> {
  const env = { ...keys(), ...changes };
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.ts'], { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  const { code, stdout, stderr } = await run.then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(/of_doctor|of-doctor/);
  return {
    code,
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' ')),
  };
}

test('INF-43: the doctor prints one line for each provider, and nothing is charged, bought or sent', async () => {
  expect(await examine()).toEqual({
    code: 0,
    lines: [
      'ok configuration NODE_ENV=development',
      'ok Stripe test: account acct_sandbox (US) can take payments',
      'ok Shippo test: carriers ups, usps',
      `ok SMTP live: 127.0.0.1:${sandbox.smtpPort} takes mail`,
      'ok OpenAI live: model offline-persona-1',
    ],
  });
  const { paymentIntents, labels, mails, calls } = await readLedger(sandbox.url);
  expect({ paymentIntents, labels, mails }).toEqual({ paymentIntents: [], labels: [], mails: [] });
  expect(Object.keys(calls).filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  ['a key of Stripe that it does not know', { STRIPE_SECRET_KEY: 'rk_test_' }, /^FAIL Stripe test: Invalid API Key/],
  [
    'a restricted key without a permission',
    { STRIPE_SECRET_KEY: 'rk_test_without_rak_charge_write' },
    /^FAIL Stripe .*Charges and Refunds/,
  ],
  ['a Shippo token that it does not know', { SHIPPO_API_KEY: 'shippo_test_of-doctor' }, /^FAIL Shippo test: .*401|Invalid token/],
  ['a closed mail port', { SMTP_URL: 'smtp://shop:word-of-doctor@127.0.0.1:1' }, /^FAIL SMTP live: .*ECONNREFUSED/],
  ['a key that OpenAI refuses', { OPENAI_API_KEY: 'sk-real-of-doctor' }, /^FAIL OpenAI live: 401/],
  ['a model that does not exist', { OPENAI_MODEL: 'no-such-model' }, /^FAIL OpenAI live: 404 .*no-such-model/],
])('INF-43: the doctor fails with %s, and examines the others', async (_title, changes, line) => {
  const { code, lines } = await examine(changes);
  expect(code).toBe(1);
  expect(lines.filter((one) => one.startsWith('FAIL'))).toEqual([expect.stringMatching(line)]);
  expect(lines).toHaveLength(5);
});

test('INF-43: a configuration that would not start fails by the name of its variable', async () => {
  const { code, lines } = await examine({ STRIPE_PUBLISHABLE_KEY: 'pk_live_of_doctor' });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^FAIL configuration STRIPE_PUBLISHABLE_KEY: /)]);
});

test('INF-43: a provider without a key is named as one that the sandbox replaces', async () => {
  const { code, lines } = await examine({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' });
  expect(code).toBe(0);
  expect(lines).toContain('none OpenAI no key: the sandbox stands in');
});

test('INF-43: a provider that accepts the connection and says nothing ends in a failure', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { code, lines } = await examine({ SHIPPO_API_BASE: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  silent.close();
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^FAIL Shippo/));
});
