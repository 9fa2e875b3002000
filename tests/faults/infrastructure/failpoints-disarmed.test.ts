import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, failpoints, loadEnv } from '@brew-quest/api';
import { armFailpoints } from '@brew-quest/api/testing';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/shop',
  REDIS_URL: 'redis://127.0.0.1',
  SESSION_SECRET: 'a-secret-for-this-test-only-0123',
  PUBLIC_URL: 'https://shop.example',
  SANDBOX_URL: 'http://127.0.0.1:3001',
  ALLOW_SANDBOX_PAYMENTS: 'true',
};

describe('failpoints', () => {
  it.each(failpoints)('PAY-20 %s is refused in production', (name) => {
    expect(() => loadEnv({ ...production, FAILPOINTS: `${name}:kill` })).toThrow(ConfigError);
    expect(loadEnv(production).FAILPOINTS).toBe('');
  });

  it('PAY-20 no failpoint fires when the variable is unset', async () => {
    const reach = armFailpoints('');
    for (const name of failpoints) await expect(reach(name)).resolves.toBeUndefined();
  });

  it('PAY-20 an armed failpoint fires once, and no other one fires', async () => {
    const reach = armFailpoints('mail.after-send:throw');
    for (const name of failpoints.filter((other) => other !== 'mail.after-send')) await expect(reach(name)).resolves.toBeUndefined();
    await expect(reach('mail.after-send')).rejects.toThrow('failpoint mail.after-send');
    await expect(reach('mail.after-send')).resolves.toBeUndefined();
  });

  it('PAY-20 a file arms failpoints while the process runs, once for each content', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brew-failpoints-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'failpoints');
    writeFileSync(file, '');
    const reach = armFailpoints(`@${file}`);
    await expect(reach('fulfil.start')).resolves.toBeUndefined();
    writeFileSync(file, 'fulfil.start:throw');
    await expect(reach('fulfil.start')).rejects.toThrow('failpoint fulfil.start');
    await expect(reach('fulfil.start')).resolves.toBeUndefined();
    writeFileSync(file, 'fulfil.start:throw,fulfil.done:throw');
    await expect(reach('fulfil.start')).rejects.toThrow('failpoint fulfil.start');
    writeFileSync(file, '');
    await expect(reach('fulfil.done')).resolves.toBeUndefined();
  });
});
