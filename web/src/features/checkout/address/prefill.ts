import type { Contact } from './contact-schema.ts';

/** What is known of a signed-in shopper, for the fields that are still empty. What somebody typed always stays. */
export function prefillFor(
  contact: Pick<Contact, 'email' | 'name'>,
  person: { email: string | null; firstName: string; lastName: string },
): Partial<Pick<Contact, 'email' | 'name'>> {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return {
    ...(contact.email.trim() === '' && person.email ? { email: person.email } : {}),
    ...(contact.name.trim() === '' && name !== '' ? { name } : {}),
  };
}
