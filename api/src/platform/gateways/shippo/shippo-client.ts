import { Shippo } from 'shippo';
import { HTTPClient } from 'shippo/lib/http.js';
import type { Env } from '../../config/load-env.ts';
import { abortAfter } from '../../lib/with-timeout.ts';

/**
 * A client for one call that has to end within `timeoutMs`. The SDK's own timeout is on a Request that it copies, and Node does not abort
 * a copy once the first Request is garbage-collected (https://github.com/nodejs/undici/issues/4068).
 */
export function shippoClient({ apiKey, apiBase }: Env['shippo'], timeoutMs: number): Shippo {
  return new Shippo({
    apiKeyHeader: `ShippoToken ${apiKey}`,
    shippoApiVersion: '2018-02-08',
    serverURL: apiBase,
    httpClient: new HTTPClient({ fetcher: (request, init) => fetch(request, { ...init, signal: abortAfter(timeoutMs) }) }),
  });
}
