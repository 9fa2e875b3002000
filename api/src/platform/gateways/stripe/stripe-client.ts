import Stripe from 'stripe';
import type { Env } from '../../config/load-env.ts';

/** Two tries of 4 s leave room inside the 10 s in which checkout must answer (docs/reliability.md, PAY-21). */
const TIMEOUT_MS = 4_000;
const RETRIES = 1;

export function createStripeClient(settings: Pick<Env['stripe'], 'apiBase' | 'secretKey'>): Stripe {
  const base = new URL(settings.apiBase);
  return new Stripe(settings.secretKey, {
    host: base.hostname,
    port: base.port || (base.protocol === 'https:' ? 443 : 80),
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    // Its timeout is for the whole answer. That of the default client begins again with each byte (docs/reliability.md, PAY-41).
    httpClient: Stripe.createFetchHttpClient(),
  });
}
