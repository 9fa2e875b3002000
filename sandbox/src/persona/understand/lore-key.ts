import { readData } from '../data/read-data.ts';
import type { LoreKey } from '../read-persona.ts';
import type { Memory } from './memory.ts';
import { officialName, POSTER } from './products.ts';

const { common, vague } = readData<Record<'common' | 'vague', string>>('lore.yaml');
const PERSONAL =
  /\b(have|did|do|were|are|why|who|how|when|where)\b.{0,20}\b(you|your|yours)\b|\bthe (\w+ )?\w+ (thing|incident|affair|business)\b/;

/** The entry of which the message has a word that is not among the unclear ones. */
function entryOf(text: string, lore: LoreKey[], unclear: string): LoreKey | null {
  const words = new Set(unclear.split(/\s+/));
  return lore.find((entry) => entry.words.some((word) => !words.has(word) && new RegExp(`\\b${word}s?\\b`).test(text))) ?? null;
}

/** The entry that the message names; of a question about the character's life, common words count, too. */
export function askedLore(rest: string, lore: LoreKey[]): { entry: LoreKey | null; isPersonal: boolean } {
  const named = entryOf(rest, lore, common);
  const personal = PERSONAL.test(rest) ? entryOf(rest, lore, vague) : null;
  return { entry: named ?? personal, isPersonal: personal !== null };
}

/** "And did they bring it back?" after a story. */
const ASKS_ON =
  /^(so |and |but |wait |oh |haha |aww |lol )*(why|how|who|when|where|what|did|does|do|was|were|is|has|have|had)\b.*\b(he|she|it|they|him|her|them|that|this)\b/;
/** "Who took the first sip?" */
const WHO_DID =
  /^(so |and |but |wait |oh |haha |aww |lol )*(?:who|whose) (took|did|has|had|got|made|found|stole|said|told|put|went|came|gave|won|lost|was|were)\b/;
export const OF_SHOP =
  /\b(price|cost|costs|much|ground|grind|beans?|stock|ship\w*|brew\w*|buy|order|taste\w*|strong|caffeine|roast\w*|bags?|coffee|drink|recommend)\b/;
const OF_PRODUCT =
  /\b(roast\w*|sweet\w*|bitter\w*|light|mild\w*|stock|available|sold out|allerg\w*|milk|dairy|nuts?|notes?|flavou?r\w*|like|compare\w*|differen\w*|better|good|best|bag|size|grams?|contain\w*|ingredients?|label|in it|what ?s in|what is in|exactly|made of|poster|describe|try|vegan|gluten\w*|organic|fair ?trade|halal|kosher|lactose|sugar\w*|soy|safe|pregnan\w*)\b/;
/** "And what's the rent?", "two nights with one candle? how" */
const ELLIPTIC = /^(so|and|but|lol|haha) (what|who|whose|how|why|where|when|did|was)\b(\W+\w+){0,5}$|\b(how|why)$/;
const UNSURE = 0.6;
/** "Was the captain nice about it?", "no, the captain in your story" */
const OF_THE_STORY = /\b(?:was|were|did|had) (?:the|he|she|it|they|that|your)\b|\bin (?:your|the|that) (?:story|tale|yarn)\b/;

/** Whether a message asks more about the story that was just told. */
export function asksOn(text: string, named: readonly string[], probability: number, { storyOf }: Memory): boolean {
  if (storyOf !== null && OF_THE_STORY.test(text) && !OF_SHOP.test(text)) return true;
  const isAsked =
    (probability < UNSURE && ELLIPTIC.test(text)) || ASKS_ON.test(text) || WHO_DID.test(text) || /\b(his|her|its|their)\b/.test(text);
  return storyOf !== null && named.length === 0 && isAsked && !OF_SHOP.test(text);
}

const QUESTION =
  /\b(who|whose|whos|why|how come|how|what|whats|where|when|which|did|does|has|have|had|is it true|heard|story|about)\b|^(and |so )?(is|are|was|were)\b/;
/** What only a story or a picture answers. */
const ASKS_LOOKS =
  /\b(look like|looks like|colou?r (is|has|of)|(in|on) (his|her|its|their) (\w+ )?(hand|hands|sack|bag|head|pocket)|wearing|wears|holding)\b/;
const WHAT_IS = /^(and |so |ok )?what (is|was) the\b(?! (?:one|most|least|best|\w+est)\b)/;
const ASKS_WHO =
  /\b((?<=^|\b(?:and|so|but|or|ok|oh|wait|haha|lol|know|me|wonder|remember|about|then|hey|hi|ask) )who|whose|whos|why|how come|the story|name of|(has|have|is|was) (he|she|it|they) (ever|actually))\b/;
const THIRD = /\b(he|she|him|his|her|their|they|its|that (character|guy|one|cup|mug)|this (character|guy|one|cup|mug))\b/;

/** "Who's that character, what's their story?" */
const OF_THIRD = /\b(who is (that|this|he|she)|(that|this) (character|guy|one|cup|mug)|(his|her|its|their) story)\b/;

/** The other coffee that such a question points back to. */
export function pointedAt(text: string, { lastProducts: [last] }: Memory): string | undefined {
  return OF_THIRD.test(text) ? last : undefined;
}

/** "What about the banana one?" */
const WHAT_ABOUT = /^(?:\w+ ){0,2}(?:what|how) about (?:the |your )?\w+(?: \w+)?(?: (?:one|then))?$/;

/** Whether only a story answers what its words would make a question about a product or the shop. */
export function asksForTale(text: string, intent: string): boolean {
  if (WHAT_ABOUT.test(text)) return false;
  // "How many times has the duke pardoned Mint?" names nothing that the shop sells.
  if (['tell-me', 'stock', 'compare'].includes(intent) && !OF_SHOP.test(text) && !OF_PRODUCT.test(text)) return true;
  const isAsked = ASKS_WHO.test(text) || ASKS_LOOKS.test(text);
  return intent === 'recommend'
    ? isAsked || WHAT_IS.test(text)
    : intent === 'tell-me'
      ? isAsked
      : intent === 'service' && ASKS_LOOKS.test(text);
}

/** A question that one of the shop's stories may answer, with the name of whom it points back to; null for no question. */
export function taleQuestion(text: string, plain: string, named: readonly string[], { storyOf, lastProducts }: Memory): string | null {
  const isAskedOn = storyOf !== null && /\b(his|her|its|their)\b/.test(text);
  const isQuestion = QUESTION.test(text) || (named.length > 0 && plain.includes('?'));
  if (!isQuestion && !isAskedOn) return null;
  const [last] = [storyOf, ...lastProducts].filter((slug) => slug !== null && slug !== POSTER);
  const about = named.length > 0 ? named : THIRD.test(text) && last ? [last] : [];
  // As it was written: the correction does not know the words of other characters' stories.
  return [...about.map(officialName), plain].join(' ');
}

/** The requested entry, or the next one not told yet. */
export function loreKeyOf(rest: string, lore: LoreKey[], told: string[]): string | null {
  return (askedLore(rest, lore).entry ?? lore.find(({ key }) => !told.includes(key)) ?? lore[0])?.key ?? null;
}
