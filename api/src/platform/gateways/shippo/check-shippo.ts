import { Shippo } from 'shippo';
import type { Env } from '../../config/load-env.ts';

const TIMEOUT_MS = 8_000;

/** Lists the carrier accounts; buys nothing. @throws with the reason, also when no account is active */
export async function checkShippo({ apiKey, apiBase }: Env['shippo']): Promise<string> {
  const shippo = new Shippo({ apiKeyHeader: `ShippoToken ${apiKey}`, shippoApiVersion: '2018-02-08', serverURL: apiBase });
  const { results = [] } = await shippo.carrierAccounts.list({ results: 100 }, { timeoutMs: TIMEOUT_MS });
  const carriers = new Set(results.filter(({ active }) => active !== false).map(({ carrier }) => carrier));
  if (carriers.size === 0) throw new Error('no carrier account is active');
  return `carriers ${[...carriers].toSorted().join(', ')}`;
}
