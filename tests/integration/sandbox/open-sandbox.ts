import { onTestFinished } from 'vitest';
import Stripe from 'stripe';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../../../sandbox/src/index.ts';

export interface OpenSandbox {
  running: RunningSandbox;
  url: string;
  /** With a secret key, as the shop's server uses it. */
  stripe: Stripe;
  /** With a publishable key, as a browser uses it. */
  browser: Stripe;
  control(path: string, body?: object, method?: string): Promise<Record<string, unknown>>;
}

export function stripeAt(url: string, key = 'sk_test_tests', options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0, ...options });
}

/** A sandbox for one test, closed when the test ends. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const running = await startSandbox({ port: 0, smtpPort: 0, ...options });
  onTestFinished(() => running.close());
  return {
    running,
    url: running.url,
    stripe: stripeAt(running.url),
    browser: stripeAt(running.url, 'pk_test_tests'),
    control: async (path, body, method = body === undefined ? 'GET' : 'POST') => {
      const answer = await fetch(`${running.url}/_sandbox${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}

export const BACK = 'http://shop.example/order-success';

export function newIntent({ stripe }: OpenSandbox, amount = 2199): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ amount, currency: 'usd', metadata: { orderId: 'o-1' } });
}

export function confirm({ stripe }: OpenSandbox, id: string, method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.confirm(id, { payment_method: method, return_url: BACK });
}

export async function paidIntent(sandbox: OpenSandbox, amount = 2199, method = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return confirm(sandbox, (await newIntent(sandbox, amount)).id, method);
}

/** The Stripe error of the rejected call. */
export async function errorOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error: unknown) => {
      if (error instanceof Stripe.errors.StripeError) return error;
      throw error;
    },
  );
}

export async function until<T>(look: () => T | Promise<T | undefined> | undefined, limitMs = 8_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as T;
    if (Date.now() > end) throw new Error(`Nothing within ${limitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
