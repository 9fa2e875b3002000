import { type Allergen, type HardWishes, readWishes, type Vocabulary, type WishChange } from '../../../catalog/index.ts';
import { OTHER_NOT } from './doubtful-lifts.ts';
import type { Known } from '../of-whom.ts';

/** Not "no kidding", "joking aside" */
const JOKED =
  /^(?:(?:(?:ha)+h?|lol|nah|oh|ok|sorry|no(?=[,.!]))[ ,.!]+)*(?:i(?:['’]m| am| was) )?(?:(?:only|just) )*(?:kidding|joking)(?= ?(?:$|[,.!;)]))(?!, (?:but|though)\b)/i;
const ONLY_ASKED = /\bi was (?:only|just) (?:asking|curious|wondering)\b|^(?:no[,.]? )?(?:only|just) asking(?= ?(?:$|[,.!]))/i;
const OWN = /\b(?:i(?:['’]m| am|['’]ve| have| can['’]?t| can ?not)|my|me)\b/i;
/** "Drop all three", "forget about all that" */
const DROPS_ALL =
  /\b(?:forget|drop|scrap|scratch|ignore) (?:about )?(?:all (?:of )?(?:that|it|this|them|those|three|(?:the|my|those) (?:rules|conditions|wishes))|everything(?: i said)?|what i said|both)(?= ?(?:$|[.,!;]))/i;
/** "I never ruled it out", "I didn't put that aside" */
const DENIES =
  /\bi (?:did ?n[o'’]?t|have ?n[o'’]?t|never) (?:really |actually |even )?(?:ruled?|put) (?:it|that|this|them|him|her|one) (?:out|aside|away)\b|\b(?:it|that) (?:is|was)(?: not|n['’]t) ruled out\b/i;
/** "Forget what I said about the mint", "ignore the mint thing" */
const DROPS_ONE =
  /\b(?:forget|ignore|drop|scratch|scrap) (?:about )?(?:the|that|my) \w+(?: \w+)? (?:thing|part|bit|question|one)\b|\bwhat i said about\b/i;
/** "No wait, I can't", "unscratch it": what the message before allowed is ruled out again. */
const RETRACTS =
  /^(?:\W|ugh|nope|no|wait|sorry|oops|typo|argh|damn|i meant|i mean)*i (?:can['’]?t|can ?not|must(?:n['’]t| not)|may not)\W*(?:$|[.!,])|\bi really (?:can['’]?t|can ?not)(?= ?(?:$|[.,!]| (?:have|eat|drink)\b))|\bun-?(?:scratch|drop|forget)\b/i;
const HAS_NO_ALLERGY =
  /\b(?:he|she|they|(?:my|our) \w+) (?:is ?n[o'’]?t|is not|are not|aren['’]?t|has no|have no) (?:allergic|allerg(?:y|ies))(?: to anything)?\b/i;
/** "I'm not allergic to it at all" */
const NOT_TO_IT = /\bi(?:['’]m| am) not (?:\w+ )?(?:allergic|intolerant) to (?:it|that|them)\b/i;
/** "I've outgrown it", "that no longer applies to me", "I can have it again": of the one condition of the message before. */
const IT_IS_OVER =
  /\bi(?:['’]ve| have)? (?:finally |since |long )?(?:outgrown|outgrew) (?:it|that|them)\b|\b(?:it|that|which) no longer applies to me\b|\bi can (?:have|eat|drink) (?:it|that|them) (?:again|after all)(?= ?(?:$|[.,!;]))/i;
const NOT_OVER =
  /\b(?:in|after|until|next|on|then|when|once|if|maybe|perhaps|doubts?|nobody|not|never|think|believes?|says?|soon|will)\b|n['’]t\b|\?/i;
const MOST_WORDS = 12;
function isOverNow(text: string, previous: string, { health, maxCaffeine, maxPriceCents }: WishChange): boolean {
  const conditions = health.allergens.length + (maxCaffeine === null ? 0 : 1) + (maxPriceCents === null ? 0 : 1);
  return (
    IT_IS_OVER.test(text) &&
    !NOT_OVER.test(text) &&
    conditions === 1 &&
    !/[.!?]\s/.test(previous) &&
    previous.split(' ').length <= MOST_WORDS &&
    !previous.includes('?')
  );
}

const FOR_THEM = / for (?:her|him|them)\b/gi;

type Said = { [Kind in 'allergens' | 'exclude' | 'refusedRoasts']: readonly HardWishes[Kind][number][] };

function lifting(change: WishChange, { allergens, exclude, refusedRoasts }: Said): WishChange {
  const { lifted } = change;
  return {
    ...change,
    lifted: {
      ...lifted,
      allergens: [...lifted.allergens, ...allergens.filter((one) => !change.allergens.includes(one))],
      tastes: [...lifted.tastes, ...exclude.filter((one) => !change.exclude.includes(one))],
      roasts: [...lifted.roasts, ...refusedRoasts],
    },
  };
}

/** What the message before had ruled out, its health wishes too. */
function withoutPrevious(change: WishChange, before: WishChange): WishChange {
  const { allergens, exclude, health, refusedRoasts } = before;
  const lifted = lifting(change, { allergens, exclude: [...exclude, ...health.tastes], refusedRoasts });
  lifted.lifted.isCaffeine ||= before.maxCaffeine !== null && change.maxCaffeine === null;
  lifted.lifted.isBudget ||= before.maxPriceCents !== null;
  return lifted;
}

function withPreviousAgain(change: WishChange, { lifted }: WishChange): WishChange {
  const isCaffeine = lifted.isCaffeine || lifted.isCaffeineNow;
  return {
    ...change,
    allergens: [...change.allergens, ...lifted.allergens],
    health: {
      ...change.health,
      allergens: [...change.health.allergens, ...lifted.allergens],
      isCaffeineFree: change.health.isCaffeineFree || lifted.isCaffeine,
    },
    maxCaffeine: isCaffeine ? 'none' : change.maxCaffeine,
  };
}

/** What the talk has ruled out beside health. */
function withoutWishes(change: WishChange, { wishes }: Known): WishChange {
  const lifted = lifting(change, wishes);
  lifted.lifted.isCaffeineNow ||= change.maxCaffeine === null;
  lifted.lifted.isDecaf = true;
  return lifted;
}

/**
 * A message that takes back what was ruled out before: as a joke or a question alone, all of it, or what was said of the only other
 * person of the talk ("eggs are no problem for her").
 */
export function withTakenBack(
  change: WishChange,
  text: string,
  previous: string,
  before: WishChange | undefined,
  known: Known & { theirs: readonly Allergen[] },
  vocabulary: Vocabulary,
): WishChange {
  const isAsked = ONLY_ASKED.test(text) && previous.includes('?') && !OWN.test(previous);
  const isOfIt = NOT_TO_IT.test(text) && !previous.includes('?') && before?.health.allergens.length === 1;
  const isOver = before !== undefined && isOverNow(text, previous, before);
  // "Kidding, caffeine is fine" and "kidding, my son can't" take back nothing else.
  const isJoke = JOKED.test(text) && !OTHER_NOT.test(text) && !change.lifted.isCaffeine && change.lifted.allergens.length === 0;
  const isNew = change.allergens.length + change.health.allergens.length > 0;
  if (before && !isNew && (isJoke || isOfIt || isAsked || isOver)) return withoutPrevious(change, before);
  if (before && RETRACTS.test(text)) return withPreviousAgain(change, before);
  if ((DROPS_ALL.test(text) && !DROPS_ONE.test(text)) || DENIES.test(text)) return withoutWishes(change, known);
  if (known.theirs.length === 0) return change;
  const allergens = HAS_NO_ALLERGY.test(text)
    ? known.theirs
    : FOR_THEM.test(text)
      ? readWishes(text.replace(FOR_THEM, ''), vocabulary).lifted.allergens.filter((one) => known.theirs.includes(one))
      : [];
  return allergens.length === 0 ? change : lifting(change, { allergens, exclude: [], refusedRoasts: [] });
}
