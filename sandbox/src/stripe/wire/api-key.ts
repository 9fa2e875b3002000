import type { Request } from 'express';
import { isFromBrowser } from '../../http/from-browser.ts';
import { StripeError } from './stripe-error.ts';

export type ApiKey = { kind: 'secret' | 'publishable'; value: string };

/** Bearer or Basic (key as user name), or `key` in the body as Stripe.js sends it. Refuses live keys, and secret keys from browsers. */
export function readApiKey(request: Request, bodyKey: string | undefined): ApiKey {
  const value = keyFromHeader(request.headers.authorization) ?? bodyKey;
  if (!value) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk|pk|sk_org)_live_/.test(value))
    throw unauthorized('A live key was sent to the sandbox. Use a test key: the sandbox never touches live keys.');
  if (isFromBrowser(request) && !value.startsWith('pk_'))
    throw unauthorized('You should not use your secret key with Stripe.js. Please pass a publishable key instead.');
  if (/^(sk|rk)_test_\w/.test(value)) return { kind: 'secret', value };
  if (/^pk_test_\w/.test(value)) return { kind: 'publishable', value };
  throw unauthorized(`Invalid API Key provided: ${value.slice(0, 3)}***${value.slice(-4)}`);
}

function keyFromHeader(header: string | undefined): string | undefined {
  const [scheme = '', rest = ''] = (header ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return rest.trim() || undefined;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(rest, 'base64').toString('utf8').split(':')[0] || undefined;
  return undefined;
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}

export function secretKeyRequired(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}
