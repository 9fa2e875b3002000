import { ProviderError } from '../provider-error.ts';

/** What the shop needs of a shipping carrier service; money in integer cents, weight in grams. */
export interface CarrierGateway {
  /** Rates for one parcel, cheapest first; empty when the carriers have none. @throws CarrierError */
  quoteRates(parcel: Parcel): Promise<CarrierRate[]>;
  /** Buys the label of a rate. Not idempotent at the provider: record the intent first, then look up with findLabel. @throws CarrierError */
  buyLabel(input: { carrierRateId: string; reference: string }): Promise<Label>;
  /** The label bought earlier for this reference, or null. */
  findLabel(input: { carrierRateId: string; reference: string }): Promise<Label | null>;
}

export interface Parcel {
  to: { name: string; street1: string; city: string; state: string; zip: string; country: string };
  weightGrams: number;
}

export interface CarrierRate {
  carrierRateId: string;
  amountCents: number;
  provider: string;
  serviceName: string;
  /** Names the service at the carrier service, such as usps_priority; null when it has none. */
  serviceToken: string | null;
  estimatedDays: number | null;
}

export interface Label {
  trackingNumber: string;
  labelUrl: string | null;
  /** The carrier's page about the parcel, https only. */
  trackingUrl: string | null;
}

/** `rejected`: this rate can't be bought. */
export class CarrierError extends ProviderError {
  override name = 'CarrierError';
}
