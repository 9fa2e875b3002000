import type Stripe from 'stripe';
import type { PaymentIntentRow } from '../../store/stripe-rows.ts';
import type { StripeCall } from '../wire/call.ts';
import { listPage } from '../wire/list-page.ts';
import { mergeMetadata, readChoice, readFlag, readMap, readText, readTexts } from '../wire/read-param.ts';
import { invalidRequest, resourceMissing, unexpectedState } from '../wire/stripe-error.ts';
import { emitEvent } from '../webhooks/emit-event.ts';
import { confirmIntent } from './confirm-intent.ts';
import { readAmount, readCurrency, refuseSmallAmount } from './intent-amount.ts';
import { newIntent } from './new-intent.ts';
import { resolvePaymentMethod } from './payment-method.ts';

const CANCELABLE: readonly string[] = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'];
const CANCEL_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;

export function getIntentRow(call: StripeCall): PaymentIntentRow {
  const row = call.sandbox.store.paymentIntents.get(call.id);
  const secret = readText(call.params, 'client_secret');
  if (!row) throw resourceMissing('payment_intent', call.id, 'intent');
  if (call.key.kind === 'publishable' && secret !== row.intent.client_secret) {
    throw secret === undefined
      ? invalidRequest('Missing required param: client_secret.', { code: 'parameter_missing', param: 'client_secret' })
      : resourceMissing('payment_intent', call.id, 'intent');
  }
  return row;
}

export function createIntent(call: StripeCall): Stripe.PaymentIntent {
  const { sandbox, params } = call;
  const currency = readCurrency(params);
  const amount = readAmount(params);
  refuseSmallAmount(amount, currency);
  const allowedTypes = params['allowed_payment_method_types'] === undefined ? null : readTexts(params, 'allowed_payment_method_types');
  const automatic = readMap(params, 'automatic_payment_methods');
  if (allowedTypes && automatic)
    throw invalidRequest('You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.', {
      code: 'parameters_exclusive',
      param: 'allowed_payment_method_types',
    });
  const isConfirmed = readFlag(params, 'confirm') ?? false;
  if (!isConfirmed && params['return_url'] !== undefined)
    throw invalidRequest('This parameter can only be used with `confirm=true`: return_url.', { param: 'return_url' });
  const intent = newIntent({
    amount,
    currency,
    metadata: mergeMetadata({}, params),
    description: readText(params, 'description') ?? null,
    receiptEmail: readText(params, 'receipt_email') || null,
    shipping: readShipping(call),
    allowedTypes,
    allowRedirects: automatic ? (readChoice(automatic, 'allow_redirects', ['always', 'never'] as const) ?? 'always') : 'always',
    captureMethod: readChoice(params, 'capture_method', ['automatic', 'automatic_async'] as const) ?? 'automatic_async',
    created: sandbox.clock.nowSeconds(),
  });
  const methodId = readText(params, 'payment_method');
  if (methodId && !isConfirmed) {
    intent.payment_method = resolvePaymentMethod(sandbox, methodId).id;
    intent.status = 'requires_confirmation';
  }
  const row = sandbox.store.paymentIntents.put(intent.id, {
    id: intent.id,
    intent,
    idempotencyKey: call.idempotencyKey,
    checkoutId: null,
    returnUrl: null,
  });
  emitEvent(call, 'payment_intent.created', intent);
  return isConfirmed ? confirmIntent(call, row) : intent;
}

export function updateIntent(call: StripeCall): Stripe.PaymentIntent {
  const { sandbox, params } = call;
  const row = getIntentRow(call);
  const { intent } = row;
  const changesMoney = ['amount', 'currency', 'payment_method'].some((name) => params[name] !== undefined);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status) && changesMoney) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      intent,
    );
  }
  const currency = params['currency'] === undefined ? intent.currency : readCurrency(params);
  const amount = params['amount'] === undefined ? intent.amount : readAmount(params);
  refuseSmallAmount(amount, currency);
  const methodId = readText(params, 'payment_method');
  Object.assign(intent, {
    currency,
    amount,
    metadata: mergeMetadata(intent.metadata, params),
    description: params['description'] === undefined ? intent.description : (readText(params, 'description') ?? null),
    receipt_email: params['receipt_email'] === undefined ? intent.receipt_email : readText(params, 'receipt_email') || null,
    shipping: params['shipping'] === undefined ? intent.shipping : readShipping(call),
    ...(methodId ? { payment_method: resolvePaymentMethod(sandbox, methodId).id, status: 'requires_confirmation' } : {}),
  } satisfies Partial<Stripe.PaymentIntent>);
  sandbox.store.paymentIntents.put(row.id, row);
  return intent;
}

export function cancelIntent(call: StripeCall): Stripe.PaymentIntent {
  const row = getIntentRow(call);
  const { intent } = row;
  const reason = readChoice(call.params, 'cancellation_reason', CANCEL_REASONS) ?? null;
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      intent,
    );
  }
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: call.sandbox.clock.nowSeconds(),
    cancellation_reason: reason,
    next_action: null,
  } satisfies Partial<Stripe.PaymentIntent>);
  call.sandbox.store.paymentIntents.put(row.id, row);
  emitEvent(call, 'payment_intent.canceled', intent);
  return intent;
}

export function listIntents({ sandbox, params }: StripeCall): Stripe.ApiList<Stripe.PaymentIntent> {
  return listPage(
    // Nullable in Stripe's reference; a list is not where a secret is to be taken from.
    sandbox.store.paymentIntents.newestFirst().map(({ intent }) => ({ ...intent, client_secret: null })),
    params,
    '/v1/payment_intents',
    'payment_intent',
  );
}

function readShipping(call: StripeCall): Stripe.PaymentIntent.Shipping | null {
  const given = readMap(call.params, 'shipping');
  if (!given) return null;
  const address = readMap(given, 'address') ?? {};
  function text(name: string): string | null {
    return readText(address, name) ?? null;
  }
  return {
    address: {
      city: text('city'),
      country: text('country'),
      line1: text('line1'),
      line2: text('line2'),
      postal_code: text('postal_code'),
      state: text('state'),
    },
    carrier: readText(given, 'carrier') ?? null,
    name: readText(given, 'name') ?? '',
    phone: readText(given, 'phone') ?? null,
    tracking_number: readText(given, 'tracking_number') ?? null,
  };
}
