import type { LoreKey } from '../../read-persona.ts';

/** Words of lore that are too common to identify an entry. */
const COMMON_KEYS = new Set(
  'time two know tell list look watch fall day dark food cap past write real stock ground december morning decaf caffeine none mint chocolate breakfast autumn season born power walk fire gift present light note music family student teach travel fear afraid stay leave honest door book story stories heart sea map cream topping celebrate birthday party lost look tea song christmas sleep dream secret cards trade captain duke weasel darkroast brunana sparrow star outside city'.split(
    ' ',
  ),
);

/** The entry that the message names by one of its words. */
export function loreFor(rest: string, lore: LoreKey[]): LoreKey | null {
  return lore.find(({ words }) => words.some((word) => !COMMON_KEYS.has(word) && new RegExp(String.raw`\b${word}s?\b`).test(rest))) ?? null;
}

/** Words that are too frequent in questions to ask for lore. */
const VAGUE_KEYS = new Set(
  'time two know tell list look watch day food past write real stock ground night season none decaf caffeine mint chocolate coffee drink like love taste family secret story stories'.split(
    ' ',
  ),
);
const PERSONAL =
  /\b(have|did|do|were|are|why|who|how|when|where)\b.{0,20}\b(you|your|yours)\b|\bthe (\w+ )?\w+ (thing|incident|affair|business)\b/;
const ABOUT_LOOKS =
  /\b(on|over|round|in) your (head|face|nose|rim|neck|hand|paw)\b|\byour (hat|cap|outfit|looks?|eyes)\b|\b(you are|are you) wearing\b/;
const WORN = 'hat peel crown coronet nest nightcap cap headband cherry lid mask sunglasses scarf feather heart spyglass'.split(' ');

function entryBy(lore: LoreKey[], isMeant: (word: string) => boolean): LoreKey | null {
  return lore.find(({ words }) => words.some(isMeant)) ?? null;
}
function wornBy(lore: LoreKey[]): LoreKey | null {
  return entryBy(lore, (word) => WORN.includes(word));
}

/** The entry for a question about the character's life or looks; common words count too. */
function personalEntry(rest: string, lore: LoreKey[]): LoreKey | null {
  if (ABOUT_LOOKS.test(rest)) return wornBy(lore);
  if (!PERSONAL.test(rest)) return null;
  return entryBy(lore, (word) => !VAGUE_KEYS.has(word) && new RegExp(String.raw`\b${word}s?\b`).test(rest));
}

export function isPersonalLore(rest: string, lore: LoreKey[]): boolean {
  return personalEntry(rest, lore) !== null;
}

/** Whether the message contains a word of any entry, including names of other characters. */
export function mentionsAny(text: string, lore: LoreKey[]): boolean {
  return entryBy(lore, (word) => word.length > 3 && new RegExp(String.raw`\b${word}s?\b`).test(text)) !== null;
}

/** The requested entry, or the next one not told yet. */
export function loreKeyOf(rest: string, lore: LoreKey[], told: string[]): string | null {
  const asked =
    loreFor(rest, lore) ??
    personalEntry(rest, lore) ??
    lore.find(({ words }) =>
      words.some((word) => word !== 'tell' && word !== 'story' && word !== 'secret' && new RegExp(String.raw`\b${word}\b`).test(rest)),
    );
  if (asked) return asked.key;
  return (lore.find(({ key }) => !told.includes(key)) ?? lore[told.length % Math.max(1, lore.length)])?.key ?? null;
}
