import { namesByLength } from '../../language/product-names.ts';
import { knownNames } from '../products.ts';
import { countIn } from './quantities.ts';
import type { BasketLine } from '../turn.ts';

const NAME = new RegExp(String.raw`\b(?:${knownNames.join('|')})\b`, 'g');
const NO_PERSON =
  'a|an|the|free|sure|now|that|this|it|those|these|which|what|how|real|both|all|each|example|later|espresso|filter|breakfast|dinner|lunch|dessert|mornings?|evenings?|christmas|one|two|three|four|five|six|\\d+|\\$\\S*|under|about|shipping|delivery';
export const PERSON = String.raw`(?:my|his|her|our|the) (?!\d|(?:and|or|then|too|please|plus|but|the|an?|is|i|we)\b)\w+(?: in law)?|(?!(?:${NO_PERSON})\b)[a-z]+`;
const FOR_BEHIND = new RegExp(
  String.raw`^(?: (?:is|goes|down|bags?|one|sounds|looks|seems|good|great|nice|fine|perfect|lovely|then|please))* for (${PERSON})\b`,
);
const FOR_BEFORE = new RegExp(
  String.raw`\bfor (${PERSON})(?: ,| then| please| (?:i|we) (?:will )?(?:take|want|have)| it is)*(?: (?:the|a|one))? $`,
);
const REMOVED =
  /\b(?:scratch|drop|remove|skip|cancel|forget|lose|without|not|no|minus|leave out|take out|leave|instead of|rather than|except)(?: (?:the|my|that|a|one|bags?|of))* $/;
const SWAPPED = /\b(?:swap|replace|change|switch|exchange)(?: (?:the|my|that|one))* $/;
const CHOSEN_BEFORE =
  /\b(?:take|have|get|order|add|buy|go (?:for|with)|make it|give me|put|then|plus|want|need|forgot|missed|left out)(?: (?:me|us|in|down|for|also|one|two|three|four|five|six|\d{1,2}|bags?|of|the|a|an|another|some|more))* $/;
const CHOSEN_BEHIND = /^ ?(?:it is\b|after all\b|then\b|please\b|as well\b|too\b)/;
/** Nothing but names, counts and joints. */
const LIST_ONLY = /^(?:_|and|the|plus|so|ok|of|bags?|one|two|three|four|five|six|\d{1,2}\b|an?|each|yes|no|please|thanks|[,.:;!?]| )*$/;
export const ASKS =
  /^(?:(?:and|so|but|ok|then|hm|wait) )*(?:is|are|does|do|did|has|have|what|which|how|why|who|where|when|can|could|would|will|should|tell|compare|remind)\b/;
export const ASKS_SUM = /\b(?:how much|total|subtotal|altogether|cost|come to|comes to|price of)\b/;
const ADDS =
  /\b(?:forgot|missing|make (?:it|that)|instead|add|adding|throw in|also|on top|as well|back in|another|with (?:mine|it|that|them))\b|^(?:and|plus)\b/;
const HEAD = new RegExp(
  String.raw`^(?:[ ,;:]|so|and|ok|then|for|yes|no)*\b((?:my |the |his |her )?(?!(?:${NO_PERSON}|so|and|ok|then|for|yes|no|of|bags?|or|not|is|plus|with|please)\b)[a-z]+)(?: (?:gets|takes|has|should get|will get|can have|:|=|,))? (?:the )?$`,
);

/** "Oliver gets the darkroast" */
const GETS = /\b(?:gets|takes|should get|will get|can have) (?:the )?/;

/** "You forgot Carol, she gets the darkroast" */
const GIVEN = new RegExp(
  String.raw`\b((?:my |the |his |her )?(?!(?:${NO_PERSON}|so|and|ok|then|he|she|you|i|we|they)\b)[a-z]+)(?: ,)?(?: (?:he|she))? (?:gets|takes|should get|will get|can have) (?:the )?$`,
);
const COUNTED_LIST = /\b(?:two|three|four|five|six|\d)\b[^:,]*[:,]/;
/** "Two bags: one of the duke and one of the captain" */
const HEADED = /\b(?:two|three|four|five|six|\d)(?: different)? (?:bags?|packs?|coffees?) ?[:,](?= (?:one|two|three|four|\d) )/;
const JOINED = /^ (?:,|and|plus|&)(?: (?:and|the|one|a))* $/;
/** "If I add a second brunana" */
const ONE_MORE = /\b(?:a second|another|one more|an extra)(?: (?:bag|one))?(?: of)?(?: the)? $/;

