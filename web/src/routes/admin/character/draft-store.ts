import { NEW_CHARACTER } from './character-values.ts';
import type { CharacterValues } from './character-values.ts';

const DAY_MS = 86_400_000;
/** In place of a slug, for a character that is not stored yet. */
export const NEW = 'new';

interface Draft {
  /** The version that it was begun on; 0 for a new character. */
  version: number;
  values: CharacterValues;
}

function keyOf(slug: string): string {
  return `brew.admin.draft.${slug}`;
}

/** What somebody has begun in this browser, for a day. Null when there is nothing, or nothing that can be read. */
export function readDraft(slug: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null') as (Draft & { at: number }) | null;
    if (!stored || Date.now() - stored.at > DAY_MS) return null;
    return { version: stored.version, values: { ...NEW_CHARACTER, ...stored.values } };
  } catch {
    return null;
  }
}

export function keepDraft(slug: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(slug), JSON.stringify({ ...draft, at: Date.now() }));
    else localStorage.removeItem(keyOf(slug));
  } catch {
    // Private windows may refuse: the draft is then in the page alone.
  }
}
