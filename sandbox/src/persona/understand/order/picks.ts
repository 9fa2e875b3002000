import { ANY_NAME } from '../products.ts';
import type { BasketLine } from '../turn.ts';
import { grindIn, grindOf, mentionsIn, type Mention, personAhead, personOf, personsBefore } from './clause.ts';
import { changeOf, countOf, type CountChange, isCountSet } from './counts.ts';
import type { PersonWords } from './persons.ts';

/** A line that a clause chooses; without a grind or a count it keeps those of an earlier line of its product. */
export interface Pick {
  slug: string;
  count: number | null;
  person: string | null;
  grind: BasketLine['grind'];
  change: CountChange | null;
  /** The product that it replaces: "the duke instead of the captain". */
  inPlaceOf: string | null;
}

export interface Picks {
  picked: Pick[];
  /** Without a count, all bags of the product. */
  removed: { slug: string; count: number | null }[];
}

const REMOVED =
  /\b(?:scratch|never mind|drop|remove|skip|cancel|forget|lose|delete|cut|minus|without|not|no|leave out|take out|take away|take off|kick out|ditch|instead of|than|in place of|except)(?: (?:the|my|that|a|one|bags?|of|her|his|two|three|all|whole|ground|bean|out|off))* $/;
const AWAY = /^(?: (?:too|as well|then|please|bags?|roast))* ?(?:(?:back )?(?:out|off)|away|can go|is off|is out|comes off)\b/;
const SWAPPED =
  /\b(?:swap|replace|change|switch|exchange|trade)(?: (?:out|the|my|her|that|of|those|both|mr|\w+s|one|two|three|four|five|six|\d))* $/;
const SWAPPED_WITH = /^(?: out)? (?:for|to|with|by|into)\b/;
const INSTEAD_OF = /(?:\b(?:instead of|(?:rather )?than|in place of)|, (?:and )?not)(?: (?:the|a|one|my|his|her|bags?|of))* $/;
const CHOSEN_BEFORE =
  /\b(?:take|have|get|grab|try|order|add|buy|go (?:for|with)|make it|give me|put|then|plus|want|need|meant|would like|like|forgot|missed|left out)(?: (?:me|us|in|on|down|for|also|one|two|three|four|five|six|\d{1,2}|bags?|of|the|a|an|another|some|more|ground|whole|bean))* $/;
const LIKES = /\b(?<!would )(?<!would also )likes?(?: \w+)* $/;
const CHOSEN_BEHIND = /^(?: ,)? ?(?:it is\b|after all\b|instead\b|then\b|please\b|as well\b|too\b)/;
/** "Swap two of the four" */
export const PART_OF = /\b(?:one|two|three|four|\d) of (?:the|those|my)\b/;
/** "Swap hers for the rambler", "trade both of those for the master" */
export const SWAPS_IT =
  /\b(?:swap|change|replace|switch|trade|exchange) (?:(?:both|all) (?:of )?)?(?:it|that|those|them|this|his|hers|mine|theirs|\w+s)(?: out)? (?:for|to|with) (?:the |an? )?$|^(?:(?:oh|no|actually|wait|sorry|hm+|then|,) )*make (?:it|that) (?:the |an? )?$|^(?:(?:no|sorry|oops|oh|wait|actually|,) )+(?:i )?meant (?:the |an? |one )?$/;
/** "Swap one for the rambler" */
export const SWAPS_PART =
  /\b(?:swap(?:ped)?|changed?|replaced?|switch(?:ed)?|traded?|exchanged?) (one|two|three|four|five|six|\d{1,2})(?: of (?:them|those|it))?(?: out)? (?:for|to|with) (?:the |an? |one )?$/;
/** "And a Master's Blend." */
const ADDED_BEFORE = /^(?:and|plus|also|then|and also) (?:(?:an?|one|another)(?: bag of(?: the)?)?|the) $/;
/** Nothing but products, counts, grinds and conjunctions. */
const LIST_ONLY =
  /^(?:_|(?:and|the|plus|so|ok|then|just|only|hi|hey|hello|of|bags?|one|two|three|four|five|six|\d{1,2}\b|an?|each|both|all|yes|yeah|yep|no|ooh?|oh|okay|all ?right|alright|well|fine|deal|sure|good|cool|great|nice|perfect|lovely|please|thanks|too|as well|ground|whole(?:beans?)?|beans?)(?![a-z])|[,.:;!?-]| )*$/;
