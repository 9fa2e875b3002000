import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import type { Cause } from '../wire/call.ts';
import { invalidRequest, unexpectedState } from '../wire/stripe-error.ts';
import { failAuthentication, succeedIntent } from './finalize-intent.ts';

/** Completes 3-D Secure or the bank's page with the shopper's choice. */
export function finishAction(cause: Cause, row: PaymentIntentRow, isAllowed: boolean): void {
  const { intent } = row;
  if (intent.status !== 'requires_action')
    throw unexpectedState(`This PaymentIntent (${row.id}) has a status of ${intent.status} and needs no action.`, intent);
  const method = cause.sandbox.store.paymentMethods.get(String(intent.payment_method));
  if (!isAllowed || !method) failAuthentication(cause, row);
  else succeedIntent(cause, row, method);
}

/** Completes a payment in `processing`, for the control API. */
export function finishProcessing(cause: Cause, row: PaymentIntentRow, isAllowed: boolean): void {
  if (row.intent.status !== 'processing')
    throw invalidRequest(`This PaymentIntent (${row.id}) has a status of ${row.intent.status} and is not processing.`);
  const method = cause.sandbox.store.paymentMethods.get(String(row.intent.payment_method));
  if (!isAllowed || !method) failAuthentication(cause, row);
  else succeedIntent(cause, row, method);
}
