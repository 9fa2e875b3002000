import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../sandbox/src/index.ts';
import { newIntent, openSandbox, paidIntent, stripeAt, until } from './open-sandbox.ts';
import { openReceiver } from './webhook-receiver.ts';

const MAIN = join(import.meta.dirname, '../../../sandbox/src/main.ts');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startProcess(env: Record<string, string>): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', SANDBOX_PORT: '0', SMTP_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await until(() => {
    if (child.exitCode !== null) throw new Error(output);
    return /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
  });
  return { process: child, url };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}

test('intents, keys, mails and pending webhooks are kept over a restart', async () => {
  const dataDir = newFolder();
  const first = await openSandbox({ dataDir });
  const made = await first.stripe.paymentIntents.create({ amount: 900, currency: 'usd' }, { idempotencyKey: 'kept' });
  const paid = await paidIntent(first);
  await createTransport({ host: '127.0.0.1', port: first.running.smtpPort }).sendMail({
    from: 'a@b.example',
    to: 'c@d.example',
    subject: 'kept',
    text: 'x',
  });
  await first.control('/webhooks/url', { url: 'http://127.0.0.1:9/' });
  await newIntent(first);
  await first.running.close();

  const receiver = await openReceiver();
  const second = await openSandbox({ dataDir, webhookUrl: receiver.url });
  expect((await second.stripe.paymentIntents.create({ amount: 900, currency: 'usd' }, { idempotencyKey: 'kept' })).id).toBe(made.id);
  expect((await second.stripe.refunds.create({ payment_intent: paid.id })).status).toBe('succeeded');
  expect((await second.control('/ledger'))['mails']).toMatchObject([{ subject: 'kept' }]);
  await until(() => receiver.events.find(({ type }) => type === 'payment_intent.created'));
});

test('an incomplete last line of the state file does not prevent the next start', async () => {
  const dataDir = newFolder();
  const first = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const { id } = await stripeAt(first.url).paymentIntents.create({ amount: 900, currency: 'usd' });
  await first.close();
  appendFileSync(join(dataDir, 'sandbox-state.jsonl'), '["paymentIntents","pi_torn",{"id":"pi_to');
  const second = await openSandbox({ dataDir });
  expect((await second.stripe.paymentIntents.retrieve(id)).amount).toBe(900);
});

test('a killed process has its state on disk shortly after the change', async () => {
  const dataDir = newFolder();
  const first = await startProcess({ SANDBOX_DATA: dataDir });
  const { id } = await stripeAt(first.url).paymentIntents.create({ amount: 900, currency: 'usd' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  first.process.kill('SIGKILL');
  await exitOf(first.process);
  const second = await startProcess({ SANDBOX_DATA: dataDir });
  expect((await stripeAt(second.url).paymentIntents.retrieve(id)).amount).toBe(900);
  const exited = exitOf(second.process);
  second.process.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('SIGTERM ends the process during a hanging call', async () => {
  const { process: child, url } = await startProcess({});
  await fetch(`${url}/_sandbox/faults`, { method: 'POST', body: JSON.stringify({ path: '^/mail', kind: 'hang' }) });
  const hanging = fetch(`${url}/mail`).catch(() => null);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const exited = exitOf(child);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  await hanging;
});

test.each([
  ['STRIPE_SECRET_KEY', 'sk_live_x'],
  ['STRIPE_SECRET_KEY', 'rk_live_x'],
  ['STRIPE_SECRET_KEY', 'sk_org_live_x'],
  ['SHIPPO_API_KEY', 'shippo_live_x'],
])('the process refuses to start with %s=%s', async (name, key) => {
  await expect(startProcess({ [name]: key })).rejects.toThrow(/is a live key/);
});

test('a reset deletes all state', async () => {
  const sandbox = await openSandbox();
  await paidIntent(sandbox);
  await sandbox.control('/reset', {});
  expect(await sandbox.control('/ledger')).toEqual({ paymentIntents: [], refunds: [], labels: [], mails: [], disputes: [], calls: {} });
});
