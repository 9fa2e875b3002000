import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { newEmail, portland } from '../../support/shopper.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

interface Answer {
  path: string;
  outcome: number | string;
}

interface Balancer {
  answers: Answer[];
  /** The last answer of each replica's /readyz. */
  readiness: Map<string, string>;
  stop(): Promise<void>;
}

const CLIENTS = 8;

function sendRequest(url: string, agent: Agent, body?: unknown): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: body ? 'POST' : 'GET', agent, headers: body ? { 'content-type': 'application/json' } : {} };
    const outgoing = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Round robin over the ready replicas, as at the edge. A request is sent to another replica only if its connection was refused before anything was sent. */
function startBalancer(baseUrls: readonly string[]): Balancer {
  const answers: Answer[] = [];
  const readiness = new Map(baseUrls.map((url) => [url, 'ok']));
  const agentWithoutKeepAlive = new Agent({ keepAlive: false });
  let isOver = false;
  let nextIndex = 0;

  async function watch(url: string): Promise<void> {
    while (!isOver) {
      const seen = await sendRequest(`${url}/readyz`, agentWithoutKeepAlive).catch(() => null);
      readiness.set(url, seen ? (JSON.parse(seen.text) as { checks: { process: string } }).checks.process : 'refused');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function send(path: string, body?: unknown): Promise<Answer> {
    const ready = baseUrls.filter((url) => readiness.get(url) === 'ok');
    const url = ready[(nextIndex += 1) % ready.length];
    if (!url) return { path, outcome: 'no replica is ready' };
    try {
      return { path, outcome: (await sendRequest(url + path, agentWithoutKeepAlive, body)).status };
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return code === 'ECONNREFUSED' ? send(path, body) : { path, outcome: code ?? message };
    }
  }
  function checkout() {
    return {
      amount: 21.99,
      cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }],
      email: newEmail(),
      shippingAddress: portland,
    };
  }
  async function runClient(number: number): Promise<void> {
    while (!isOver) {
      answers.push(await send('/api/products'));
      answers.push(await send('/'));
      answers.push(await send('/graphql', { query: '{ products { slug stock } }' }));
      // Two of the clients buy until the stock is used up.
      if (number < 2) answers.push(await send('/api/create-payment-intent', checkout()));
    }
  }
  const running = Promise.all([...baseUrls.map(watch), ...Array.from({ length: CLIENTS }, (_, number) => runClient(number))]);
  return {
    answers,
    readiness,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

describe('three api replicas restarted one after the other under traffic', () => {
  const shop = setupShop({
    apis: 3,
    env: quickRecovery,
    // As in production: a replica reports that it is stopping before it stops.
    apiEnv: { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true', RATE_LIMIT_FACTOR: '100000' },
  });

  it('INF-06 no request fails, readiness changes first, and each process exits with 0', async () => {
    const balancer = startBalancer(shop.baseUrls);
    const exits: unknown[] = [];
    for (const [index, replica] of shop.apis.entries()) {
      const before = balancer.answers.length;
      await waitFor(20_000, async () => balancer.answers.length > before + 50);
      replica.signal('SIGTERM');
      await waitFor(5_000, async () => balancer.readiness.get(shop.baseUrls[index]!) === 'draining');
      exits.push(await replica.exited());
      await replica.restart();
      await waitFor(20_000, async () => balancer.readiness.get(shop.baseUrls[index]!) === 'ok');
    }
    await balancer.stop();
    expect(exits).toEqual([0, 1, 2].map(() => ({ code: 0, signal: null })));
    // 409: out of stock.
    expect(balancer.answers.filter(({ outcome }) => outcome !== 200 && outcome !== 409)).toEqual([]);
    expect(balancer.answers.some(({ path, outcome }) => path === '/api/create-payment-intent' && outcome === 200)).toBe(true);
  });
});
