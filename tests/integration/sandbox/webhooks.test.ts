import { expect, test } from 'vitest';
import { confirm, errorOf, newIntent, openSandbox, paidIntent, until, type OpenSandbox } from './open-sandbox.ts';
import { openReceiver, type Receiver } from './webhook-receiver.ts';

function typesOf(receiver: Receiver): string[] {
  return receiver.events.map(({ type }) => type);
}
function hasType(receiver: Receiver, type: string): true | undefined {
  return typesOf(receiver).includes(type) || undefined;
}
async function deliveriesOf({
  control,
}: OpenSandbox): Promise<{ type: string; state: string; nextAttemptMs: number; attempts: { at: string; status: number | null }[] }[]> {
  return (await control('/webhooks'))['deliveries'] as never;
}

async function openBoth(secret?: string): Promise<{ sandbox: OpenSandbox; receiver: Receiver }> {
  const receiver = await openReceiver(secret);
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  return { sandbox, receiver };
}

test('every step of a payment is delivered, signed', async () => {
  const { sandbox, receiver } = await openBoth();
  const { id } = await newIntent(sandbox);
  await errorOf(confirm(sandbox, id, 'pm_card_visa_chargeDeclined'));
  await confirm(sandbox, id);
  await until(() => (receiver.events.length >= 5 ? true : undefined));
  expect(typesOf(receiver).toSorted()).toEqual([
    'charge.failed',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ]);
  const succeeded = receiver.events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(succeeded).toMatchObject({
    object: 'event',
    livemode: false,
    api_version: '2026-10-28.endive',
    data: { object: { id, status: 'succeeded', metadata: { orderId: 'o-1' } } },
  });
  expect((await sandbox.stripe.events.retrieve(String(succeeded?.id))).type).toBe('payment_intent.succeeded');
  expect(receiver.refused).toEqual([]);
});

test('cancel, action, processing, refund and dispute have their events', async () => {
  const { sandbox, receiver } = await openBoth();
  await sandbox.stripe.paymentIntents.cancel((await newIntent(sandbox)).id);
  await paidIntent(sandbox, 2199, 'pm_card_threeDSecure2Required');
  await paidIntent(sandbox, 2199, 'pm_usBankAccount_processing');
  await sandbox.stripe.refunds.create({ payment_intent: (await paidIntent(sandbox)).id });
  await sandbox.control(`/payment_intents/${(await paidIntent(sandbox)).id}/dispute`, { outcome: 'lost' });
  const wanted = [
    'payment_intent.canceled',
    'payment_intent.requires_action',
    'payment_intent.processing',
    'refund.created',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
  ];
  await until(() => wanted.every((type) => hasType(receiver, type)) || undefined);
  expect(receiver.refused).toEqual([]);
});

test('a failed delivery is repeated, with the same event, a second later by the schedule', async () => {
  const { sandbox, receiver } = await openBoth();
  receiver.failNext(1);
  await newIntent(sandbox);
  await until(() => (receiver.events.length === 2 ? true : undefined));
  const [first, second] = receiver.events;
  expect(second?.id).toBe(first?.id);
  const { attempts, nextAttemptMs } = await until(async () => (await deliveriesOf(sandbox)).find(({ state }) => state === 'delivered'));
  expect(attempts).toMatchObject([{ status: 500 }, { status: 200 }]);
  expect(nextAttemptMs).toBeGreaterThanOrEqual(Date.parse(attempts[0]!.at) + 1_000);
});

test('a wrong secret does not verify', async () => {
  const { sandbox, receiver } = await openBoth('whsec_somebody_else');
  await newIntent(sandbox);
  await until(() => receiver.refused[0]);
  expect(receiver.events).toEqual([]);
});

test('a moved clock makes signatures too old', async () => {
  const { sandbox, receiver } = await openBoth();
  await sandbox.control('/clock', { offsetMs: -6 * 60 * 1000 });
  await newIntent(sandbox);
  expect(await until(() => receiver.refused[0])).toMatch(/[Tt]imestamp/);
});

test('while deliveries are paused none is sent, and one event can be redelivered many times', async () => {
  const { sandbox, receiver } = await openBoth();
  await sandbox.control('/webhooks/pause', {});
  const { id } = await paidIntent(sandbox);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(receiver.events).toEqual([]);
  await sandbox.control('/webhooks/resume', {});
  await until(() => hasType(receiver, 'payment_intent.succeeded'));
  await sandbox.control('/webhooks/redeliver', { type: 'payment_intent.succeeded', times: 20 });
  await until(() => (typesOf(receiver).filter((type) => type === 'payment_intent.succeeded').length === 21 ? true : undefined));
  await sandbox.control('/events', { type: 'payment_intent.payment_failed', paymentIntent: id });
  await until(() => hasType(receiver, 'payment_intent.payment_failed'));
});

test('webhook faults drop, duplicate, corrupt and reorder deliveries', async () => {
  const { sandbox, receiver } = await openBoth();
  function arm(kind: string, path: string): Promise<unknown> {
    return sandbox.control('/faults', { target: 'webhook', kind, path });
  }
  await arm('drop', 'charge.succeeded');
  await arm('duplicate', 'payment_intent.succeeded');
  await arm('reorder', 'payment_intent.created');
  await paidIntent(sandbox);
  await until(() => (receiver.events.length === 3 ? true : undefined));
  expect(typesOf(receiver).indexOf('payment_intent.created')).toBeGreaterThan(0);
  expect(typesOf(receiver).filter((type) => type === 'payment_intent.succeeded')).toHaveLength(2);
  expect((await deliveriesOf(sandbox)).find(({ type }) => type === 'charge.succeeded')?.state).toBe('dropped');

  await arm('garbage', 'payment_intent.created');
  await newIntent(sandbox);
  await until(() => receiver.refused[0]);
  await until(() => (typesOf(receiver).filter((type) => type === 'payment_intent.created').length === 2 ? true : undefined));

  await arm('reset-after', 'payment_intent.created');
  await newIntent(sandbox);
  await until(() => (typesOf(receiver).filter((type) => type === 'payment_intent.created').length === 4 ? true : undefined));
});

test('events without an endpoint are listed, and are not delivered to a later one', async () => {
  const sandbox = await openSandbox();
  await newIntent(sandbox);
  const receiver = await openReceiver();
  sandbox.running.setWebhookUrl(receiver.url);
  const { id } = await newIntent(sandbox);
  await until(() => receiver.events[0]);
  expect(receiver.events.map(({ data }) => data.object)).toMatchObject([{ id }]);
  expect((await sandbox.stripe.events.list()).data).toHaveLength(2);
});
