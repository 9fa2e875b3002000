import type { Endpoint } from './wire/endpoint.ts';

/** The account of the key, as far as a shop asks about it. */
const account = {
  id: 'acct_sandbox',
  object: 'account',
  business_type: 'company',
  capabilities: { card_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  country: 'US',
  created: 1_767_225_600,
  default_currency: 'usd',
  details_submitted: true,
  email: 'owner@brewquest.example',
  payouts_enabled: true,
  settings: { dashboard: { display_name: 'Brew Quest sandbox', timezone: 'Etc/UTC' } },
  type: 'standard',
};

export const accountEndpoint: Endpoint = { shape: { expand: 'any' }, run: () => account };
