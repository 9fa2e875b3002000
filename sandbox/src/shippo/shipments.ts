import type { Sandbox } from '../parts/sandbox.ts';
import { createAddress } from './addresses.ts';
import { isoNow, stamp } from './object-stamp.ts';
import { CARRIER_ACCOUNTS, quote } from './rates.ts';
import { fieldText, requireField, requireObject, requireSize, type Fields } from './read-field.ts';
import type { AddressRow, ParcelRow, ShipmentRow } from '../store/shippo-rows.ts';
import { badField } from './shippo-error.ts';

const MAX_PARCELS = 20;

export function createShipment(sandbox: Sandbox, fields: Fields): ShipmentRow {
  const from = readAddress(sandbox, fields, 'address_from');
  const to = readAddress(sandbox, fields, 'address_to');
  const given = fields['parcels'];
  if (!Array.isArray(given) || given.length === 0) throw badField('parcels', 'This field is required.');
  if (given.length > MAX_PARCELS) throw badField('parcels', `At most ${MAX_PARCELS} parcels.`);
  const parcels = given.map((parcel) => readParcel(sandbox, parcel));
  const stamped = stamp(sandbox);
  const accounts = readAccounts(fields);
  const quoted = quote(sandbox, stamped.object_id, from, to, parcels);
  const rates = quoted.rates.filter(({ carrier_account: account }) => accounts.includes(account));
  const row: ShipmentRow = {
    ...stamped,
    status: 'SUCCESS',
    address_from: from,
    address_to: to,
    address_return: from,
    parcels,
    carrier_accounts: accounts,
    metadata: fieldText(fields, 'metadata'),
    messages: quoted.messages,
    rates,
    shipment_date: fieldText(fields, 'shipment_date') || isoNow(sandbox),
    test: true,
  };
  return sandbox.store.shipments.put(row.object_id, row);
}

/** The named carrier accounts, or all. */
function readAccounts(fields: Fields): string[] {
  const all: string[] = Object.values(CARRIER_ACCOUNTS);
  const given = fields['carrier_accounts'];
  if (!Array.isArray(given) || given.length === 0) return all;
  const unknown = given.find((id) => !all.includes(String(id)));
  if (unknown !== undefined) throw badField('carrier_accounts', `Carrier account ${String(unknown)} not found.`);
  return given.map(String);
}

/** An address is inline, or the id of an existing one. */
function readAddress(sandbox: Sandbox, fields: Fields, name: string): AddressRow {
  const value = fields[name];
  if (typeof value === 'string') {
    const known = sandbox.store.addresses.get(value);
    if (!known) throw badField(name, `Address with supplied object_id ${value} not found.`);
    return known;
  }
  const given = requireObject(fields, name);
  if (!fieldText(given, 'zip') && fieldText(given, 'country').toUpperCase() === 'US') throw badField(name, 'zip: This field is required.');
  return createAddress(sandbox, given);
}

function readParcel(sandbox: Sandbox, value: unknown): ParcelRow {
  if (typeof value !== 'object' || value === null) throw badField('parcels', 'Invalid data. Expected a dictionary.');
  const fields = value as Fields;
  const massUnit = requireField(fields, 'mass_unit');
  if (!['lb', 'oz', 'g', 'kg'].includes(massUnit)) throw badField('mass_unit', `"${massUnit}" is not a valid choice.`);
  const distanceUnit = requireField(fields, 'distance_unit');
  if (!['in', 'cm', 'ft', 'm', 'mm', 'yd'].includes(distanceUnit))
    throw badField('distance_unit', `"${distanceUnit}" is not a valid choice.`);
  return {
    ...stamp(sandbox),
    object_state: 'VALID',
    length: requireSize(fields, 'length'),
    width: requireSize(fields, 'width'),
    height: requireSize(fields, 'height'),
    distance_unit: distanceUnit,
    weight: requireSize(fields, 'weight'),
    mass_unit: massUnit,
    metadata: fieldText(fields, 'metadata'),
    test: true,
  };
}
