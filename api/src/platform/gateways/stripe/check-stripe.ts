import Stripe from 'stripe';
import type { Env } from '../../config/load-env.ts';
import { createStripeClient } from './stripe-client.ts';
import { isRestrictedKey, missingStripePermissions } from './stripe-permissions.ts';

/** The account, in words. Null when a restricted key may not read it, which the shop never needs. @throws when it can't take payments */
async function describeAccount(settings: Env['stripe']): Promise<string | null> {
  try {
    const account = await createStripeClient(settings).accounts.retrieveCurrent();
    if (account.object !== 'account') throw new Error('answered something that is no account');
    if (!account.charges_enabled) throw new Error(`account ${account.id} can take no payments yet: complete its activation`);
    return `account ${account.id} (${account.country ?? 'no country'}) can take payments`;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError && isRestrictedKey(settings.secretKey)) return null;
    throw error;
  }
}

/** Retrieves the account and asks for the permissions of a restricted key; changes nothing. @throws with the reason */
export async function checkStripe(settings: Env['stripe']): Promise<string> {
  const account = await describeAccount(settings);
  const missing = await missingStripePermissions(settings);
  if (missing.length > 0) throw new Error(`the restricted key lacks ${missing.join(', ')}`);
  return account ?? 'the restricted key has the permissions that the shop needs';
}
