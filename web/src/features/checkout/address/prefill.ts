import type { Contact } from './contact-schema.ts';

/** Fills empty fields with the data of the signed-in user. Typed text stays. */
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
