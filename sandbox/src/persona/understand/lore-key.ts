import { readData } from '../data/read-data.ts';
import { isOf } from '../data/intent-groups.ts';
import type { Guess } from '../intents/regression.ts';
import type { LoreKey, Persona } from '../read-persona.ts';
import type { Memory } from './memory.ts';
import { POSTER } from './products.ts';

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

/** "And did they bring it back?" after a story. */
const ASKS_ON =
  /^(so |and |but |wait |oh )*(why|how|who|when|where|what|did|does|do|was|were|is|has|have|had)\b.*\b(he|she|it|they|him|her|them|that|this)\b/;
const OF_SHOP =
  /\b(price|cost|costs|much|ground|grind|beans?|stock|ship\w*|brew\w*|buy|order|taste\w*|strong|caffeine|bags?|coffee|drink|recommend)\b/;
export function asksOn(text: string, named: readonly string[], { last }: Memory): boolean {
  return (
    last?.intent === 'story' && named.length === 0 && ASKS_ON.test(text) && !OF_SHOP.test(text) && text.split(' ').length <= MOST_ASKED_ON
  );
}
const MOST_ASKED_ON = 12;

/** "Who's that character, what's their story?" after a coffee was named. */
const OF_THIRD = /\b(who is (that|this|he|she)|(that|this) (character|guy|one|cup|mug)|(his|her|their) story)\b/;
export function whoseStory(text: string, guess: Guess | null, { lastProducts }: Memory, { slug }: Persona): string | null {
  const [last] = lastProducts;
  return last !== undefined && last !== slug && last !== POSTER && isOf('told', guess?.label) && OF_THIRD.test(text) ? last : null;
}

/** The requested entry, or the next one not told yet. */
export function loreKeyOf(rest: string, lore: LoreKey[], told: string[]): string | null {
  const asked = askedLore(rest, lore).entry ?? entryOf(rest, lore, 'tell story secret');
  return (asked ?? lore.find(({ key }) => !told.includes(key)) ?? lore[told.length % Math.max(1, lore.length)])?.key ?? null;
}
