import { expect, test } from 'vitest';
import { errorOf, newIntent, openSandbox, paidIntent, until } from './open-sandbox.ts';

test('partial refunds add up to the full amount and not more', async () => {
  const sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id, latest_charge: charge } = await paidIntent(sandbox);
  expect(await stripe.refunds.create({ payment_intent: id, amount: 500 })).toMatchObject({ status: 'succeeded', amount: 500, charge });
  expect(await stripe.charges.retrieve(String(charge))).toMatchObject({ amount_refunded: 500, refunded: false });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id, amount: 1700 }))).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 1699 });
  expect(await stripe.charges.retrieve(String(charge))).toMatchObject({ amount_refunded: 2199, refunded: true });
  expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_already_refunded' });
  expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([1699, 500]);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  expect((await sandbox.control('/ledger'))['paymentIntents']).toMatchObject([{ id, amountRefunded: 2199 }]);
});

test('an unpaid intent cannot be refunded', async () => {
  const sandbox = await openSandbox();
  const { id } = await newIntent(sandbox);
  expect((await errorOf(sandbox.stripe.refunds.create({ payment_intent: id }))).message).toMatch(/does not have a successful charge/);
  expect(await errorOf(sandbox.stripe.refunds.create({ payment_intent: 'pi_unknown' }))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

test('a refund that fails at the bank restores the amount of the charge', async () => {
  const sandbox = await openSandbox();
  const { id, latest_charge: charge } = await paidIntent(sandbox, 2199, 'pm_card_refundFail');
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id });
  await until(async () => ((await sandbox.stripe.refunds.retrieve(refund.id)).status === 'failed' ? true : undefined));
  expect(await sandbox.stripe.charges.retrieve(String(charge))).toMatchObject({ amount_refunded: 0, refunded: false });
  expect((await sandbox.stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
});

test('a pending refund succeeds later', async () => {
  const sandbox = await openSandbox();
  const { id } = await paidIntent(sandbox, 2199, 'pm_card_pendingRefund');
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id });
  expect(refund.status).toBe('pending');
  await until(async () => ((await sandbox.stripe.refunds.retrieve(refund.id)).status === 'succeeded' ? true : undefined));
});

test('a disputed charge cannot be refunded until the dispute is won', async () => {
  const sandbox = await openSandbox();
  const { id } = await paidIntent(sandbox);
  await sandbox.control(`/payment_intents/${id}/dispute`, {});
  expect(await errorOf(sandbox.stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_disputed' });
  await sandbox.control(`/payment_intents/${id}/dispute`, { outcome: 'won' });
  expect((await sandbox.stripe.refunds.create({ payment_intent: id })).status).toBe('succeeded');
  expect((await sandbox.control('/ledger'))['disputes']).toMatchObject([{ paymentIntent: id, status: 'won' }]);
});
