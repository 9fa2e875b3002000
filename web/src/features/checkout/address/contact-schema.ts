import * as z from 'zod/mini';
import { hasText } from '../../../lib/text/has-text.ts';
import { stateCode } from './us-states.ts';

const ZIP = /^\d{5}(-\d{4})?$/;

function line(missing: string, longest: number) {
  return z.string().check(z.trim(), z.refine(hasText, missing), z.maxLength(longest, `At most ${longest} characters, please`));
}

/** E-mail and address of a checkout. The limits repeat the server's. */
export const contactSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address'),
      z.maxLength(254, 'That is too long for an email address'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'That does not look like an email address'),
    ),
  name: line('Enter your full name', 100),
  street1: line('Enter your street address', 120),
  street2: z.string().check(z.trim(), z.maxLength(60, 'At most 60 characters, please')),
  city: line('Enter your city', 80),
  state: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter your state'),
    z.refine((text) => text === '' || stateCode(text) !== null, 'Enter a US state, like CA'),
  ),
  zip: z.string().check(z.trim(), z.minLength(1, 'Enter your ZIP code'), z.regex(ZIP, 'A ZIP code looks like 97209 or 97209-1234')),
  phone: z
    .string()
    .check(
      z.trim(),
      z.maxLength(25, 'At most 25 characters, please'),
      z.regex(/^(\+?[\d\s().-]{7,})?$/, 'A phone number looks like (503) 555-0142'),
    ),
});

export type Contact = z.infer<typeof contactSchema>;

export const EMPTY_CONTACT: Contact = { email: '', name: '', street1: '', street2: '', city: '', state: '', zip: '', phone: '' };

export type AddressFields = Omit<Contact, 'email'>;

/** The address as GraphQL input. The name may still be empty when rates are fetched; they do not depend on it. */
export function toAddressInput({ name, street1, street2, city, state, zip, phone }: AddressFields) {
  return {
    name: name.trim() || 'Guest',
    street1: street1.trim(),
    ...(street2.trim() && { street2: street2.trim() }),
    city: city.trim(),
    state: stateCode(state) ?? state.trim(),
    zip: zip.trim(),
    country: 'US',
    ...(phone.trim() && { phone: phone.trim() }),
  };
}

/** Whether the address is complete enough for shipping rates. */
export function isQuotable({ street1, city, state, zip }: Pick<Contact, 'street1' | 'city' | 'state' | 'zip'>): boolean {
  return hasText(street1) && hasText(city) && stateCode(state) !== null && ZIP.test(zip.trim());
}
