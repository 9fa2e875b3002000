import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import type { Store } from '../../store/store.ts';
import type { Cause, StripeCall } from '../wire/call.ts';
import { listPage } from '../wire/list-page.ts';
import { readText } from '../wire/read-param.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import { emptyEvidence } from './dispute-evidence.ts';

/** Banks give a shop about a week to respond. */
const EVIDENCE_DUE_SECONDS = 7 * 24 * 3600;

export function openDispute(cause: Cause, chargeId: string, reason: string): Stripe.Dispute {
  const { store, clock } = cause.sandbox;
  const row = store.charges.get(chargeId);
  if (!row) throw new RangeError(`no charge ${chargeId}`);
  const id = stripeId('du');
  const dispute = {
    id,
    object: 'dispute',
    amount: row.charge.amount,
    balance_transactions: [],
    charge: chargeId,
    created: clock.nowSeconds(),
    currency: row.charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: clock.nowSeconds() + EVIDENCE_DUE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: row.charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    },
    reason,
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  row.charge.disputed = true;
  store.charges.put(chargeId, row);
  store.disputes.put(id, dispute);
  emitEvent(cause, 'charge.dispute.created', dispute);
  emitEvent(cause, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(cause: Cause, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  const previous = { status: dispute.status };
  dispute.status = outcome;
  cause.sandbox.store.disputes.put(dispute.id, dispute);
  // The charge stays disputed: that it has been is what the field says.
  if (outcome === 'won') emitEvent(cause, 'charge.dispute.funds_reinstated', dispute);
  emitEvent(cause, 'charge.dispute.closed', dispute, previous);
  return dispute;
}

/** Whether a dispute of the charge goes on or was lost. */
export function isChargedBack(store: Store, chargeId: string): boolean {
  return store.disputes.newestFirst().some(({ charge, status }) => charge === chargeId && status !== 'won');
}

export function listDisputes({ sandbox, params }: StripeCall): Stripe.ApiList<Stripe.Dispute> {
  const intent = readText(params, 'payment_intent');
  const charge = readText(params, 'charge');
  const rows = sandbox.store.disputes
    .newestFirst()
    .filter((dispute) => (!intent || dispute.payment_intent === intent) && (!charge || dispute.charge === charge));
  return listPage(rows, params, '/v1/disputes', 'dispute');
}
