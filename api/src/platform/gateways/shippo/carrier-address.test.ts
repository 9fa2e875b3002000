import { expect, test } from 'vitest';
import { toCarrierAddress } from './carrier-address.ts';

const ada = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };

test('a short address stays, and what is missing is left out', () => {
  expect(toCarrierAddress({ ...ada, street2: null, phone: null })).toEqual(ada);
  expect(toCarrierAddress({ ...ada, street2: 'Apt 4' })).toEqual({ ...ada, street2: 'Apt 4' });
});

test('SHP-12: a long street goes on in the next line, at a word', () => {
  expect(toCarrierAddress({ ...ada, street1: '1204 Saint Bartholomew Coffee Roasters Boulevard', street2: 'Apt 4' })).toMatchObject({
    street1: '1204 Saint Bartholomew Coffee',
    street2: 'Roasters Boulevard',
    street3: 'Apt 4',
  });
});

test('SHP-12: no line is longer than the carriers print', () => {
  const long = toCarrierAddress({
    ...ada,
    name: 'Wolfeschlegelsteinhausenbergerdorff the Elder',
    street1: 'x'.repeat(120),
    street2: 'y '.repeat(30),
  });
  for (const line of [long.name, long.street1, long.street2, long.street3, long.city]) expect(line?.length ?? 0).toBeLessThanOrEqual(35);
});

test('a phone number is its digits; one that is too long is left out, as is an e-mail address', () => {
  expect(toCarrierAddress({ ...ada, phone: '+1 (503) 555-0142', email: 'ada@example.com' })).toMatchObject({
    phone: '+15035550142',
    email: 'ada@example.com',
  });
  const without = toCarrierAddress({ ...ada, phone: '1'.repeat(16), email: `${'a'.repeat(50)}@example.com` });
  expect(without).not.toHaveProperty('phone');
  expect(without).not.toHaveProperty('email');
});
