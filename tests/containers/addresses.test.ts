import { randomUUID } from 'node:crypto';
import { createServer, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composer, type Containers, docker, PORT, startContainers } from './compose.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

/** Sends one request from an address of 127.0.0.0/8, all of which are local. */
function send(
  from: string,
  method: string,
  url: string,
  options: { body?: unknown; headers?: Record<string, string>; ca?: string } = {},
): Promise<Answer> {
  const { hostname, port, pathname, protocol } = new URL(url);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    const common = { host: hostname, port, path: pathname, method, localAddress: from, agent: false as const, headers };
    const outgoing =
      protocol === 'https:'
        ? tlsRequest({ ...common, host: '127.0.0.1', servername: hostname, ca: options.ca })
        : plainRequest({ ...common, host: '127.0.0.1' });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    outgoing.end(options.body === undefined ? undefined : JSON.stringify(options.body));
  });
}

function person() {
  return { email: `${randomUUID()}@example.com`, password: 'long-enough-1234', firstName: 'Ada', lastName: 'Bean' };
}
const sessionCookie = /^__Host-brew\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/;

/** Checks that every cookie is for https and this host only. Returns the session cookie. */
function readSessionCookie(header: string | string[] = []): string {
  const cookies = [header].flat();
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Secure/);
  const session = cookies.find((cookie) => sessionCookie.test(cookie));
  expect(session, cookies.join('\n')).toBeDefined();
  return session!.split(';')[0]!;
}

const strict = { RATE_LIMIT_FACTOR: '0.1' };
/** 20 coupon codes per minute, times RATE_LIMIT_FACTOR. */
const ALLOWED_GUESSES = 2;

type Ask = (from: string, method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }) => Promise<Answer>;

async function statusesOfGuesses(ask: Ask, from: string, count: number, headers?: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { code: 'GUESS', subtotal: 20 };
    statuses.push((await ask(from, 'POST', '/api/validate-coupon', { body, ...(headers && { headers }) })).status);
  }
  return statuses;
}

