import { expect, it } from 'vitest';
import { createApp, createContext, loadEnv } from '@brew-quest/api';
import { moveOrder } from '../../../api/src/testing.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy } from '../../support/shopper.ts';

const shop = setupShop();

type TrailLine = {
  kind: string;
  actor: string;
  detail: Record<string, unknown>;
};

function trailOf(ref: string): Promise<TrailLine[]> {
  return shop.sql<TrailLine>(
    'select e.kind, e.actor, e.detail from order_event e join orders o on o.id = e.order_id where o.ref = $1 order by e.id',
    [ref],
  );
}

it('records each change of an order with its actor', async () => {
  const { body } = await buy(shop);
  await shop.untilOrder(body.orderId, { status: 'completed' });
  const trail = await trailOf(body.orderId);
  expect(trail.slice(0, 2)).toMatchObject([
    { kind: 'placed', actor: 'visitor', detail: { totalCents: expect.any(Number) } },
    { kind: 'intent-recorded', actor: 'visitor', detail: { paymentIntentId: expect.stringMatching(/^pi_/) } },
  ]);
  expect(trail.find(({ kind }) => kind === 'paid')).toMatchObject({
    detail: { number: expect.any(Number), paymentIntentId: expect.stringMatching(/^pi_/) },
  });
  expect(trail.at(-1)).toMatchObject({ actor: 'system' });
});

it('records each movement of stock with its reason, order and actor', async () => {
  const { body } = await buy(shop);
  await shop.untilOrder(body.orderId, { status: 'completed' });
  const moves = await shop.sql('select reason, quantity, actor from stock_move where subject = $1 order by id', [body.orderId]);
  expect(moves).toMatchObject([
    { reason: 'hold', actor: 'visitor' },
    { reason: 'sell', actor: 'system' },
  ]);
});

it('ORD-06: refuses a move that the table of legal moves does not have, and writes nothing', async () => {
  const { body } = await buy(shop);
  const before = await shop.untilOrder(body.orderId, { status: 'completed' });
  const trail = await trailOf(body.orderId);
  const app = await createApp(
    loadEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SANDBOX_URL: shop.sandboxUrl, DATABASE_URL: shop.databaseUrl }),
    {
      name: 'second-writer',
    },
  );
  try {
    // Without a transaction, as when a worker records a sent mail: an error rolls nothing back.
    const ctx = createContext(app, { kind: 'system' }, 'test');
    const event = { kind: 'expired', detail: { reason: 'test' } } as const;
    await expect(moveOrder(ctx, before['id'] as number, { status: 'expired' }, event)).rejects.toThrow("can't become expired");
  } finally {
    await app.close();
  }
  expect(await shop.order(body.orderId)).toEqual(before);
  expect(await trailOf(body.orderId)).toEqual(trail);
});
