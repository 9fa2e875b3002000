import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Env } from '../../config/load-env.ts';
import { createStripeClient } from './stripe-client.ts';

/** Stripe has no object of this id, so a request that is permitted ends with "No such ..." and changes nothing. */
const NO_ID = 'brewquest_permission_check';

/**
 * What the shop asks Stripe for, by the names of the page on which a restricted key is made (https://docs.stripe.com/keys/restricted-api-keys).
 * Write includes read there. No request charges, refunds or creates anything.
 */
const requests: [permission: string, send: (stripe: Stripe) => Promise<unknown>][] = [
  ['PaymentIntents: Write (rak_payment_intent_write)', (stripe) => stripe.paymentIntents.cancel(`pi_${NO_ID}`)],
  ['Charges and Refunds: Write (rak_charge_write)', (stripe) => stripe.refunds.create({ payment_intent: `pi_${NO_ID}`, amount: 50 })],
  ['Disputes: Read (rak_dispute_read)', (stripe) => stripe.disputes.list({ payment_intent: `pi_${NO_ID}`, limit: 1 })],
  ['Checkout Sessions: Write (rak_checkout_session_write)', (stripe) => stripe.checkout.sessions.expire(`cs_test_${NO_ID}`)],
];

async function isRefused(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true;
    // Any other refusal of the request itself means that the key may send it.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

export function isRestrictedKey(secretKey: string): boolean {
  return secretKey.startsWith('rk_');
}

/** The permissions that a restricted key lacks; none for any other key. @throws when Stripe can't be asked. */
export async function missingStripePermissions(settings: Env['stripe']): Promise<string[]> {
  if (!isRestrictedKey(settings.secretKey)) return [];
  const stripe = createStripeClient(settings);
  const answers = await Promise.all(requests.map(async ([permission, send]) => ({ permission, isMissing: await isRefused(send(stripe)) })));
  return answers.filter(({ isMissing }) => isMissing).map(({ permission }) => permission);
}

/** At a start, beside the service: a provider that is unavailable costs one line of the log. */
export async function reportMissingPermissions(settings: Env['stripe'], log: Logger): Promise<void> {
  if (!isRestrictedKey(settings.secretKey)) return;
  try {
    const missing = await missingStripePermissions(settings);
    if (missing.length > 0) log.error({ missing }, `STRIPE_SECRET_KEY lacks a permission: ${missing.join(', ')}`);
    else log.info('STRIPE_SECRET_KEY has the permissions that the shop needs');
  } catch (error) {
    log.warn({ err: error }, 'the permissions of STRIPE_SECRET_KEY could not be checked');
  }
}
