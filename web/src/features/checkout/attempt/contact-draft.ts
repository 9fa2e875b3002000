import { EMPTY_CONTACT } from '../address/contact-schema.ts';
import type { Contact } from '../address/contact-schema.ts';

const KEY = 'coffeeContact';

/** The typed contact in sessionStorage: the redirect to the bank and a reload must not lose it. */
export function readContactDraft(): Contact {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const fields = Object.keys(EMPTY_CONTACT) as (keyof Contact)[];
    return Object.fromEntries(fields.map((field) => [field, typeof saved[field] === 'string' ? saved[field] : ''])) as Contact;
  } catch {
    return EMPTY_CONTACT;
  }
}

export function saveContactDraft(contact: Contact) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(contact));
  } catch {
    // Without storage the draft lasts until the page is closed.
  }
}

export function dropContactDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
