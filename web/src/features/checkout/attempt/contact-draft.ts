import { EMPTY_CONTACT } from '../address/contact-schema.ts';
import type { Contact } from '../address/contact-schema.ts';

const KEY = 'coffeeContact';

/** What was typed so far, kept for this tab: a trip to the bank's page and a reload must not cost the address. */
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
    // Without storage the draft lives as long as the page.
  }
}

export function dropContactDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
