import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../../sandbox/src/index.ts';
import { waitFor } from '../../support/invariants.ts';
import { WEBHOOK_SECRET } from '../../support/start-stack.ts';
import { buy } from '../../support/shopper.ts';
import { countEffects, once } from '../../support/shop/effects.ts';
import { orderOf, untilCompleted } from '../../support/shop/order-rows.ts';
import { setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from './quick-recovery.ts';

/** Shorter than any idle time-out. */
const LINE_EVERY_MS = 2_000;
/** More than the concurrency of the worker. */
const ORDERS = 10;

describe('a mail server whose answer arrives line by line without an end', () => {
  let isTrickling = true;
  let smtpPort = 0;
  const front = createServer((client) => {
    client.on('error', () => undefined);
    if (isTrickling) return trickle(client);
    const upstream = connect(smtpPort, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });

  function trickle(client: Socket): void {
    client.write('220 mail.example\r\n');
    client.once('data', () => {
      const timer = setInterval(() => client.write('250-mail.example\r\n'), LINE_EVERY_MS);
      client.once('close', () => clearInterval(timer));
    });
  }

  const shop = setupShop(async () => {
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: WEBHOOK_SECRET, publicPath: '/sandbox' });
    ({ smtpPort } = sandbox);
    return { sandbox, env: { ...quickRecovery, SANDBOX_SMTP_URL: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}` } };
  });
  afterAll(() => void front.close());

  it('INF-27 delays no label, and every confirmation arrives once the server answers normally', async () => {
    const refs: string[] = [];
    for (let n = 0; n < ORDERS; n += 1) refs.push((await buy(shop)).intent.orderRef);
    await waitFor(70_000, async () => (await orderOf(shop.databaseUrl, refs.at(-1)!)).tracking_number);
    isTrickling = false;
    for (const ref of refs) {
      await untilCompleted(shop.databaseUrl, ref, 90_000);
      expect(await countEffects(shop.sandboxUrl, ref)).toEqual(once);
    }
  });
});
