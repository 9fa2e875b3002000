import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRODUCTION } from '../http/requests.ts';
import { setupShop } from '../../support/open-shop.ts';

/** A pre-shared key, so that TLS needs no certificate. */
const psk = randomBytes(32);
const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;

/** Terminates TLS and forwards requests with the headers of containers/Caddyfile. X-Forwarded-For is the sender's address alone. */
async function startTlsEdge(target: string): Promise<{ port: number; close(): void }> {
  const server = createServer({ ...tls, pskCallback: () => psk }, (incoming, answer) => {
    const forwarded = { 'x-forwarded-for': incoming.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const headers = { ...incoming.headers, ...forwarded };
    const outgoing = request(target + incoming.url, { method: incoming.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', (error) => answer.destroy(error));
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

interface Answer {
  status: number;
  cookies: string[];
}

const shop = setupShop({
  processes: 'in-process',
  env: { ...PRODUCTION, TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1', RATE_LIMIT_COUPON: '3' },
});
let edge: { port: number; close(): void };
beforeAll(async () => {
  edge = await startTlsEdge(shop.baseUrl);
});
afterAll(() => edge?.close());

/** A loopback address as the sender: all of 127.0.0.0/8 is local. */
function sendRequest(from: string, method: string, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const socket = connect({
      ...tls,
      socket: connectTcp({ host: '127.0.0.1', port: edge.port, localAddress: from }),
      pskCallback: () => ({ psk, identity: 'visitor' }),
      checkServerIdentity: () => undefined,
    });
    socket.once('error', reject);
    const headers = {
      host: 'shop.example',
      origin: 'https://shop.example',
      connection: 'close',
      'content-type': 'application/json',
      ...options.headers,
    };
    const outgoing = request({ createConnection: () => socket, path, method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] }));
    });
    outgoing.on('error', reject);
    outgoing.end(options.body === undefined ? undefined : JSON.stringify(options.body));
  });
}

describe('INF-18 behind an edge that terminates TLS', () => {
  test('a registration signs in: the cookie is Secure and is accepted', async () => {
    const person = { email: `${randomUUID()}@example.com`, password: 'long-enough-1234', firstName: 'Ada', lastName: 'Bean' };
    const { status, cookies } = await sendRequest('127.0.0.5', 'POST', '/api/auth/register', { body: person });
    expect(status).toBe(201);
    const session = cookies.find((cookie) => cookie.startsWith('__Host-brew.sid='));
    expect(session).toMatch(/^[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = session!.split(';')[0]!;
    expect((await sendRequest('127.0.0.5', 'GET', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
  });

  test('each visitor has a rate limit of their own, whatever X-Forwarded-For they send', async () => {
    function guess(from: string, headers: Record<string, string> = {}) {
      return sendRequest(from, 'POST', '/api/validate-coupon', { body: { code: 'GUESS', subtotal: 20 }, headers });
    }
    for (let n = 0; n < 3; n += 1) expect((await guess('127.0.0.6')).status).toBe(200);
    expect((await guess('127.0.0.6')).status).toBe(429);
    expect((await guess('127.0.0.6', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
    expect((await guess('127.0.0.7', { 'x-forwarded-for': '127.0.0.6' })).status).toBe(200);
  });
});
