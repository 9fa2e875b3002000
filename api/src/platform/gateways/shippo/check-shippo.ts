import type { Env } from '../../config/load-env.ts';
import { shippoClient } from './shippo-client.ts';

const TIMEOUT_MS = 8_000;

/** Lists the carrier accounts; buys nothing. @throws with the reason, also when no account is active */
export async function checkShippo(settings: Env['shippo']): Promise<string> {
  const { results = [] } = await shippoClient(settings, TIMEOUT_MS).carrierAccounts.list({ results: 100 });
  const carriers = new Set(results.filter(({ active }) => active !== false).map(({ carrier }) => carrier));
  if (carriers.size === 0) throw new Error('no carrier account is active');
  return `carriers ${[...carriers].toSorted().join(', ')}`;
}
