import type { Vocabulary } from '../catalog-snapshot.ts';
import { TASTE_GROUPS, TASTES } from './wish-words.ts';

/** Words for several tastes at once. What one may not like is wider than what one asks for. */
export interface TasteGroup {
  /** "no sweetness" */
  label: string;
  wanted: string[];
  shunned: string[];
}

const GROUPS = Object.values(TASTE_GROUPS).filter(({ wanted, shunned }) => wanted.length + shunned.length > 0);
const groupsByWord = new Map(GROUPS.flatMap((group) => [...group.says, group.label].map((word) => [word, group])));
const tastesByWord = new Map(Object.entries(TASTES).flatMap(([taste, says]) => [...says, taste].map((word) => [word, taste])));

export function groupOf(word: string): TasteGroup | null {
  return groupsByWord.get(word) ?? null;
}

/** The catalogue's word for a taste that the visitor names, in whatever number or spelling; null for anything else. */
export function tasteOf(word: string, { tastes }: Vocabulary): string | null {
  const forms = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')];
  return forms.flatMap((form) => [form, tastesByWord.get(form) ?? '']).find((form) => tastes.has(form)) ?? null;
}

/** The groups that a text names, whether it asks for them or refuses them. */
export function tasteGroupsIn(text: string): TasteGroup[] {
  const plain = text.toLowerCase();
  return GROUPS.filter(({ says }) => says.some((phrase) => new RegExp(String.raw`\b${phrase}\b`).test(plain))).map(
    ({ label, wanted, shunned }) => ({ label, wanted, shunned }),
  );
}

/** What describes rather than names: "salted", "minty". */
function isAdjective(word: string): boolean {
  return /(ed|y)$/.test(word) && !/(honey|cherry|berry)$/.test(word);
}

const LABELS: Readonly<Record<string, string>> = {
  'dried-fruit': 'dried fruit',
  tropical: 'banana and coconut',
  grain: 'toasted grain',
  nut: 'nuts',
  tea: 'black tea',
  salt: 'sea salt',
};

const nounsOf = new Map(
  Object.entries(TASTES).map(([taste, says]) => [
    taste,
    says
      .filter((word) => !isAdjective(word))
      .toSorted((a, b) => b.length - a.length)
      .map((word) => ({ word, pattern: new RegExp(String.raw`\b${word}\b`, 'i') })),
  ]),
);

/** The nouns by which descriptions name a taste: "plum" for dried fruit. */
export function flavoursIn(taste: string, descriptions: readonly string[]): string[] {
  const nouns = nounsOf.get(taste) ?? [];
  return descriptions.flatMap((text) => nouns.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word));
}

/** The taste as the first description names it that does, or its usual name. */
export function noteOf(taste: string, descriptions: readonly string[]): string {
  return flavoursIn(taste, descriptions)[0] ?? LABELS[taste] ?? taste;
}
