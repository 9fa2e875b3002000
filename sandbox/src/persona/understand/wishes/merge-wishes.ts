import { isOne } from '../../language/person.ts';
import { hasHardWish, hasSoftWish, hasWish, noWishes, unique, type Wishes } from './wishes.ts';

const RESET =
  /\b(start over|forget (that|it|about that|what i said)|never mind|nevermind|something (completely |totally |entirely )(else|different)|something different|from scratch|change of plan|scratch that|reset|opposite)\b/;
/** Phrases that modify the request: earlier tastes stay. */
const ADDS =
  /^(and|but|also|plus|with|without|what about|how about|or|ok but|okay but|yes but|make it|maybe|can it|same|even|then|only|preferably|ideally)\b|\b(as well|too|instead|though|cheaper)$|^(ok |or |for )*\$?\d+$/;

const GIFT = /\b(gift|present)\b|\bfor (him|her|them) instead\b/;
/** "Any roast", "the dark roast was only for her father" */
const ANY_ROAST =
  /\b(?:any|every|whatever|which ?ever) roast\b|\broast does not matter\b|\b(?:forget|never mind|drop|not) (?:about )?the (?:dark|light|medium)(?: roast| one)?\b|\b(?:dark|light|medium)(?: roast| one)? (?:was|is) (?:only |just )+for\b/;
const SUPERLATIVE = /\b(cheapest|lowest price|least expensive|most affordable|most expensive|priciest|dearest|highest price)\b/;

/** What a talk has asked for so far. */
export interface Requested {
  wishes: Wishes;
  /** Whether no product met every condition of the last recommendation. */
  isUnmet: boolean;
  /** Who was asked for last: "my dad", "me", "all", or "each" for several persons. */
  person: string | null;
  /** What was asked for each person. */
  wishesOf: Readonly<Record<string, Wishes>>;
}

/** Whether the message starts a new request, or follows one that could not be met. */
function isNewRequest(said: Wishes, text: string, isUnmet: boolean): boolean {
  return (
    RESET.test(text) ||
    said.isBesideCaffeine ||
    (GIFT.test(text) && (hasSoftWish(said) || !hasHardWish(said))) ||
    (!ADDS.test(text) && (SUPERLATIVE.test(text) || (isUnmet && (hasSoftWish(said) || !hasHardWish(said)))))
  );
}

/** Whether it asks for another person than before. "It's for my dad" adds to what was asked. */
function isOfAnother(person: string | null, before: string | null, said: Wishes): boolean {
  return isOne(person) && person !== before && (before !== null || (person !== 'me' && hasWish(said)));
}

/** What was asked for the person of a message: another one has wishes of their own. */
function requestedFor({ wishes, person: last, wishesOf }: Requested, said: Wishes, person: string | null): Wishes {
  return isOfAnother(person, last, said) ? (wishesOf[person!] ?? { ...conditionsOf(wishes), grind: wishes.grind }) : wishes;
}

/** New moods and tastes replace old ones unless the message adds to them; what is ruled out for the talk, the shop knows. */
function mergeWishes(requested: Requested, said: Wishes, text: string, person: string | null): Wishes {
  const before = requestedFor(requested, said, person);
  if (!isNewRequest(said, text, requested.isUnmet)) return merged(before, said, text);
  const { caffeine, grind } = before;
  return merged(
    { ...conditionsOf(before), caffeine: caffeine === 'none' ? caffeine : null, grind: RESET.test(text) ? null : grind },
    said,
    text,
  );
}

/** The wishes after a message, of which only a request changes more than the grind. */
export function wishesAfter(requested: Requested, said: Wishes, text: string, person: string | null, isRequest: boolean): Wishes {
  if (isRequest) return mergeWishes(requested, said, text, person);
  const before = requestedFor(requested, said, person);
  return { ...before, grind: said.grind ?? before.grind };
}

/** What is left of a request for the next one. */
export function conditionsOf({ groups, exclude }: Wishes): Wishes {
  return { ...noWishes(), groups, exclude };
}

function merged(base: Wishes, said: Wishes, text: string): Wishes {
  const isNew = said.moods.length + said.tastes.length > 0 && !ADDS.test(text);
  const isCaffeineSaid = said.caffeine !== null || said.maxCaffeine !== null || said.isDecafRefused;
  // Nothing strong is a light roast.
  const isStronger = said.caffeine === 'high' && base.roast === 'light';
  const isMilder = said.roast === 'light' && base.caffeine === 'high';
  const isAnyRoast = ANY_ROAST.test(text);
  const roast = (isAnyRoast ? null : said.roast) ?? (isAnyRoast || said.refusedRoasts.length > 0 || isStronger ? null : base.roast);
  // "The darkest" goes with its roast.
  const words = roast === null ? base.words.filter((word) => word !== 'darkest') : base.words;
  const exclude = unique([...base.exclude.filter((taste) => !isNamed(taste, said)), ...said.exclude]);
  return {
    ...said,
    exclude,
    moods: isNew ? said.moods : unique([...base.moods, ...said.moods]),
    tastes: (isNew ? said.tastes : unique([...base.tastes, ...said.tastes])).filter((taste) => !exclude.includes(taste)),
    words: isNew ? said.words : unique([...words, ...said.words]),
    groups: [...new Map([...base.groups, ...said.groups].map((group) => [group.label, group])).values()],
    caffeine: isCaffeineSaid || isMilder ? said.caffeine : base.caffeine,
    maxCaffeine: isCaffeineSaid ? said.maxCaffeine : base.maxCaffeine,
    grind: said.grind ?? base.grind,
    category: said.category ?? (base.category === 'beans' ? base.category : null),
    roast,
  };
}

/** "Something fruity" means several tastes and allows no excluded one again; "chocolate" allows chocolate again. */
function isNamed(taste: string, { tastes, groups }: Wishes): boolean {
  return tastes.includes(taste) && !groups.some(({ wanted }) => wanted.includes(taste));
}

/** All preferences so far, with those of dropped requests. */
export function addWishes(before: Wishes, said: Wishes): Wishes {
  const both = merged(before, said, 'and');
  return { ...both, tastes: unique([...before.tastes, ...both.tastes]).filter((taste) => !said.exclude.includes(taste)) };
}
