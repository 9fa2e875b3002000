import fc from 'fast-check';
import { expect } from 'vitest';
import { openBrowser } from '../../support/browser-session.ts';
import type { RealShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';
import { adminLogin } from '../../support/shop/staff.ts';

/** What the services log of a fault of their own. A doubtful event of the payment provider is logged as loud. */
const faultLines = /^(request failed|operation failed|page could not be rendered|a reply broke off|crashed)$/;

const isSoak = process.env['SOAK'] !== undefined;
/** Tries for each operation; FUZZ_RUNS and FUZZ_SEED choose others. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (isSoak ? 1_000 : 20));
/** In every title, so that a run can be repeated. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isSoak ? Date.now() % 1_000_000 : 20_261_122));
export const FUZZ_TIMEOUT_MS = isSoak ? 30 * 60_000 : 180_000;

/** The shop answers everything, a lost provider included, within 10 s (docs/reliability.md, PAY-21). */
const ANSWER_LIMIT_MS = 15_000;
const insides =
  /\n\s+at \S|node_modules|\.ts:\d|\b(select|insert into|update|delete from) .*\b(from|values|set|where)\b|violates|relation "|PostgreSQL/i;

const roles = ['anonymous', 'customer', 'admin'] as const;
type Role = (typeof roles)[number];

interface Try {
  role: Role;
  method: string;
  path: string;
  body?: string | undefined;
  headers?: Record<string, string>;
}

interface Problem {
  message?: unknown;
  code?: unknown;
  errors?: { message?: unknown; extensions?: { code?: unknown } }[];
}

export interface Fuzz {
  /** Sends it and throws unless the answer is one that a shop may give to anything. */
  send(request: Try): Promise<void>;
  /** Tries each of `first` as an administrator, then RUNS others as anybody. */
  check<T>(arbitrary: fc.Arbitrary<T>, toTry: (value: T) => Omit<Try, 'role'>, first?: readonly T[]): Promise<void>;
  /** Still in service, and nothing in its log that a person would have to look at. */
  expectHealthy(): Promise<void>;
}

/** The problem with an answer; null when there is none. */
function problemOf(status: number, type: string, text: string): string | null {
  if (status >= 500) return `${status} ${text}`;
  const isJson = type.includes('json');
  const body = isJson && text !== '' ? (JSON.parse(text) as Problem | null) : null;
  for (const { extensions } of body?.errors ?? [])
    if (/^(INTERNAL|UNAVAILABLE|INTERNAL_SERVER_ERROR)$/.test(String(extensions?.code))) return `${status} ${text}`;
  if (status < 400) return null;
  if (insides.test(text)) return `${status} tells of insides: ${text.slice(0, 500)}`;
  const message = body?.message ?? body?.errors?.[0]?.message;
  return isJson && (typeof message !== 'string' || message === '') ? `${status} without a message: ${text.slice(0, 500)}` : null;
}

export function openFuzz(shop: RealShop): Fuzz {
  const cookies = new Map<Role, string>();
  async function signIn(role: Role): Promise<string> {
    if (role === 'anonymous') return '';
    const known = cookies.get(role);
    async function isAlive(cookie: string) {
      return (await fetch(`${shop.baseUrl}/api/auth/user`, { headers: { cookie } })).status === 200;
    }
    if (known && (await isAlive(known))) return known;
    const browser = openBrowser(shop.baseUrl);
    const person = { firstName: 'Ada', lastName: 'Grinder', email: newEmail(), password: 'ground-coffee' };
    const { status } =
      role === 'admin' ? await browser.post('/api/auth/admin-login', adminLogin) : await browser.post('/api/auth/register', person);
    expect(status).toBeLessThan(300);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    cookies.set(role, cookie);
    return cookie;
  }

  async function send({ role, method, path, body, headers }: Try): Promise<void> {
    const cookie = await signIn(role);
    const answer = await fetch(shop.baseUrl + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: { accept: 'application/json', 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && method !== 'GET' && { body }),
    });
    const problem = problemOf(answer.status, answer.headers.get('content-type') ?? '', await answer.text());
    if (problem) throw new Error(problem);
  }

  return {
    send,
    async check<T>(arbitrary: fc.Arbitrary<T>, toTry: (value: T) => Omit<Try, 'role'>, first: readonly T[] = []) {
      const property = fc.asyncProperty(fc.constantFrom(...roles), arbitrary, (role, value) => send({ role, ...toTry(value) }));
      const examples = first.map((value): [Role, T] => ['admin', value]);
      const numRuns = examples.length + RUNS;
      await fc.assert(property, { seed: SEED, examples, numRuns, interruptAfterTimeLimit: FUZZ_TIMEOUT_MS - 20_000 });
    },
    async expectHealthy() {
      expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(200);
      expect(shop.api.isRunning() && shop.worker.isRunning()).toBe(true);
      const loud = [...shop.api.entries(), ...shop.worker.entries()].filter(({ msg }) => faultLines.test(String(msg)));
      expect(loud).toEqual([]);
    },
  };
}
