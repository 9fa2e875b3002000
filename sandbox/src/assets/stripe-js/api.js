/** `/sandbox/js/v3/` behind the shop, `/js/v3/` alone: the part before it is the API's base URL. */
export const API_BASE = document.currentScript.src.replace(/js\/v3\/?(\?.*)?$/, '');

const TIMEOUT_MS = 60_000;
const CONNECTION_ERROR = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
};

/** Stripe's form encoding of nested objects. Undefined is left out. */
export function encodeForm(value, path = '', into = new URLSearchParams()) {
  if (value === undefined || value === null) return into;
  if (typeof value === 'object') {
    for (const [name, child] of Object.entries(value)) encodeForm(child, path === '' ? name : `${path}[${name}]`, into);
  } else into.append(path, String(value));
  return into;
}

/** Returns {value} or {error}, never throws, as Stripe.js does. */
export async function callApi(key, method, path, params) {
  const form = encodeForm({ ...params, key });
  try {
    const url = `${API_BASE}${path}${method === 'GET' ? `?${form}` : ''}`;
    const answer = await fetch(url, {
      method,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'POST'
        ? { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' } }
        : {}),
    });
    const body = await answer.json();
    if (answer.ok && body.error === undefined) return { value: body };
    return { error: body.error?.message ? body.error : { type: 'api_error', message: 'An unexpected error occurred.' } };
  } catch {
    return { error: { ...CONNECTION_ERROR } };
  }
}

/** For integration errors in the shop's code, which Stripe.js throws. */
export function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

export function intentIdOf(clientSecret) {
  const match = /^(pi_\w+?)_secret_\w+$/.exec(String(clientSecret));
  if (!match) throw integrationError('Invalid value for clientSecret: it should be of the form ${id}_secret_${secret}.');
  return match[1];
}