export const ASKS =
  /^(?:(?:and|so|but|ok|then|hm|wait|alright|well|great|right)(?: ,)? )*(?:is|are|does|do|did|has|have|what|which|how|why|who|where|when|can|could|would|will|should|tell|compare|remind)\b/;
/** "Could you swap the duke for the captain?" is no question. */
const POLITE =
  /^(?:(?:and|so|but|ok|then|hm|wait|oh|actually) )*(?:can|could|would|will) (?:you|we|i|u) (?:please |just |also |then )*(?:add|put|swap|change|make|take|get|have|remove|drop|switch|grind|leave|give|do|trade|replace)\b|^(?:please )?make it\b|^(?:and |so |but |ok )*(?:can|could) (?:\w+ ){1,3}(?:come|be|go)(?: \w+){0,2} (?:ground|whole)\b/;
/** "Would you take both?", but not "would you take the duke off?" */
const OPINION = /\bwould you take\b(?!.*\b(?:off|out|away|back)\b)/;
export const ASKS_SUM = /\b(?:how much|total|subtotal|altogether|cost|come to|comes to|price of)\b/;
const JOINED =
  /^ (?:(?:,|and|plus)(?: (?:and|the|one|two|three|four|five|six|\d{1,2}|bags?|of|a|an))*|(?:an?|one|two|three|four|five|six|\d{1,2})(?: bags? of)?(?: the)?) $/;
const ONE_OF_EACH = /\bone (?:bag )?(?:of )?each\b/;
/** "No, only the captain, the rest is off" */
const ONLY_BEFORE = /(?:^|, )(?:no|ok|so|hi|hey|hello|,| )*(?:(?:only|just)(?: keep)?|keep only)(?: (?:the|an?))? $/;
const ENDS = /^ ?(?:[,.!:]|please\b|then\b|now\b|$)/;

/** "I can't decide between the duke and the captain" */
const UNDECIDED = /\b(?:decide|torn|undecided|wondering|considering|not sure|thinking (?:of|about))\b/;
/** "I had two bags of the captain last month" */
const PAST =
  /\b(?:i|we|he|she|they|(?:my|our) \w+(?: in law)?) (?:had|bought|ordered|tried|drank|gave|loved|hated|liked|used to|made)\b|\border (?:was|has been) (?:placed|made|sent|shipped)\b|\b(?:last (?:week|month|year|time|summer|winter|christmas)|yesterday|ago|already (?:has|have|had|got|own)|never (?:came|arrived))\b/;
const CHANGES = /\b(?:add|put|swap|change|make it|take off|drop|remove|instead|please|another|again|more)\b/;

/** "Two instead of one" changes a count. */
export const NOT_THAT_MANY = /\b(?:instead of|rather than|not)(?: just)?(?: the)? (?:one|two|three|four|five|six|single|\d{1,2})\b/;

/** "..., is that right?" */
const CONFIRMS = /\b(?:right|correct|yes|ok|okay|no|please|note|remember|down|got (?:that|it)|remember (?:that|it)|note (?:that|it)) \?$/;

/** "Don't give her the weasel" */
const NOT_GIVEN =
  /\b(?:not|never) (?:give|get|send|buy|take|add|put|order)(?: (?:him|her|them|me|us|my \w+))?(?: (?:the|an?|any|one|of))* $/;

/** "Could you add a duke or a java?" */
const EITHER = new RegExp(String.raw`\b(?:${ANY_NAME}) or (?:an? |the )?(?:${ANY_NAME})\b`);

/** Whether a clause is a question. */
export function asks(clause: string): boolean {
  const isPolite = POLITE.test(clause) && !EITHER.test(clause);
  return ((clause.endsWith('?') && !CONFIRMS.test(clause)) || ASKS.test(clause)) && (OPINION.test(clause) || !isPolite);
}

