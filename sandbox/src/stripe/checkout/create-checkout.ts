import type Stripe from 'stripe';
import { stripeId } from '../../http/ids.ts';
import { isWebUrl } from '../payments/confirm-intent.ts';
import { refuseSmallAmount } from '../payments/intent-amount.ts';
import type { StripeCall } from '../wire/call.ts';
import { mergeMetadata, readChoice, readInteger, readMap, readText, requireText } from '../wire/read-param.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import { newSession } from './new-session.ts';
import { readLineItems, readShipping } from './read-line-items.ts';

const DAY_SECONDS = 24 * 3600;
const HALF_HOUR_SECONDS = 1800;

export function createCheckout(call: StripeCall): Stripe.Checkout.Session {
  const { sandbox, params } = call;
  const mode = readChoice(params, 'mode', ['payment', 'setup', 'subscription'] as const) ?? 'payment';
  if (mode !== 'payment') throw invalidRequest(`The sandbox stands in for mode payment, not ${mode}.`, { param: 'mode' });
  const uiMode = readText(params, 'ui_mode') ?? 'hosted_page';
  if (uiMode !== 'hosted_page') throw invalidRequest(`The sandbox stands in for ui_mode hosted_page, not ${uiMode}.`, { param: 'ui_mode' });
  const successUrl = readUrl('success_url', requireText(params, 'success_url'));
  const cancelUrl = readText(params, 'cancel_url');
  const id = stripeId('cs_test');
  const lineItems = readLineItems(params);
  const currency = lineItems[0]?.currency ?? 'usd';
  const shipping = readShipping(params, currency);
  const subtotal = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  refuseSmallAmount(subtotal + shipping, currency);
  const intentData = readMap(params, 'payment_intent_data') ?? {};
  const session = newSession({
    id,
    created: sandbox.clock.nowSeconds(),
    expiresAt: readExpiry(call),
    currency,
    subtotal,
    shipping,
    successUrl,
    cancelUrl: cancelUrl ? readUrl('cancel_url', cancelUrl) : null,
    email: readText(params, 'customer_email') ?? null,
    reference: readText(params, 'client_reference_id') ?? null,
    metadata: mergeMetadata({}, params),
    url: sandbox.pageUrl(`/checkout/${id}`, successUrl),
  });
  sandbox.store.checkouts.put(id, {
    id,
    session,
    lineItems,
    intentMetadata: mergeMetadata({}, intentData),
    intentDescription: readText(intentData, 'description') ?? null,
  });
  return session;
}

/** The placeholder {CHECKOUT_SESSION_ID} stays unescaped: braces are not valid in a URL, but Stripe accepts them. */
function readUrl(name: string, url: string): string {
  if (!isWebUrl(url)) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
  return url;
}

function readExpiry({ sandbox, params }: StripeCall): number {
  const now = sandbox.clock.nowSeconds();
  const expiresAt = readInteger(params, 'expires_at') ?? now + DAY_SECONDS;
  if (expiresAt < now + HALF_HOUR_SECONDS)
    throw invalidRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param: 'expires_at' });
  if (expiresAt > now + DAY_SECONDS)
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param: 'expires_at' });
  return expiresAt;
}
