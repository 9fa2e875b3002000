/** Rows contain Shippo's response bodies (snake case); in the tests the SDK's zod schemas validate them. */
export interface AddressRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  name: string;
  company: string;
  street1: string;
  street2: string;
  street3: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
  email: string;
  is_complete: boolean;
  is_residential: boolean;
  metadata: string;
  test: boolean;
  validation_results: { is_valid: boolean; messages: { source: string; code: string; type: string; text: string }[] };
}

export interface ParcelRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  object_state: 'VALID';
  length: string;
  width: string;
  height: string;
  distance_unit: string;
  weight: string;
  mass_unit: string;
  metadata: string;
  test: boolean;
}

export interface RateRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  shipment: string;
  attributes: ('CHEAPEST' | 'FASTEST' | 'BESTVALUE')[];
  amount: string;
  currency: string;
  amount_local: string;
  currency_local: string;
  provider: 'USPS' | 'UPS';
  servicelevel: { name: string; token: string; terms: string };
  estimated_days: number;
  duration_terms: string;
  carrier_account: string;
  zone: string;
  messages: ShippoMessage[];
  test: boolean;
}

export interface ShippoMessage {
  source: string;
  code: string;
  text: string;
}

export interface ShipmentRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  status: 'SUCCESS';
  address_from: AddressRow;
  address_to: AddressRow;
  address_return: AddressRow;
  parcels: ParcelRow[];
  carrier_accounts: string[];
  metadata: string;
  messages: ShippoMessage[];
  rates: RateRow[];
  shipment_date: string;
  test: boolean;
}

export interface LabelRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  object_state: 'VALID' | 'INVALID';
  status: 'SUCCESS' | 'ERROR' | 'REFUNDED' | 'REFUNDPENDING';
  rate: string;
  metadata: string;
  tracking_number: string;
  tracking_status: TrackState;
  tracking_url_provider: string;
  label_file_type: string;
  label_url: string;
  commercial_invoice_url: string;
  qr_code_url: string;
  parcel: string;
  messages: ShippoMessage[];
  test: boolean;
}

export type TrackState = 'UNKNOWN' | 'PRE_TRANSIT' | 'TRANSIT' | 'DELIVERED' | 'RETURNED' | 'FAILURE';

export interface TrackStep {
  object_id: string;
  object_created: string;
  object_updated: string;
  status: TrackState;
  status_date: string;
  status_details: string;
  location: { city: string; state: string; zip: string; country: string };
}

export interface TrackRow {
  carrier: string;
  tracking_number: string;
  metadata: string;
  messages: string[];
  eta: string;
  servicelevel: { name: string; token: string };
  tracking_status: TrackStep;
  tracking_history: TrackStep[];
  transaction: string;
}

export interface ShippoRefundRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  status: 'QUEUED' | 'PENDING' | 'SUCCESS' | 'ERROR';
  transaction: string;
  test: boolean;
}

export interface ShippoWebhookRow {
  object_id: string;
  object_owner: string;
  object_created: string;
  object_updated: string;
  url: string;
  event: string;
  active: boolean;
  is_test: boolean;
}
