import type { Sandbox } from '../parts/sandbox.ts';
import { stamp } from './object-stamp.ts';
import { fieldText, requireField, type Fields } from './read-field.ts';
import type { AddressRow } from '../store/shippo-rows.ts';
import { notFound } from './shippo-error.ts';

const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP AA AE AP'.split(
    ' ',
  ),
);

export function createAddress(sandbox: Sandbox, fields: Fields): AddressRow {
  const base = {
    name: fieldText(fields, 'name'),
    company: fieldText(fields, 'company'),
    street1: fieldText(fields, 'street1'),
    street2: fieldText(fields, 'street2'),
    street3: fieldText(fields, 'street3'),
    city: fieldText(fields, 'city'),
    state: fieldText(fields, 'state'),
    zip: fieldText(fields, 'zip'),
    country: requireField(fields, 'country').toUpperCase(),
    phone: fieldText(fields, 'phone'),
    email: fieldText(fields, 'email'),
    is_residential: fields['is_residential'] === true,
    metadata: fieldText(fields, 'metadata'),
  };
  const isValidated = fields['validate'] === true;
  const complaints = [...complaintsOf(base), ...(isValidated ? strangerComplaints(base) : [])];
  const row: AddressRow = {
    ...stamp(sandbox),
    ...base,
    ...(isValidated && complaints.length === 0 && corrected(base)),
    is_complete: Boolean(base.street1 && base.city && base.zip),
    test: true,
    validation_results: isValidated ? { is_valid: complaints.length === 0, messages: complaints } : { is_valid: true, messages: [] },
  };
  return sandbox.store.addresses.put(row.object_id, row);
}

export function validateAddress(sandbox: Sandbox, id: string): AddressRow {
  const row = sandbox.store.addresses.get(id);
  if (!row) throw notFound();
  const messages = complaintsOf(row);
  row.validation_results = { is_valid: messages.length === 0, messages };
  return sandbox.store.addresses.put(id, row);
}

/** Cities of a few ZIP codes, by which the sandbox corrects an address. */
const CITY_OF_ZIP: Readonly<Record<string, { city: string; state: string }>> = {
  '10001': { city: 'New York', state: 'NY' },
  '60601': { city: 'Chicago', state: 'IL' },
  '94103': { city: 'San Francisco', state: 'CA' },
  '97209': { city: 'Portland', state: 'OR' },
};

/** The spelling of the postal service, and the city of the ZIP code. */
function corrected({ street1, city, state, zip }: Pick<AddressRow, 'street1' | 'city' | 'state' | 'zip'>) {
  const spelled = street1
    .replace(/\bStreet\b/i, 'St')
    .replace(/\bAvenue\b/i, 'Ave')
    .replace(/\bRoad\b/i, 'Rd');
  return { street1: spelled, ...(CITY_OF_ZIP[zip.slice(0, 5)] ?? { city, state }), zip: zip.length === 5 ? `${zip}-1234` : zip };
}

/** A street without a number is not known. */
function strangerComplaints({ street1 }: Pick<AddressRow, 'street1'>): AddressRow['validation_results']['messages'] {
  if (/\d/.test(street1)) return [];
  return [{ source: 'USPS', code: 'Address Not Found', type: 'address_error', text: 'The address as submitted could not be found.' }];
}

/** Why no carrier delivers there. State ZZ and ZIP 00000 have no service in the sandbox. */
export function complaintsOf(
  address: Pick<AddressRow, 'street1' | 'city' | 'state' | 'zip' | 'country'>,
): AddressRow['validation_results']['messages'] {
  function message(code: string, text: string): AddressRow['validation_results']['messages'][number] {
    return {
      source: 'Shippo Address Validator',
      code,
      type: 'address_error',
      text,
    };
  }
  if (address.country !== 'US') return [];
  const found = [];
  if (!address.street1) found.push(message('missing_street', 'The street is missing.'));
  if (!/^\d{5}(-?\d{4})?$/.test(address.zip) || address.zip.startsWith('00000'))
    found.push(message('invalid_zip', 'The ZIP code was not found.'));
  if (!US_STATES.has(address.state.toUpperCase())) found.push(message('invalid_state', 'The state was not found.'));
  return found;
}
