import fc from 'fast-check';
import { expect } from 'vitest';
import { openBrowser } from '../../support/browser-session.ts';
import type { RealShop } from '../../support/open-shop.ts';
import { newEmail } from '../../support/shopper.ts';
import { adminLogin } from '../../support/shop/staff.ts';

/** What the services log for a fault of their own. Some events of the payment provider are logged at the same level. */
const faultLines = /^(request failed|operation failed|page could not be rendered|a reply broke off|crashed)$/;

const isSoak = process.env['SOAK'] !== undefined;
/** Runs of each operation. FUZZ_RUNS and FUZZ_SEED change the defaults. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (isSoak ? 1_000 : 20));
/** In every title, so that a run can be repeated with it. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isSoak ? Date.now() % 1_000_000 : 20_261_122));
export const FUZZ_TIMEOUT_MS = isSoak ? 30 * 60_000 : 180_000;

/** The shop answers every request within 10 s, also when a provider does not answer (docs/reliability.md, PAY-21). */
const ANSWER_LIMIT_MS = 15_000;
const internals =
  /\n\s+at \S|node_modules|\.ts:\d|\b(select|insert into|update|delete from) .*\b(from|values|set|where)\b|violates|relation "|PostgreSQL/i;

const roles = ['anonymous', 'customer', 'admin'] as const;
type Role = (typeof roles)[number];

interface FuzzRequest {
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
  /** Sends it, and throws when the answer is a 5xx, reveals internals or has no message. */
  send(request: FuzzRequest): Promise<void>;
  /** Sends each of `first` as an administrator, then RUNS others with random roles. */
  check<T>(arbitrary: fc.Arbitrary<T>, toRequest: (value: T) => Omit<FuzzRequest, 'role'>, first?: readonly T[]): Promise<void>;
  /** Expects that api and worker run, and that their logs have no fault. */
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
  if (internals.test(text)) return `${status} reveals internals: ${text.slice(0, 500)}`;
  const message = body?.message ?? body?.errors?.[0]?.message;
  return isJson && (typeof message !== 'string' || message === '') ? `${status} without a message: ${text.slice(0, 500)}` : null;
}

export function openFuzz(shop: RealShop): Fuzz {
  const cookies = new Map<Role, string>();
  async function signIn(role: Role): Promise<string> {
    if (role === 'anonymous') return '';
    const known = cookies.get(role);
    async function isSignedIn(cookie: string) {
      return (await fetch(`${shop.baseUrl}/api/auth/user`, { headers: { cookie } })).status === 200;
    }
    if (known && (await isSignedIn(known))) return known;
    const browser = openBrowser(shop.baseUrl);
    const person = { firstName: 'Ada', lastName: 'Grinder', email: newEmail(), password: 'ground-coffee' };
    const { status } =
      role === 'admin' ? await browser.post('/api/auth/admin-login', adminLogin) : await browser.post('/api/auth/register', person);
    expect(status).toBeLessThan(300);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    cookies.set(role, cookie);
    return cookie;
  }

  async function send({ role, method, path, body, headers }: FuzzRequest): Promise<void> {
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
    async check<T>(arbitrary: fc.Arbitrary<T>, toRequest: (value: T) => Omit<FuzzRequest, 'role'>, first: readonly T[] = []) {
      const property = fc.asyncProperty(fc.constantFrom(...roles), arbitrary, (role, value) => send({ role, ...toRequest(value) }));
      const examples = first.map((value): [Role, T] => ['admin', value]);
      const numRuns = examples.length + RUNS;
      await fc.assert(property, { seed: SEED, examples, numRuns, interruptAfterTimeLimit: FUZZ_TIMEOUT_MS - 20_000 });
    },
    async expectHealthy() {
      expect((await fetch(`${shop.baseUrl}/readyz`)).status).toBe(200);
      expect(shop.api.isRunning() && shop.worker.isRunning()).toBe(true);
      const faultEntries = [...shop.api.entries(), ...shop.worker.entries()].filter(({ msg }) => faultLines.test(String(msg)));
      expect(faultEntries).toEqual([]);
    },
  };
}
