import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, newEmail, payByCard } from '../../support/shopper.ts';

/** Shorter than any idle time-out. */
const BYTE_EVERY_MS = 500;

describe('a provider whose answer arrives byte by byte without an end', () => {
  let isTrickling = false;
  let trickled = 0;
  const front = createServer((incoming, answer) => {
    if (isTrickling) return trickle(answer);
    const target = new URL(incoming.url ?? '/', shop.sandboxUrl);
    const outgoing = request(target, { method: incoming.method, headers: incoming.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  const env: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    env['STRIPE_API_BASE'] = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  });
  const shop = setupShop({ env });
  afterAll(() => front.close());

  function trickle(answer: ServerResponse): void {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => {
      trickled += 1;
      answer.write(' ');
    }, BYTE_EVERY_MS);
    answer.once('close', () => clearInterval(timer));
  }

  it('PAY-41 the shopper gets an error within 10 s, and the retry with the same key makes one intent', async () => {
    const checkoutInput = { key: crypto.randomUUID(), email: newEmail() };
    isTrickling = true;
    const before = trickled;
    const answer = await createIntent(shop.baseUrl, checkoutInput).finally(() => (isTrickling = false));
    expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
    expect(trickled - before).toBeLessThan(10_000 / BYTE_EVERY_MS);
    expect(await createIntent(shop.baseUrl, checkoutInput)).toMatchObject({ status: 200 });
  });

  it('PAY-41 the sweep continues once the provider answers normally', async () => {
    const { body } = await createIntent(shop.baseUrl);
    isTrickling = true;
    // The webhook arrives. The call that retrieves the payment then waits for the answer.
    await payByCard(shop.sandboxUrl, body.paymentIntentId);
    const before = trickled;
    await waitFor(20_000, async () => trickled >= before + 6);
    isTrickling = false;
    await shop.untilOrder(body.orderRef, { status: 'completed' });
  });
});
