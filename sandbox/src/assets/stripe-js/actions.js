import { callApi, integrationError, intentIdOf } from './api.js';
import { digitsOf } from './card-format.js';
import { authenticate } from './three-d-secure.js';

/** Never resolves: the browser is navigating. */
function leavePage(url) {
  window.location.assign(url);
  return new Promise(() => undefined);
}

export function cardData({ number, expiry, cvc }) {
  const digits = digitsOf(expiry ?? '');
  return { number: digitsOf(number ?? ''), exp_month: digits.slice(0, 2), exp_year: digits.slice(2, 4), cvc };
}

export async function retrieveIntent(key, clientSecret) {
  const { value, error } = await callApi(key, 'GET', `v1/payment_intents/${intentIdOf(clientSecret)}`, { client_secret: clientSecret });
  return error ? { error } : { paymentIntent: value };
}

/** Handles the intent's next action, in a dialog or on the bank's page. */
export async function finishNextAction(key, intent) {
  if (intent.status !== 'requires_action' || !intent.next_action) return { paymentIntent: intent };
  if (intent.next_action.type === 'redirect_to_url') return leavePage(intent.next_action.redirect_to_url.url);
  const { value, error } = await authenticate(key, intent);
  return error ? { error } : { paymentIntent: value };
}

async function confirm(key, clientSecret, params, handlesActions = true) {
  const path = `v1/payment_intents/${intentIdOf(clientSecret)}/confirm`;
  const { value, error } = await callApi(key, 'POST', path, { ...params, client_secret: clientSecret, use_stripe_sdk: true });
  if (error) return { error };
  return handlesActions ? finishNextAction(key, value) : { paymentIntent: value };
}

/** stripe.confirmPayment, for the Payment Element. */
export async function confirmPayment(key, { elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
  if (!elements) throw integrationError('stripe.confirmPayment(): the sandbox needs `elements`.');
  const inner = elements.sandbox;
  const secret = clientSecret ?? inner.options.clientSecret;
  if (!secret) throw integrationError('stripe.confirmPayment(): `clientSecret` is missing.');
  if (redirect !== 'if_required' && !confirmParams.return_url)
    throw integrationError(
      "stripe.confirmPayment(): the `confirmParams.return_url` argument is required unless passing `redirect: 'if_required'`.",
    );
  const payment = inner.payment();
  if (!payment) throw integrationError('stripe.confirmPayment(): no Payment Element is mounted.');
  if (inner.isDeferred() && !inner.isSubmitted())
    throw integrationError('elements.submit() must be called before stripe.confirmPayment().');
  const problem = payment.sandbox.validate();
  if (problem) return { error: problem };
  const mismatch = inner.isDeferred() ? await findMismatch(key, secret, inner.options) : null;
  if (mismatch) return { error: mismatch };

  const type = payment.sandbox.method();
  const { payment_method_data: given = {}, return_url: returnUrl, ...rest } = confirmParams;
  const data = { ...given, type, ...(type === 'card' ? { card: cardData(payment.sandbox.fields.values()) } : {}) };
  const result = await confirm(key, secret, { ...rest, payment_method_data: data, return_url: returnUrl });
  if (result.error || redirect === 'if_required') return result;
  return leavePage(returnAddress(returnUrl, result.paymentIntent));
}

/** What a payment intent and Elements must have in common in deferred mode, as one text. */
function termsOf(amount, currency, allowedTypes) {
  const methods = allowedTypes?.length ? allowedTypes.toSorted().join(', ') : 'automatic payment methods';
  return `${amount} ${currency.toLowerCase()}, ${methods}`;
}

/** Null when amount, currency and allowed payment methods on the page equal the intent's. */
async function findMismatch(key, secret, { amount, currency, allowedPaymentMethodTypes }) {
  const { paymentIntent, error } = await retrieveIntent(key, secret);
  if (error) return error;
  const isAutomatic = paymentIntent.automatic_payment_methods?.enabled === true;
  const wanted = termsOf(paymentIntent.amount, paymentIntent.currency, isAutomatic ? [] : paymentIntent.payment_method_types);
  const given = termsOf(amount, currency, allowedPaymentMethodTypes);
  if (given === wanted) return null;
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    message: `Elements (${given}) do not match the PaymentIntent (${wanted}).`,
    payment_intent: paymentIntent,
  };
}

export function returnAddress(returnUrl, intent) {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set(
    'redirect_status',
    intent.status === 'succeeded' ? 'succeeded' : intent.status === 'processing' ? 'pending' : 'failed',
  );
  return url.href;
}

/** stripe.confirmCardPayment, for the Card Element. */
export async function confirmCardPayment(key, groups, clientSecret, data = {}, { handleActions = true } = {}) {
  const { payment_method: method, return_url: returnUrl } = data;
  if (typeof method === 'string') return confirm(key, clientSecret, { payment_method: method, return_url: returnUrl }, handleActions);
  const made = method ? readCard(groups, method) : {};
  if (made.error) return made;
  return confirm(key, clientSecret, { ...(made.data ? { payment_method_data: made.data } : {}), return_url: returnUrl }, handleActions);
}

function readCard(groups, { card, billing_details: billing }) {
  if (card?.token) return { data: { type: 'card', card: { token: card.token }, billing_details: billing } };
  const group = groups.find((one) => one.sandbox.has(card));
  if (!group)
    throw integrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  const error = group.sandbox.validateCard();
  return error ? { error } : { data: { type: 'card', card: cardData(group.sandbox.cardValues()), billing_details: billing } };
}

export async function createPaymentMethod(key, groups, options) {
  const { elements, params = {} } = options;
  let data;
  if (elements) {
    if (!elements.sandbox.isSubmitted()) throw integrationError('elements.submit() must be called before stripe.createPaymentMethod().');
    const { method, fields } = elements.sandbox.payment().sandbox;
    data = { ...params, type: method(), ...(method() === 'card' ? { card: cardData(fields.values()) } : {}) };
  } else {
    const made = readCard(groups, options);
    if (made.error) return made;
    data = made.data;
  }
  const { value, error } = await callApi(key, 'POST', 'v1/elements/payment_methods', data);
  return error ? { error } : { paymentMethod: value };
}

export async function createToken(key, groups, card, data = {}) {
  const made = readCard(groups, { card });
  if (made.error) return made;
  const billing = data.name ? { name: data.name } : undefined;
  const { value, error } = await callApi(key, 'POST', 'v1/elements/tokens', { ...made.data, billing_details: billing });
  return error ? { error } : { token: value };
}
