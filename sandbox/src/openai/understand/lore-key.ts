import type { LoreKey } from '../persona/read-persona.ts';

/** Words of lore so common that only a story lover means the lore by them. */
const COMMON_KEYS = new Set(
  'time two know tell list look watch fall day dark food cap past write real stock ground december morning decaf caffeine none mint chocolate breakfast autumn season born power walk fire gift present light note music family student teach travel fear afraid stay leave honest door book story stories heart sea map cream topping celebrate birthday party lost look tea song christmas sleep dream secret cards trade captain duke weasel darkroast brunana sparrow star outside city'.split(
    ' ',
  ),
);

/** The entry that a message asks after by a word of its own. */
export function loreFor(rest: string, lore: LoreKey[]): LoreKey | null {
  return lore.find(({ words }) => words.some((word) => !COMMON_KEYS.has(word) && new RegExp(String.raw`\b${word}s?\b`).test(rest))) ?? null;
}

/** The entry that is asked after, or the next one not yet told. */
export function loreKeyOf(rest: string, lore: LoreKey[], told: string[]): string | null {
  const asked =
    loreFor(rest, lore) ??
    lore.find(({ words }) =>
      words.some((word) => word !== 'tell' && word !== 'story' && word !== 'secret' && new RegExp(String.raw`\b${word}\b`).test(rest)),
    );
  if (asked) return asked.key;
  return (lore.find(({ key }) => !told.includes(key)) ?? lore[told.length % Math.max(1, lore.length)])?.key ?? null;
}
