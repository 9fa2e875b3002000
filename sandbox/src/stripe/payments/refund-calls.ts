import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import type { ChargeRow } from '../../store/stripe-rows.ts';
import type { StripeCall } from '../wire/call.ts';
import type { Cause } from '../wire/call.ts';
import { listPage } from '../wire/list-page.ts';
import { mergeMetadata, readChoice, readInteger, readText } from '../wire/read-param.ts';
import { invalidRequest, parameterMissing, resourceMissing, StripeError } from '../wire/stripe-error.ts';
import { isChargedBack } from '../disputes/dispute.ts';
import { emitEvent } from '../webhooks/emit-event.ts';

/** The two special refund cards are finalized this long after the call, by an event. */
const BANK_ANSWERS_AFTER_MS = 1_000;

export function createRefund(call: StripeCall): Stripe.Refund {
  const { sandbox, params } = call;
  const row = findCharge(call);
  const { charge } = row;
  const left = charge.amount_captured - charge.amount_refunded;
  if (isChargedBack(sandbox.store, charge.id))
    throw new StripeError(
      400,
      {
        type: 'invalid_request_error',
        code: 'charge_disputed',
        message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      },
      true,
    );
  if (left <= 0)
    throw new StripeError(
      400,
      { type: 'invalid_request_error', code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` },
      true,
    );
  const amount = readInteger(params, 'amount') ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    const message = `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`;
    throw new StripeError(400, { type: 'invalid_request_error', message, param: 'amount' }, true);
  }
  const id = stripeId('re');
  const refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: stripeId('txn'),
    charge: charge.id,
    created: sandbox.clock.nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: readChoice(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer'] as const) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.outcome.kind === 'refund-pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  sandbox.store.refunds.put(id, refund);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  changeRefunded(row, call, amount);
  emitEvent(call, 'refund.created', refund);
  emitEvent(call, 'charge.refunded', charge, previous);
  if (row.outcome.kind === 'refund-pending' || row.outcome.kind === 'refund-fails') finalizeLater(call, row, refund);
  return refund;
}

/** Finalizes a refund. A failed one returns the money to the shop's balance. */
function finalizeRefund(cause: Cause, row: ChargeRow, refund: Stripe.Refund, status: 'succeeded' | 'failed'): void {
  const { store } = cause.sandbox;
  const previous = { status: refund.status };
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'expired_or_canceled_card';
    refund.failure_balance_transaction = stripeId('txn');
    changeRefunded(row, cause, -refund.amount);
  }
  store.refunds.put(refund.id, refund);
  emitEvent(cause, 'charge.refund.updated', refund, previous);
  emitEvent(cause, 'refund.updated', refund, previous);
  if (status === 'failed') emitEvent(cause, 'refund.failed', refund, previous);
}

function finalizeLater({ sandbox }: StripeCall, row: ChargeRow, refund: Stripe.Refund): void {
  const status = row.outcome.kind === 'refund-fails' ? 'failed' : 'succeeded';
  setTimeout(() => {
    if (sandbox.store.refunds.get(refund.id)) finalizeRefund({ sandbox, requestId: null, idempotencyKey: null }, row, refund, status);
  }, BANK_ANSWERS_AFTER_MS).unref();
}

function changeRefunded(row: ChargeRow, { sandbox }: Cause, byAmount: number): void {
  row.charge.amount_refunded += byAmount;
  row.charge.refunded = row.charge.amount_refunded >= row.charge.amount_captured;
  sandbox.store.charges.put(row.id, row);
}

function findCharge({ sandbox, params }: StripeCall): ChargeRow {
  const intentId = readText(params, 'payment_intent');
  const chargeId = readText(params, 'charge');
  if (intentId && chargeId)
    throw invalidRequest('You may only specify one of these parameters: charge, payment_intent.', { code: 'parameters_exclusive' });
  if (!intentId && !chargeId) throw parameterMissing('payment_intent');
  if (chargeId) {
    const row = sandbox.store.charges.get(chargeId);
    if (!row) throw resourceMissing('charge', chargeId, 'charge');
    return row;
  }
  const intent = sandbox.store.paymentIntents.get(intentId ?? '')?.intent;
  if (!intent) throw resourceMissing('payment_intent', intentId ?? '', 'payment_intent');
  const row = sandbox.store.charges.get(String(intent.latest_charge));
  if (intent.status !== 'succeeded' || !row)
    throw new StripeError(
      400,
      {
        type: 'invalid_request_error',
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        param: 'payment_intent',
      },
      true,
    );
  return row;
}

export function listRefunds({ sandbox, params }: StripeCall): Stripe.ApiList<Stripe.Refund> {
  const intent = readText(params, 'payment_intent');
  const charge = readText(params, 'charge');
  const rows = sandbox.store.refunds
    .newestFirst()
    .filter((refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge));
  return listPage(rows, params, '/v1/refunds', 'refund');
}
