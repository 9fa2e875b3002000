import type Stripe from 'stripe';
import type { PaymentIntentRow, PaymentMethodRow } from '../../store/stripe-rows.ts';
import type { StripeCall } from '../wire/call.ts';
import { readFlag, readMap, readText } from '../wire/read-param.ts';
import { invalidRequest, unexpectedState } from '../wire/stripe-error.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import { createPaymentMethod, resolvePaymentMethod, SANDBOX_BANK } from './payment-method.ts';
import { declineIntent, startProcessing, succeedIntent } from './finalize-intent.ts';

const CONFIRMABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Confirms the intent; throws Stripe's 402 when the card is declined. */
export function confirmIntent(call: StripeCall, row: PaymentIntentRow): Stripe.PaymentIntent {
  refuseWrongState(row.intent);
  const returnUrl = readReturnUrl(call, row.intent);
  const method = chooseMethod(call, row.intent);
  if (!row.intent.payment_method_types.includes(method.method.type) && method.outcome.kind !== 'processing') {
    throw invalidRequest(`The PaymentMethod provided (${method.method.type}) is not allowed for this PaymentIntent.`, {
      code: 'payment_intent_incompatible_payment_method',
      param: 'payment_method',
    });
  }
  row.intent.payment_method = method.id;
  row.returnUrl = returnUrl ?? row.returnUrl;
  attempt(call, row, method);
  return row.intent;
}

function attempt(call: StripeCall, row: PaymentIntentRow, method: PaymentMethodRow): void {
  const { outcome } = method;
  switch (outcome.kind) {
    case 'decline':
      throw declineIntent(call, row, method, outcome);
    case 'authenticate':
      return requireAction(call, row, '3ds');
    case 'redirect':
      if (!row.returnUrl)
        throw invalidRequest('A return_url must be specified for a redirect-based payment method.', {
          code: 'parameter_missing',
          param: 'return_url',
        });
      return requireAction(call, row, 'redirect');
    case 'processing':
      return startProcessing(call, row);
    default:
      return succeedIntent(call, row, method);
  }
}

/** Stripe.js shows 3-D Secure in a dialog; without it, and for a redirect method, the browser is redirected. */
function requireAction(call: StripeCall, row: PaymentIntentRow, page: '3ds' | 'redirect'): void {
  const { sandbox } = call;
  const path = `/${page}/${row.id}`;
  const query = `?client_secret=${row.intent.client_secret ?? ''}`;
  const usesDialog = page === '3ds' && (readFlag(call.params, 'use_stripe_sdk') || !row.returnUrl);
  row.intent.status = 'requires_action';
  row.intent.last_payment_error = null;
  row.intent.next_action = usesDialog
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: path + query, source: row.id } }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: row.returnUrl, url: sandbox.pageUrl(path, row.returnUrl) + query } };
  sandbox.store.paymentIntents.put(row.id, row);
  emitEvent(call, 'payment_intent.requires_action', row.intent);
}

function refuseWrongState(intent: Stripe.PaymentIntent): void {
  if (CONFIRMABLE.includes(intent.status)) return;
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  throw unexpectedState(
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    intent,
  );
}

function chooseMethod(call: StripeCall, intent: Stripe.PaymentIntent): PaymentMethodRow {
  const id = readText(call.params, 'payment_method');
  const data = readMap(call.params, 'payment_method_data');
  if (id && data)
    throw invalidRequest('You may only specify one of these parameters: payment_method, payment_method_data.', {
      code: 'parameters_exclusive',
    });
  if (data) return createPaymentMethod(call.sandbox, data, call.key.kind);
  const chosen = id ?? (typeof intent.payment_method === 'string' ? intent.payment_method : undefined);
  if (!chosen) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  return resolvePaymentMethod(call.sandbox, chosen);
}

function readReturnUrl(call: StripeCall, intent: Stripe.PaymentIntent): string | null {
  const url = readText(call.params, 'return_url');
  if (url !== undefined && !isWebUrl(url)) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always' || intent.payment_method_types.includes(SANDBOX_BANK);
  if (url === undefined && call.key.kind === 'secret' && mayRedirect) {
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    );
  }
  return url ?? null;
}

export function isWebUrl(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}
