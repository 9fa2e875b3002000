import { describe, expect, it } from 'vitest';
import { waitFor } from '../../support/invariants.ts';
import { alterIntent, breakProvider, healProviders, pauseWebhooks, plantIntents, readLedger } from '../../support/ledger.ts';
import { setupShop } from '../../support/open-shop.ts';
import { createIntent, payByCard, stripeOf } from '../../support/shopper.ts';

const ABANDONED = 300;
/** Twice the sweep's interval, see CHECK_AGAIN_INTERVALS. */
const CHECK_AGAIN_SECONDS = 4;

describe('the reconciling sweep', () => {
  const shop = setupShop();
  async function retrievals() {
    return (await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents/:id'] ?? 0;
  }
  async function lists() {
    return (await readLedger(shop.sandboxUrl)).calls['GET /v1/payment_intents'] ?? 0;
  }
  async function intentWithoutWebhook() {
    await pauseWebhooks(shop.sandboxUrl);
    return (await createIntent(shop.baseUrl)).body;
  }
  function untilChecked(ref: string) {
    return waitFor(20_000, async () => (await shop.order(ref))['payment_checked_at']);
  }
  /** Has PostgreSQL record the time of each check. An order keeps only its last one. */
  async function recordChecks(): Promise<void> {
    await shop.sql('create table payment_check (order_id int, at timestamptz)');
    await shop.sql(`create function record_check() returns trigger language plpgsql as
      'begin insert into payment_check values (new.id, new.payment_checked_at); return new; end'`);
    await shop.sql(`create trigger record_check after update on orders for each row
      when (new.payment_checked_at is distinct from old.payment_checked_at) execute function record_check()`);
  }

  it.each([
    ['', true],
    [' that are listed without a client secret', false],
  ])('PAY-36: finds a paid order behind 1,000 newer intents of the account%s, without listing intents', async (_, hasSecret) => {
    const { orderRef, paymentIntentId } = await intentWithoutWebhook();
    await plantIntents(shop.sandboxUrl, 1_001, hasSecret);
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
    expect(await lists()).toBe(0);
  });

  it('PAY-36: finds an order whose intent is returned without its client secret', async () => {
    const { orderRef, paymentIntentId } = await intentWithoutWebhook();
    await alterIntent(shop.sandboxUrl, paymentIntentId, { clientSecret: null });
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
  });

  it(`PAY-36: finds the paid order among ${ABANDONED} abandoned ones, and checks each of those once an interval`, async () => {
    const { ids } = await plantIntents(shop.sandboxUrl, ABANDONED);
    await recordChecks();
    const callsBefore = await retrievals();
    const abandoned = await shop.sql<{ ref: string }>(
      `insert into orders (ref, mode, stock_state, subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents,
         shipping_method, payment_intent_id, created_at)
       select 'BQ-' || lpad(n::text, 16, '0'), 'sandbox', 'released', 1600, 0, 599, 599, 2199, 'Standard', id, now() - interval '1 minute'
       from unnest($1::text[]) with ordinality as planted(id, n) returning ref`,
      [ids],
    );
    const { orderRef, paymentIntentId } = await intentWithoutWebhook();
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
    await Promise.all([untilChecked(abandoned[0]!.ref), untilChecked(abandoned.at(-1)!.ref)]);
    const calls = (await retrievals()) - callsBefore;
    const tooEarly = `select order_id, at, before from (select *, lag(at) over (partition by order_id order by at) as before from payment_check) checks
       where at < before + make_interval(secs => $1)`;
    expect(await shop.sql(tooEarly, [CHECK_AGAIN_SECONDS])).toEqual([]);
    const [checks] = await shop.sql<{ count: number }>('select count(*)::int as count from payment_check');
    expect(calls).toBeGreaterThanOrEqual(ABANDONED / 2);
    // The shopper's own order is also checked by the webhook and by process-payment.
    expect(calls).toBeLessThanOrEqual(checks!.count + 5);
    await shop.sql('delete from orders where ref = any($1)', [abandoned.map(({ ref }) => ref)]);
  });

  it('PAY-36: an order whose check fails does not keep others from being found', async () => {
    const broken = await intentWithoutWebhook();
    await breakProvider(shop.sandboxUrl, { method: 'GET', path: broken.paymentIntentId, kind: 'garbage', count: 0 });
    await payByCard(shop.sandboxUrl, broken.paymentIntentId);
    await untilChecked(broken.orderRef);
    const { orderRef, paymentIntentId } = await intentWithoutWebhook();
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
    expect(await shop.order(broken.orderRef)).toMatchObject({ status: 'pending' });
    await healProviders(shop.sandboxUrl);
    await shop.untilOrder(broken.orderRef, { status: 'completed' });
  });

  it('PAY-36: a payment that is canceled at the provider is checked once more and then never again', async () => {
    const canceled = await intentWithoutWebhook();
    await stripeOf(shop.sandboxUrl).paymentIntents.cancel(canceled.paymentIntentId);
    const expired = await intentWithoutWebhook();
    await shop.endHold(expired.orderRef);
    await shop.untilOrder(canceled.orderRef, { status: 'canceled', is_payment_closed: true });
    await shop.untilOrder(expired.orderRef, { status: 'expired', is_payment_closed: true });
    const refs = [canceled.orderRef, expired.orderRef];
    await shop.sql(
      `update orders set payment_checked_at = now() - interval '3 hours', created_at = now() - interval '4 hours' where ref = any($1)`,
      [refs],
    );
    function checks() {
      return shop.sql('select payment_checked_at from orders where ref = any($1) order by ref', [refs]);
    }
    const before = await checks();
    await untilChecked((await intentWithoutWebhook()).orderRef);
    expect(await checks()).toEqual(before);
  });

  it('PAY-36: finds a released order whose payment succeeds later', async () => {
    const { orderRef, paymentIntentId } = await intentWithoutWebhook();
    await breakProvider(shop.sandboxUrl, { method: 'POST', path: '/cancel$', kind: 'status', status: 404 });
    await shop.endHold(orderRef);
    await shop.untilOrder(orderRef, { status: 'expired', is_payment_closed: false });
    await payByCard(shop.sandboxUrl, paymentIntentId);
    await shop.untilOrder(orderRef, { status: 'completed' });
  });
});
