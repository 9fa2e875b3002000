import { readFileSync } from 'node:fs';
import { loadEnv } from '@brew-quest/api';
import { describe, expect, it } from 'vitest';

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}
const compose = textOf('docker-compose.yml');
const documented = [...textOf('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]!);

/** Lines of the block that api and worker share, by variable. */
const passed = new Map(
  [...(/^x-shop-environment:.*\n((?: {2}.*\n|\n)*)/m.exec(compose)?.[1] ?? '').matchAll(/^ {2}([A-Z][A-Z0-9_]*): *(.*)$/gm)].map(
    ([, name, value]) => [name!, value!],
  ),
);

/** Not set by the operator of the containers. */
const notPassed = new Map([
  ['NODE_ENV', 'the image is made for production'],
  ['HOST', 'the image listens on all addresses of its container'],
  ['PORT', 'inside always 3000; outside it is the port of the edge'],
  ['HEALTH_PORT', 'the image has its own port for readiness'],
  ['WEB_DIST', 'where the image has the web'],
  ['DATA_DIR', 'the image writes nothing but temporary files'],
  ['FAILPOINTS', 'refused in production'],
]);
const fixed = new Map([
  ['TRUST_PROXY', 'as many proxies as compose puts in front'],
  ['SANDBOX_URL', 'the service of this file'],
  ['SANDBOX_SMTP_URL', 'the service of this file'],
  ['SANDBOX_MAIL_URL', 'the service of this file, at MAIL_PORT'],
]);

/** The value after compose's interpolation (only `${NAME}` and `${NAME:-default}` are used). */
function interpolated(value: string, set: Record<string, string> = {}): string {
  const inner = /\$\{(\w+)(?::-([^${}]*))?\}/;
  let text = value.replace(/^'(.*)'$/, '$1');
  while (inner.test(text)) text = text.replace(inner, (_, name: string, fallback = '') => set[name] || fallback);
  return text;
}

describe('INF-25: docker-compose.yml', () => {
  it('passes every variable of .env.example except those listed here', () => {
    expect(documented.filter((name) => !passed.has(name) && !notPassed.has(name))).toEqual([]);
  });

  it('passes no variable that .env.example does not have', () => {
    expect([...passed.keys()].filter((name) => !documented.includes(name))).toEqual([]);
    expect([...notPassed.keys(), ...fixed.keys()].filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('passes each under its own name with its value', () => {
    const notPassedOn = [...passed].filter(([name, value]) => !fixed.has(name) && interpolated(value, { [name]: 'as-set' }) !== 'as-set');
    expect(notPassedOn).toEqual([]);
  });

  it.each(['api', 'worker'])('passes them to the %s', (service) => {
    const section = new RegExp(`^  ${service}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(compose)?.[1];
    expect(section).toMatch(/environment: .*\*shop|<<: .*\*shop/);
  });

  it('passes a complete production demo when nothing is set', () => {
    const values = Object.fromEntries([...passed].map(([name, value]) => [name, interpolated(value)]));
    // The variables that containers/with-secrets.sh adds.
    const added = {
      SESSION_SECRET: '9f2c41d07be83a65c1f07d2be94a6381',
      DATABASE_URL: 'postgresql://brewquest:drawn@postgres:5432/brewquest',
      REDIS_URL: 'redis://redis:6379',
    };
    const env = loadEnv({ ...values, NODE_ENV: 'production', ...added });
    expect(env).toMatchObject({ PUBLIC_URL: 'http://localhost:3000', SHIP_FROM_ZIP: '97209', modes: { payments: 'sandbox' } });
  });
});
