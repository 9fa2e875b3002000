import { CARRIER_ACCOUNTS } from './rates.ts';

/** Field names are Shippo's. */
export function listCarrierAccounts(): object[] {
  return Object.entries(CARRIER_ACCOUNTS).map(([provider, id]) => ({
    object_id: id,
    object_owner: 'owner@brewquest.example',
    account_id: `****${id.slice(-4)}`,
    active: true,
    carrier: provider.toLowerCase(),
    carrier_name: provider,
    is_shippo_account: true,
    metadata: '',
    parameters: {},
    test: true,
  }));
}
