import { ProviderError } from '../provider-error.ts';

/** What the shop needs of a shipping carrier service; money in integer cents, weight in grams. */
export interface CarrierGateway {
  /** Rates for one parcel, cheapest first; empty when the carriers have none. @throws CarrierError */
  quoteRates(parcel: Parcel): Promise<CarrierRate[]>;
  /** An address as the carriers know it, or null when they do not. @throws CarrierError */
  checkAddress(address: CarrierRecipient): Promise<Pick<CarrierRecipient, 'street1' | 'street2' | 'city' | 'state' | 'zip'> | null>;
  /** Buys the label of a rate. Not idempotent at the provider: record the intent first, then look up with findLabel. @throws CarrierError */
  buyLabel(input: { carrierRateId: string; reference: string }): Promise<Label>;
  /** The label bought earlier for this reference, or null. */
  findLabel(input: { carrierRateId: string; reference: string }): Promise<Label | null>;
  /** Gives the label bought for this reference back; nothing to do without one. @throws CarrierError `rejected` when the carrier keeps it */
  voidLabel(input: { carrierRateId: string; reference: string }): Promise<void>;
  /** Where a parcel is, or null when the carrier has not seen it. @param carrier its name, such as UPS. @throws CarrierError */
  findParcel(input: { carrier: string; trackingNumber: string }): Promise<ParcelStatus | null>;
}

export interface CarrierRecipient {
  name: string;
  street1: string;
  street2?: string | null | undefined;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Length, width and height in mm. */
export type BoxSize = readonly [length: number, width: number, height: number];

export interface Parcel {
  to: CarrierRecipient;
  weightGrams: number;
  boxMm: BoxSize;
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

export const parcelStates = ['pre-transit', 'in-transit', 'delivered', 'returned', 'failed'] as const;
export type ParcelState = (typeof parcelStates)[number];

export interface ParcelStatus {
  state: ParcelState;
  /** When the carrier scanned it. */
  at: Date;
  /** In the carrier's words. */
  text: string;
}

/** `rejected`: this rate can't be bought. */
export class CarrierError extends ProviderError {
  override name = 'CarrierError';
}