const BAGS = /\b(?:two|three|four|five|six|\d{1,2}) (?:bags?|packs?)\b/;

/** "No, only the captain, the rest is off" */
const ONLY_BEFORE = /^(?:no|ok|so|,| )*(?:only|just)(?: the)? $/;

/** "Mine is the captain and hers the java" */
const MINE = /\b(mine|hers|his)(?: is)?(?: the)? $/;
const OWNERS: Readonly<Record<string, string>> = { mine: 'me', hers: 'her', his: 'him' };

interface Picks {
  picked: BasketLine[];
  removed: string[];
  isAdding: boolean;
}

/** What a clause chooses and takes back, after the products chosen before. */
export function picksIn(said: string, isSum: boolean, before: readonly BasketLine[]): Picks {
  const clause = said.replace(HEADED, ' ');
  const names = [...clause.matchAll(NAME)].map(({ 0: name, index }) => ({
    slug: namesByLength.find((one) => one.name === name)?.slug ?? '',
    before: clause.slice(0, index),
    behind: clause.slice(index + name.length),
    at: index,
    end: index + name.length,
  }));
  const isList = LIST_ONLY.test(clause.replaceAll(NAME, '_'));
  // "Thanks for the yarn, captain"
  if (/\b(?:thanks|thank you|cheers) for\b/.test(clause)) return { picked: [], removed: [], isAdding: false };
  const isAsked = ASKS.test(clause) && !(isSum && ASKS_SUM.test(clause));
  const picks: Picks = { picked: [], removed: [], isAdding: ADDS.test(clause) };
  const owns = names.map(({ at }, place) => countIn(clause.slice(names[place - 1]?.end ?? 0, at)));
  // "Four bags: the duke, the captain, ..." is one of each.
  const isHeaded =
    owns[0] === names.length && owns.slice(1).every((own) => own === null) && COUNTED_LIST.test(clause.slice(0, names[0]?.at));
  // "Dad the duke, my sister brunana"
  const heads = names.map(({ at }, place) => HEAD.exec(clause.slice(names[place - 1]?.end ?? 0, at))?.[1]);
  const isGiven = GETS.test(clause);
  if (isGiven)
    for (const [place, { at }] of names.entries()) heads[place] ??= GIVEN.exec(clause.slice(names[place - 1]?.end ?? 0, at))?.[1];
  const persons = (names.length > 1 || isGiven) && heads.every((head) => head !== undefined) ? heads : null;
  for (const [place, name] of names.entries()) {
    const swapped =
      place > 0 && SWAPPED.test(names[place - 1]!.before) ? before.find(({ slug }) => slug === names[place - 1]!.slug) : undefined;
    if (REMOVED.test(name.before) || SWAPPED.test(name.before) || /^ (?:out|off)\b/.test(name.behind)) {
      picks.removed.push(name.slug);
      continue;
    }
    const person =
      OWNERS[MINE.exec(name.before)?.[1] ?? ''] ??
      persons?.[place] ??
      FOR_BEHIND.exec(name.behind)?.[1] ??
      FOR_BEFORE.exec(name.before)?.[1] ??
      swapped?.person ??
      null;
    // "Brunana for the fair, 2 bags"
    const [behind] = names.length === 1 ? (BAGS.exec(name.behind) ?? []) : [];
    const count = isHeaded ? null : (owns[place] ?? (behind === undefined ? null : countIn(behind)));
    const isOnly = ONLY_BEFORE.test(name.before) && /^ ?(?:[,.!]|please\b|then\b|$)/.test(name.behind);
    // "The banana one" alone is looked at.
    const isListed = isList && (names.length > 1 || count !== null);
    // "I'll take the duke and the captain"
    const isNext =
      place > 0 && picks.picked.at(-1)?.slug === names[place - 1]!.slug && JOINED.test(clause.slice(names[place - 1]!.end, name.at));
    const isChosen =
      isOnly || isListed || isNext || swapped !== undefined || CHOSEN_BEFORE.test(name.before) || CHOSEN_BEHIND.test(name.behind);
    const isCounted = /\b(?:two|three|four|five|six|\d{1,2}) bags? of (?:the )?$/.test(name.before);
    if ((isAsked && !isCounted) || !(isChosen || person !== null || count !== null || isSum)) continue;
    const more = ONE_MORE.test(name.before) ? (before.find(({ slug }) => slug === name.slug)?.count ?? 0) + 1 : null;
    picks.picked.push({ slug: name.slug, count: more ?? count ?? swapped?.count ?? 1, person });
    if (person !== null || swapped !== undefined) picks.isAdding = true;
  }
  return picks;
}