describe('INF-18 with a proxy in front that terminates TLS', () => {
  let stack: Containers;
  /** A proxy that appends the visitor's address to X-Forwarded-For and reports https, without TLS itself. */
  const proxy = createServer((incoming, answer) => {
    const sent = incoming.headers['x-forwarded-for'];
    const from = incoming.socket.remoteAddress ?? '';
    const headers = { ...incoming.headers, 'x-forwarded-for': sent ? `${String(sent)}, ${from}` : from, 'x-forwarded-proto': 'https' };
    const options = { host: '127.0.0.1', port: PORT, path: incoming.url, method: incoming.method, headers };
    const outgoing = plainRequest(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.once('error', (error) => answer.destroy(error));
    incoming.pipe(outgoing);
  });
  const throughProxy: Ask = (from, method, path, options = {}) => {
    const headers = { host: 'shop.test', origin: 'https://shop.test', ...options.headers };
    return send(from, method, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${path}`, { ...options, headers });
  };
  const direct: Ask = (from, method, path, options = {}) => send(from, method, `http://127.0.0.1:${PORT}${path}`, options);
  function settings(trusted: string) {
    return { ...strict, PUBLIC_URL: 'https://shop.test', EDGE_TRUSTED_PROXIES: trusted };
  }

  beforeAll(async () => {
    // A connection to a published port comes from the gateway of the Docker network, which is in these ranges.
    stack = await startContainers({ env: settings('172.16.0.0/12, 192.168.0.0/16') });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    proxy.close();
    await stack?.close();
  });

  it('a registration signs in with a Secure cookie', async () => {
    const { status, headers } = await throughProxy('127.0.0.2', 'POST', '/api/auth/register', { body: person() });
    expect(status).toBe(201);
    const cookie = readSessionCookie(headers['set-cookie']);
    expect((await throughProxy('127.0.0.2', 'GET', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
    expect((await throughProxy('127.0.0.2', 'GET', '/')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('each visitor has a rate limit of their own, whatever X-Forwarded-For they send', async () => {
    const exhausted = [...Array.from({ length: ALLOWED_GUESSES }, () => 200), 429, 429];
    expect(await statusesOfGuesses(throughProxy, '127.0.0.3', ALLOWED_GUESSES + 2)).toEqual(exhausted);
    expect(await statusesOfGuesses(throughProxy, '127.0.0.4', ALLOWED_GUESSES + 2, { 'x-forwarded-for': '203.0.113.9' })).toEqual(
      exhausted,
    );
    expect(await statusesOfGuesses(throughProxy, '127.0.0.4', 1, { 'x-forwarded-for': '203.0.113.10' })).toEqual([429]);
    expect(await statusesOfGuesses(throughProxy, '127.0.0.4', 1, { 'x-real-ip': '203.0.113.10', forwarded: 'for=203.0.113.10' })).toEqual([
      429,
    ]);
    expect(await statusesOfGuesses(throughProxy, '127.0.0.5', ALLOWED_GUESSES)).toEqual(Array.from({ length: ALLOWED_GUESSES }, () => 200));
  });

  it('an edge that trusts no proxy counts its visitors as one and ignores their scheme', async () => {
    const compose = composer({ ...settings('10.99.0.0/16') });
    await compose('up', '-d', '--wait', '--no-deps', 'edge');
    const first = await statusesOfGuesses(direct, '127.0.0.6', 1, { 'x-forwarded-for': '203.0.113.20' });
    const more = await statusesOfGuesses(direct, '127.0.0.6', ALLOWED_GUESSES + 1, { 'x-forwarded-for': '203.0.113.21' });
    expect([...first, ...more].slice(-2)).toEqual([429, 429]);
    const { headers } = await direct('127.0.0.6', 'POST', '/api/auth/register', {
      body: person(),
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('refuses to start with an https PUBLIC_URL and no TLS, and says why', async () => {
    const args = ['run', '--rm', '-e', 'PUBLIC_URL=https://shop.test', 'brew-quest-edge'];
    await expect(docker(...args)).rejects.toThrow('PUBLIC_URL is https: set EDGE_TRUSTED_PROXIES');
    const mismatch = ['run', '--rm', '-e', 'PUBLIC_URL=http://shop.test', '-e', 'EDGE_SITE=https://shop.test', 'brew-quest-edge'];
    await expect(docker(...mismatch)).rejects.toThrow('PUBLIC_URL has to be https://shop.test');
  });
});

describe('INF-18 with TLS by the edge itself', () => {
  const TLS_PORT = String(Number(PORT) + 43);
  const HTTP_PORT = String(Number(PORT) + 80);
  let stack: Containers;
  let ca: string;
  const ask: Ask = (from, method, path, options = {}) => {
    const headers = { host: 'shop.test', origin: 'https://shop.test', ...options.headers };
    return send(from, method, `https://shop.test:${TLS_PORT}${path}`, { ...options, headers, ca });
  };
  beforeAll(async () => {
    stack = await startContainers({
      env: {
        ...strict,
        EDGE_DOMAIN: 'shop.test',
        EDGE_TLS: 'internal',
        EDGE_HTTP_PORT: `127.0.0.1:${HTTP_PORT}`,
        EDGE_HTTPS_PORT: `127.0.0.1:${TLS_PORT}`,
      },
      files: ['docker-compose.yml', 'docker-compose.tls.yml'],
    });
    const [edge] = await stack.idsOf('edge');
    ca = await docker('exec', edge!, 'cat', '/var/lib/edge/pki/authorities/local/root.crt');
  });
  afterAll(() => stack?.close());

  it('a registration signs in with a Secure cookie, over a certificate for the domain', async () => {
    const { status, headers } = await ask('127.0.0.2', 'POST', '/api/auth/register', { body: person() });
    expect(status).toBe(201);
    const cookie = readSessionCookie(headers['set-cookie']);
    expect((await ask('127.0.0.2', 'GET', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
  });

  it('pages and files have one HSTS header', async () => {
    for (const path of ['/', '/favicon.svg', '/api/coffees']) {
      const { status, headers } = await ask('127.0.0.2', 'GET', path);
      expect([path, status, headers['strict-transport-security']]).toEqual([path, 200, 'max-age=31536000; includeSubDomains']);
    }
  });

  it('plain http is redirected to https', async () => {
    const url = `http://127.0.0.1:${HTTP_PORT}/store`;
    const { status, headers } = await send('127.0.0.2', 'GET', url, { headers: { host: 'shop.test' } });
    expect([status, headers.location]).toEqual([308, 'https://shop.test/store']);
  });

  it("X-Forwarded-For does not change a visitor's address", async () => {
    const first = await statusesOfGuesses(ask, '127.0.0.3', ALLOWED_GUESSES, { 'x-forwarded-for': '203.0.113.30' });
    const more = await statusesOfGuesses(ask, '127.0.0.3', 2, { 'x-forwarded-for': '203.0.113.31' });
    expect([...first, ...more].slice(-2)).toEqual([429, 429]);
  });

  it('the certificate is kept when the container is replaced', async () => {
    await stack.compose('up', '-d', '--wait', '--no-deps', '--force-recreate', 'edge');
    expect((await ask('127.0.0.2', 'GET', '/')).status).toBe(200);
  });
});
