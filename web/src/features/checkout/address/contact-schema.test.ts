import { describe, expect, it } from 'vitest';
import { contactSchema, EMPTY_CONTACT, isQuotable, toAddressInput } from './contact-schema.ts';
import { stateCode } from './us-states.ts';

const contact = {
  email: 'mia@example.com',
  name: 'Mia',
  street1: '1 Bean St',
  street2: '',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
  phone: '',
};

function issueOf(field: string, value: string): string | undefined {
  const result = contactSchema.safeParse({ ...contact, [field]: value });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

describe('contact schema', () => {
  it('accepts a complete contact and trims it', () => {
    expect(contactSchema.parse({ ...contact, city: '  Portland ' }).city).toBe('Portland');
  });

  it('requires every field but apartment and phone', () => {
    const result = contactSchema.safeParse({ ...EMPTY_CONTACT, name: '   ' });
    expect(new Set(result.error?.issues.map((issue) => issue.path[0]))).toEqual(
      new Set(Object.keys(EMPTY_CONTACT).filter((field) => !['street2', 'phone'].includes(field))),
    );
  });

  it('refuses invalid fields', () => {
    expect(issueOf('email', 'mia@example')).toMatch('email address');
    expect(issueOf('state', 'Ontario')).toMatch('US state');
    expect(issueOf('zip', '9720')).toMatch('ZIP');
    expect(issueOf('zip', '97209-1234')).toBeUndefined();
    expect(issueOf('phone', 'call me')).toMatch('phone number');
    expect(issueOf('phone', '+1 (503) 555-0142')).toBeUndefined();
    expect(issueOf('name', 'x'.repeat(101))).toMatch('At most 100');
    expect(issueOf('street1', '\u200b\u2800')).toBe('Enter your street address');
  });

  it('accepts states by code and by name', () => {
    expect(stateCode(' ca ')).toBe('CA');
    expect(stateCode('new  york')).toBe('NY');
    expect(stateCode('')).toBeNull();
  });

  it('converts the address to GraphQL input', () => {
    expect(toAddressInput({ ...contact, state: 'oregon', name: ' ' })).toEqual({
      name: 'Guest',
      street1: '1 Bean St',
      city: 'Portland',
      state: 'OR',
      zip: '97209',
      country: 'US',
    });
  });

  it('adds apartment and phone where they are given', () => {
    expect(toAddressInput({ ...contact, street2: ' Apt 4 ', phone: '503 555 0142' })).toMatchObject({
      street2: 'Apt 4',
      phone: '503 555 0142',
    });
  });

  it('needs a complete address for rates', () => {
    expect(isQuotable(contact)).toBe(true);
    expect(isQuotable({ ...contact, zip: '97' })).toBe(false);
    expect(isQuotable({ ...contact, city: ' ' })).toBe(false);
  });
});
