import { describe, expect, it } from 'vitest';
import { parcelHash } from './shipping.rules.ts';

const to = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };
const boxMm = [254, 203, 127] as const;
const hash = parcelHash({ to, weightGrams: 340, boxMm });

describe('parcelHash', () => {
  it('SHP-03: is the same for another spelling in case and spaces', () => {
    expect(parcelHash({ to: { ...to, name: ' ada  grinder ', city: 'PORTLAND' }, weightGrams: 340, boxMm })).toBe(hash);
  });

  it.each(Object.keys(to) as (keyof typeof to)[])('SHP-03: differs with %s', (field) => {
    expect(parcelHash({ to: { ...to, [field]: `${to[field]}x` }, weightGrams: 340, boxMm })).not.toBe(hash);
  });

  it('SHP-03: differs with the weight, lighter or heavier', () => {
    for (const weightGrams of [339, 341]) expect(parcelHash({ to, weightGrams, boxMm })).not.toBe(hash);
  });

  it('SHP-03: differs with the box, an apartment and a phone number', () => {
    expect(parcelHash({ to, weightGrams: 340, boxMm: [470, 76, 76] })).not.toBe(hash);
    expect(parcelHash({ to: { ...to, street2: 'Apt 4' }, weightGrams: 340, boxMm })).not.toBe(hash);
    expect(parcelHash({ to: { ...to, phone: '503 555 0142' }, weightGrams: 340, boxMm })).not.toBe(hash);
  });

  it('SHP-03: differs when text moves from one line of the address to the next', () => {
    const moved = { ...to, street1: '12 Roast', city: 'Row Portland' };
    expect(parcelHash({ to: moved, weightGrams: 340, boxMm })).not.toBe(hash);
    function quoted(street1: string, city: string) {
      return parcelHash({ to: { ...to, street1, city }, weightGrams: 340, boxMm });
    }
    expect(quoted('a","b', 'c')).not.toBe(quoted('a', 'b","c'));
  });
});