/** What a clause chooses and takes back. */
export function picksIn(clause: string, persons: readonly PersonWords[], isSum: boolean, isName: (word: string) => boolean): Picks {
  const picks: Picks = { picked: [], removed: [] };
  // "Thanks for the yarn, captain"
  if (/\b(?:thanks|thank you|cheers) for\b/.test(clause)) return picks;
  const isTold = UNDECIDED.test(clause) || (PAST.test(clause) && !CHANGES.test(clause));
  const mentions = mentionsIn(clause);
  const heads = personsBefore(clause, mentions, persons, isName);
  const isAsked = asks(clause);
  const isListed = isListIn(clause, mentions) || ONE_OF_EACH.test(clause);
  let ahead: string | null = null;
  for (const [place, mention] of mentions.entries()) {
    const { slug, since, behind } = mention;
    const earlier = mentions[place - 1];
    const isNext = earlier !== undefined && JOINED.test(since);
    const last = picks.picked.at(-1);
    const own = countOf(mention, mentions.length === 1);
    const change = changeOf(mention);
    // "Drop the mint and the java"
    const isAlsoRemoved =
      isNext && /\b(?:and|plus)\b/.test(since) && !last && picks.removed.at(-1)?.slug === earlier.slug && !NOT_THAT_MANY.test(behind);
    if (isAlsoRemoved || isRemoved(mention)) {
      picks.removed.push({ slug, count: own });
      // "The captain instead of the duke"
      if (last && INSTEAD_OF.test(since))
        Object.assign(last, {
          inPlaceOf: slug,
          grind: last.grind ?? grindOf(mention),
          person: last.person ?? personOf(mention, persons, clause),
        });
      continue;
    }
    const isReplacing =
      earlier && picks.removed.at(-1)?.slug === earlier.slug && (SWAPPED_WITH.test(since) || INSTEAD_OF.test(earlier.since));
    const inPlaceOf = isReplacing ? earlier.slug : null;
    ahead = personAhead(mention, persons) ?? (isNext ? ahead : null);
    const person = personOf(mention, persons, clause) ?? heads[place] ?? sharedPerson(mentions, place, persons, clause) ?? ahead;
    const count = own ?? (inPlaceOf === null ? null : (picks.removed.at(-1)?.count ?? null));
    const grind = grindOf(mention) ?? (isNext && /\b(?:ground|beans?) for\b/.test(mentions[0]!.since) ? (last?.grind ?? null) : null);
    const isChosen =
      // "The banana one" alone is looked at.
      (isListed && (mentions.length > 1 || count !== null)) ||
      // "I'll take the duke and the captain"
      (isNext && last?.slug === earlier.slug) ||
      (ONLY_BEFORE.test(since) && ENDS.test(behind)) ||
      (CHOSEN_BEFORE.test(since) && !LIKES.test(since)) ||
      CHOSEN_BEHIND.test(behind) ||
      ADDED_BEFORE.test(since) ||
      SWAPS_IT.test(since) ||
      SWAPS_PART.test(since);
    if (isTold || isAsked || NOT_GIVEN.test(since)) continue;
    if (!isChosen && !isSum && [person, count, grind, change, inPlaceOf].every((one) => one === null)) continue;
    picks.picked.push({ slug, count, person, grind, change, inPlaceOf });
  }
  return picks;
}

/** "Change the brunana to two" */
const BECOMES = /^ (?:to|into) (?:one|two|three|four|five|six|\d{1,2})\b(?! (?:of|bags? of|\w+s?\b ?(?:for|$)))/;

function isSwapped({ since, behind }: Mention): boolean {
  // "Change the sparrows to ground"
  return SWAPPED.test(since) && grindIn(behind) === null && !BECOMES.test(behind);
}

function isRemoved(mention: Mention): boolean {
  const { since, behind } = mention;
  return isSwapped(mention) || (REMOVED.test(since) && !isCountSet(mention)) || AWAY.test(behind);
}

/** "The master and a Brunana for him" */
function sharedPerson(mentions: readonly Mention[], place: number, persons: readonly PersonWords[], clause: string): string | null {
  const next = mentions[place + 1];
  return next && JOINED.test(next.since) ? (personOf(next, persons, clause) ?? sharedPerson(mentions, place + 1, persons, clause)) : null;
}

/** Whether a clause has nothing but products, counts, grinds and conjunctions. */
export function isListIn(clause: string, mentions: readonly Mention[] = mentionsIn(clause)): boolean {
  const rest = mentions.toReversed().reduce((text, { at, end }) => `${text.slice(0, at)}_${text.slice(end)}`, clause);
  return LIST_ONLY.test(rest);
}
