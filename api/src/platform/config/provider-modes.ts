import type { RawEnv } from './env.ts';

export type ProviderMode = 'live' | 'test' | 'sandbox';

export const STRIPE_ORIGIN = 'https://api.stripe.com';
export const SHIPPO_ORIGIN = 'https://api.goshippo.com';

/** Secret, restricted and organization keys (https://docs.stripe.com/keys). */
const secretKey = /^(?:sk|rk|sk_org)_(live|test)_/;
const publishableKey = /^pk_(live|test)_/;

export function isLiveStripeKey(key: string): boolean {
  return secretKey.exec(key)?.[1] === 'live';
}

/** A secret key that is not a test key counts as live: the strict rules are the safe ones. */
export function stripeMode(key: string | undefined): ProviderMode {
  if (!key) return 'sandbox';
  return secretKey.exec(key)?.[1] === 'test' ? 'test' : 'live';
}

/** Shippo's live tokens begin with shippo_live_, older ones with nothing in particular. */
export function shippoMode(token: string | undefined): ProviderMode {
  if (!token) return 'sandbox';
  return token.startsWith('shippo_test_') ? 'test' : 'live';
}

function hasOrigin(address: string, origin: string): boolean {
  return new URL(address).origin === origin;
}

type Keys = Pick<RawEnv, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'>;

function stripeKeyProblems({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }: Keys, payments: ProviderMode): string[] {
  const problems: string[] = [];
  if (secret && !secretKey.test(secret)) {
    problems.push('STRIPE_SECRET_KEY: not a secret or restricted key (sk_live_, sk_test_, rk_live_, rk_test_)');
  }
  if (!publishable) return problems;
  const mode = publishableKey.exec(publishable)?.[1];
  // Every visitor's browser gets it.
  if (!mode) problems.push('STRIPE_PUBLISHABLE_KEY: not a publishable key (pk_live_, pk_test_)');
  else if (mode === 'live' && payments !== 'live')
    problems.push('STRIPE_PUBLISHABLE_KEY: a live key beside a STRIPE_SECRET_KEY that is not live');
  else if (mode === 'test' && payments === 'live') problems.push('STRIPE_PUBLISHABLE_KEY: a test key beside a live STRIPE_SECRET_KEY');
  return problems;
}

/** One line for each pair of settings of which one is real and the other is not (docs/reliability.md, INF-39). */
export function modeProblems(
  keys: Keys,
  { payments, shipping }: { payments: ProviderMode; shipping: ProviderMode },
  bases: { stripe: string; shippo: string },
): string[] {
  const problems = stripeKeyProblems(keys, payments);
  if (payments === 'live' && !hasOrigin(bases.stripe, STRIPE_ORIGIN)) {
    problems.push('STRIPE_API_BASE: a live Stripe key only ever talks to Stripe');
  }
  if (payments === 'live' && shipping === 'test') {
    problems.push('SHIPPO_API_KEY: a test token beside a live STRIPE_SECRET_KEY: paid orders would get labels of no carrier');
  }
  // Tests hand a worker such a token with the sandbox's address, to see that it buys nothing.
  if (shipping === 'live' && keys.NODE_ENV !== 'test') {
    if (!hasOrigin(bases.shippo, SHIPPO_ORIGIN)) problems.push('SHIPPO_API_BASE: a live Shippo token only ever talks to Shippo');
    if (payments !== 'live') {
      problems.push('SHIPPO_API_KEY: a live token beside a STRIPE_SECRET_KEY that is not live: nobody would have paid for the labels');
    }
  }
  return problems;
}
