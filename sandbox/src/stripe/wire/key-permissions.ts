import type { Request } from 'express';
import type { ApiKey } from './api-key.ts';
import { StripeError } from './stripe-error.ts';

/** Names as in Stripe's own answers. Refunds belong to the charges. */
const resources: [path: RegExp, name: string][] = [
  [/^\/payment_intents/, 'payment_intent'],
  [/^\/(charges|refunds)/, 'charge'],
  [/^\/disputes/, 'dispute'],
  [/^\/checkout\/sessions/, 'checkout_session'],
  [/^\/events/, 'event'],
  [/^\/account$/, 'accounts_kyc_basic'],
];

/**
 * A restricted key says in its name what it lacks: rk_test_without_rak_charge_write. One without write may still read. Checked before
 * the parameters and the object.
 */
export function checkPermission({ value }: ApiKey, { method, path }: Pick<Request, 'method' | 'path'>): void {
  if (!value.startsWith('rk_test_without_')) return;
  const name = resources.find(([pattern]) => pattern.test(path))?.[1];
  if (!name) return;
  const needed = `rak_${name}_${method === 'GET' ? 'read' : 'write'}`;
  const isMissing = value.includes(needed) || value.includes(`rak_${name}_read`);
  if (!isMissing) return;
  throw new StripeError(403, {
    type: 'invalid_request_error',
    message: `The provided key 'rk_test_*********${value.slice(-6)}' does not have the required permissions for this endpoint on account 'acct_sandbox'. Having the '${needed}' permission would allow this request to continue.`,
  });
}
