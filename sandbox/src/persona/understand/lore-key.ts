import { readData } from '../data/read-data.ts';
import type { LoreKey } from '../read-persona.ts';

const { common, vague, worn } = readData<Record<'common' | 'vague' | 'worn', string>>('lore.yaml');
const PERSONAL =
  /\b(have|did|do|were|are|why|who|how|when|where)\b.{0,20}\b(you|your|yours)\b|\bthe (\w+ )?\w+ (thing|incident|affair|business)\b/;
const ABOUT_LOOKS =
  /\b(on|over|round|in) your (head|face|nose|rim|neck|hand|paw)\b|\byour (hat|cap|outfit|looks?|eyes)\b|\b(you are|are you) wearing\b/;

/** The entry of which the message has a word that is not among the unclear ones. */
function entryOf(text: string, lore: LoreKey[], unclear: string): LoreKey | null {
  const words = new Set(unclear.split(/\s+/));
  return lore.find((entry) => entry.words.some((word) => !words.has(word) && new RegExp(`\\b${word}s?\\b`).test(text))) ?? null;
}

/** The entry that the message names; of a question about the character's life or looks, common words count, too. */
export function askedLore(rest: string, lore: LoreKey[]): { entry: LoreKey | null; isPersonal: boolean } {
  const named = entryOf(rest, lore, common);
  const isWorn = ABOUT_LOOKS.test(rest);
  const personal = isWorn
    ? (lore.find(({ words }) => words.some((word) => worn.split(' ').includes(word))) ?? null)
    : PERSONAL.test(rest)
      ? entryOf(rest, lore, vague)
      : null;
  return { entry: named ?? personal, isPersonal: personal !== null };
}

/** Whether the message contains a word of any entry, including names of other characters. */
export function mentionsAny(text: string, lore: LoreKey[]): boolean {
  return lore.some(({ words }) => words.some((word) => word.length > 3 && new RegExp(`\\b${word}s?\\b`).test(text)));
}

/** The requested entry, or the next one not told yet. */
export function loreKeyOf(rest: string, lore: LoreKey[], told: string[]): string | null {
  const asked = askedLore(rest, lore).entry ?? entryOf(rest, lore, 'tell story secret');
  return (asked ?? lore.find(({ key }) => !told.includes(key)) ?? lore[told.length % Math.max(1, lore.length)])?.key ?? null;
}
