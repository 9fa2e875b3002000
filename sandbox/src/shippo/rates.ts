import type { Sandbox } from '../parts/sandbox.ts';
import { stamp } from './object-stamp.ts';
import type { AddressRow, ParcelRow, RateRow, ShippoMessage } from '../store/shippo-rows.ts';
import { complaintsOf } from './addresses.ts';

interface Service {
  provider: 'USPS' | 'UPS';
  token: string;
  name: string;
  terms: string;
  /** Cents: base price, per started pound after the first, per zone after the first. */
  base: number;
  perPound: number;
  perZone: number;
  days(zone: number): number;
  /** The carrier's limit for the service. */
  maxPounds: number;
}

/** Invented, realistic prices; the same parcel always has the same price. */
const SERVICES: readonly Service[] = [
  {
    provider: 'USPS',
    token: 'usps_ground_advantage',
    name: 'Ground Advantage',
    terms: 'Delivery in 2 to 5 business days.',
    base: 489,
    perPound: 62,
    perZone: 31,
    days: (zone) => Math.min(5, 2 + Math.floor(zone / 3)),
    maxPounds: 70,
  },
  {
    provider: 'USPS',
    token: 'usps_priority',
    name: 'Priority Mail',
    terms: 'Delivery in 1 to 3 business days.',
    base: 789,
    perPound: 96,
    perZone: 54,
    days: (zone) => Math.min(3, 1 + Math.floor(zone / 3)),
    maxPounds: 70,
  },
  {
    provider: 'USPS',
    token: 'usps_priority_express',
    name: 'Priority Mail Express',
    terms: 'Overnight to most U.S. locations.',
    base: 2795,
    perPound: 210,
    perZone: 240,
    days: (zone) => (zone > 6 ? 2 : 1),
    maxPounds: 70,
  },
  {
    provider: 'UPS',
    token: 'ups_ground',
    name: 'Ground',
    terms: 'Delivery in 1 to 5 business days.',
    base: 912,
    perPound: 58,
    perZone: 42,
    days: (zone) => Math.min(5, 1 + Math.floor(zone / 2)),
    maxPounds: 150,
  },
  {
    provider: 'UPS',
    token: 'ups_second_day_air',
    name: '2nd Day Air',
    terms: 'Delivery on the second business day.',
    base: 1735,
    perPound: 168,
    perZone: 118,
    days: () => 2,
    maxPounds: 150,
  },
];

export const CARRIER_ACCOUNTS: Record<Service['provider'], string> = {
  USPS: 'b741b99f95e841639b54272834bc478c',
  UPS: '558c84bbc25a4f609f5a56f06f2a5f3b',
};

const POUNDS_PER: Record<string, number> = { lb: 1, oz: 1 / 16, g: 1 / 453.592, kg: 2.20462 };

const INCHES_PER: Record<string, number> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, ft: 12, m: 39.3701, yd: 36 };
/** Above a cubic foot the carriers charge by size: cubic inches to the pound. */
const CUBIC_FOOT = 1728;
const CUBIC_INCHES_PER_POUND = 166;

function actualPounds({ weight, mass_unit: unit }: ParcelRow): number {
  return Number(weight) * (POUNDS_PER[unit] ?? 1);
}

function dimensionalPounds({ length, width, height, distance_unit: unit }: ParcelRow): number {
  const cubicInches = [length, width, height].reduce((product, side) => product * Number(side) * (INCHES_PER[unit] ?? 1), 1);
  return cubicInches > CUBIC_FOOT * 1.01 ? cubicInches / CUBIC_INCHES_PER_POUND : 0;
}

export function quote(
  sandbox: Sandbox,
  shipmentId: string,
  from: AddressRow,
  to: AddressRow,
  parcels: ParcelRow[],
): { rates: RateRow[]; messages: ShippoMessage[] } {
  const obstacle = obstacleOf(to);
  if (obstacle) return { rates: [], messages: (['USPS', 'UPS'] as const).map((source) => ({ source, code: '', text: obstacle })) };
  const zone = zoneBetween(from.zip, to.zip);
  const pounds = Math.max(
    1,
    Math.ceil(parcels.reduce((sum, parcel) => sum + Math.max(actualPounds(parcel), dimensionalPounds(parcel)), 0)),
  );
  const fitting = SERVICES.filter(({ maxPounds }) => pounds <= maxPounds);
  if (fitting.length === 0)
    return { rates: [], messages: [{ source: 'Shippo', code: '', text: `No carrier takes a parcel of ${pounds} lb.` }] };
  const cents = fitting.map((service) => service.base + (pounds - 1) * service.perPound + (zone - 1) * service.perZone);
  const days = fitting.map((service) => service.days(zone));
  const rates = fitting.map((service, index): RateRow => {
    const amount = ((cents[index] ?? 0) / 100).toFixed(2);
    const attributes: RateRow['attributes'] = [];
    if (cents[index] === Math.min(...cents)) attributes.push('CHEAPEST', 'BESTVALUE');
    if (index === days.indexOf(Math.min(...days))) attributes.push('FASTEST');
    const { object_updated: _unused, ...stamped } = stamp(sandbox);
    return {
      ...stamped,
      shipment: shipmentId,
      attributes,
      amount,
      currency: 'USD',
      amount_local: amount,
      currency_local: 'USD',
      provider: service.provider,
      servicelevel: { name: service.name, token: service.token, terms: service.terms },
      estimated_days: days[index] ?? 5,
      duration_terms: service.terms,
      carrier_account: CARRIER_ACCOUNTS[service.provider],
      zone: String(zone),
      messages: [],
      test: true,
    };
  });
  for (const rate of rates) sandbox.store.rates.put(rate.object_id, rate);
  return { rates, messages: [] };
}

/** Of UPS, in characters; the other carriers allow as much or more. */
const LONGEST_LINE = 35;
const LONGEST_PHONE = 15;

function obstacleOf(to: AddressRow): string | null {
  if (to.country !== 'US') return `Service to ${to.country} is not available.`;
  const tooLong = [to.name, to.street1, to.street2, to.street3].find((line) => line.length > LONGEST_LINE);
  if (tooLong !== undefined) return `"${tooLong}" is longer than ${LONGEST_LINE} characters.`;
  if (to.phone.length > LONGEST_PHONE) return `A phone number has at most ${LONGEST_PHONE} characters.`;
  const [message] = complaintsOf({ ...to, street1: to.street1 || '-' });
  return message ? message.text : null;
}

/** Postal zones 1 to 8 depend on distance; the first ZIP digit runs from east (0) to west (9), the next two refine it. */
function zoneBetween(fromZip: string, toZip: string): number {
  function region(zip: string): number {
    return Number(zip.slice(0, 3)) || 0;
  }
  return Math.min(8, 1 + Math.floor(Math.abs(region(fromZip) - region(toZip)) / 110));
}
