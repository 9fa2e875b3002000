import type { LoreKey } from '../../read-persona.ts';

/** The character of each story. The stories themselves come from get_lore. */
const OWNERS: [RegExp, string][] = [
  [/\b(long dark|blackout|power (cut|failed|went out))\b/, 'darth'],
  [/\b(knit(s|ted|ting)?|scarf|scarves|lost property|umbrellas?)\b/, 'darth'],
  [/\b(salt swap|sugar bowl|salt in the sugar)\b/, 'snickering-weasley'],
  [/\b(twenty fifth bulb|missing lights|christmas eve|christmas lights|string of lights|stole the lights|steal christmas)\b/, 'mint-stole-christmas'],
  [/\b(card game|trade routes?|lower shelves|coronet|crown)\b/, 'dukes-spice'],
  [/\b(old scarlet|espresso machine (woke|wake)|how the cups (woke|wake))\b/, 'sparrows'],
  [/\b(instant coffee|jar of instant|gold star|headband)\b/, 'masters-blend'],
  [/\b(the crossing|sugar bowl pass|saucer flats|soup plate|toadstool)\b/, 'baggins'],
  [/\b(spyglass|faulty sign)\b/, 'captains-choice'],
  [/\b(lending book|picket fence)\b/, 'friendly-neighborhood'],
  [/\b(nightcap|prophec(y|ies))\b/, 'decaf-destiny'],
  [/\b(ten past two|the clock)\b/, 'masters-blend'],
  [/\b(fourth cherry|welcome party|teaspoon party)\b/, 'chocolate-java'],
  [/\b(banana peel|postcards?)\b/, 'brunana'],
]; // oxfmt-ignore

/** Whether the message asks for a story of any character. */
export function isTaleTold(text: string): boolean {
  return OWNERS.some(([pattern]) => pattern.test(text));
}

/** The other character that has the requested story; null if it is the character's own, or there is none. */
export function ownerOfTale(text: string, self: string, lore: LoreKey[]): string | null {
  const found = OWNERS.find(([pattern]) => pattern.test(text));
  if (!found || found[1] === self) return null;
  const isOwn = lore.some(({ words }) =>
    words.some((word) => found[0].test(word) || (word.length > 4 && found[0].exec(text)?.[0].includes(word))),
  );
  return isOwn ? null : found[1];
}
