import { isOf } from '../../data/intent-groups.ts';
import { namesProduct } from '../products.ts';
import { OF_OWN_ORDER } from '../intent/intent-of-sums.ts';
import { IS_SAFE } from '../rules.ts';
import type { Turn } from '../turn.ts';
import { hasHardWish, hasSoftWish } from '../wishes/wishes.ts';

export const ASKED =
  /\?|^(?:and |so )?(?:will|would|should|did)\b|\b(how|what|whats|which|where|when|why|(?<!, )who|can|could|do|does|is|are|tell|explain|recipe)\b/i;
const WHO = '(?:i|we|he|she|they|you|my \\w+)';
/** "Something mild, I must sleep at eleven, what do you recommend?": the question to the wish. */
const ASKS_WHICH = new RegExp(
  String.raw`^(?:so |and |then |well )*(?:(?:what|which)\b[^?]*\b(?:recommend|suggest|advise|get|buy|take|pick|choose|order|pour|drink|send|bring)\b|(?:any )?(?:ideas?|suggestions?|recommendations?|thoughts|help)\b|(?:which|what)\b[^?]*\b(?:should|must) ${WHO} (?:avoid|skip)\b|anything [^?]*\b${WHO} (?:should|must) (?:avoid|skip)\b|(?:what|which)(?: \w+){0,3} (?:can|could|may|should|would|do|does|will) ${WHO} (?:still |even )?(?:have|give|try|like|bring|offer)\b|what(?:'s|s| is| else is)? (?:left|there|good)\b|(?:what|which)(?: \w+){0,2} (?:would|will|could|might) (?:work|fit|suit|do)\b|which ones?\W*$|(?:one|a) (?:bag|coffee) (?:for )?each\W*$|what (?:have )?${WHO}(?:'ve)? got\b|(?:is|are) there (?:an?|any\w*|some\w*|one|still) [^?]*\b(?:for ${WHO}|for (?:me|us|him|her|them)|${WHO} (?:may|can|could|might))\b)[^?]*\??$`,
  'i',
);

export function asksWhich(text: string): boolean {
  return ASKS_WHICH.test(text);
}

const REFUSES = /^(?:no|not|anything but) (?:the|that|this)\b[^?]{1,40}$/i;
export const FEW_WORDS = 3;
const LEAST_SURE = 0.7;
/** Of a few words a guess is rarely sure. */
const LEAST_SURE_OF_FEW = 0.9;

/** "Seen that." beside a request, "I bought the duke." beside a question: the classifier is unsure of it, and nothing is asked. */
function isIdle({ intent, raw, hasOwnWish, probability, isChoice }: Turn): boolean {
  const isElliptic = ['price', 'total', 'brew'].includes(intent) || (namesProduct(raw) && !HAS.test(raw));
  const least = raw.split(' ').length > FEW_WORDS ? LEAST_SURE : LEAST_SURE_OF_FEW;
  return (
    !isChoice && probability < least && !hasOwnWish && !isElliptic && !ASKED.test(raw) && !isOf('alone', intent) && intent !== 'allergy'
  );
}
const HAS = /(?:\b(?:i|we|he|she|they)(?:'ve|'d)?(?: have| just| already| once)*|^) (?:bought|ordered|own|have|had|got|tried)\b/i;

/** A request that says nothing but a limit. */
function isLimitOnly({ intent, said, themed, isCheapest, isDearest }: Turn): boolean {
  if (isCheapest || isDearest || said.category === 'merchandise') return false;
  return intent === 'recommend' && themed.length === 0 && !hasSoftWish(said) && !hasHardWish({ ...said, maxPriceCents: null });
}

/** "Who gets what? Can you list it?" */
const LISTS_IT = /^\W*(?:and )?(?:can|could|would|will) you (?:please )?(?:list|repeat|write|say|sum)\b/i;

/** "Cinnamon isn't really fruity though": a remark about the product that was talked of. */
function isRemark({ intent, raw, hasOwnWish }: Turn): boolean {
  if (RHETORICAL.test(raw) || IS_CHOSEN.test(raw) || (!ASKED.test(raw) && /\b\d+ cups\b/.test(raw))) return true;
  if (hasOwnWish || ASKED.test(raw) || namesProduct(raw)) return false;
  return (
    (isOf('pronoun', intent) && STATES.test(raw)) ||
    (isOf('remarked', intent) && APPROVES.test(raw) && !POINTS_AT_ONE.test(raw) && (intent !== 'recommend' || THAT_IS.test(raw)))
  );
}
/** "Isn't cinnamon more spicy than fruity?" */
const RHETORICAL = /^\W*(?:but )?(?:is|are)n['’]?t (?!there\b|it\b|that\b)\w+.*\b(?:more|rather|than)\b.*\?/i;
/** "Brunana it is." */
const IS_CHOSEN = /^\W*[\w' ]{3,25} it is\W*$/i;
/** "Good, free shipping then." */
const APPROVES =
  /^\W*(?:h?m+,? )?(?:ok(?:ay)?|all ?right|good|great|nice|perfect|wonderful|lovely|sweet|cool|fine|right|yes|yeah|oh+|ah+|haha+|fair enough)\b/i;
const THAT_IS = /\b(?:that|it)(?:['’]?s| is)\b/i;
const POINTS_AT_ONE = /\b(?:the )?(?:first|second|third|last|other|that|this) one\b|\b(?:both|closest|nearest|cheapest|same)\b/i;
const STATES = /\b(?:isn['’]?t|aren['’]?t|was|were|had|have|sounds?|looks?|thought)\b/i;

/** Names products, and asks nothing. */
export function isListOnly(text: string): boolean {
  return namesProduct(text) && !ASKED.test(text);
}

/** Beside a wish, what a recommendation says by itself: which coffee it is, of what it tastes, what it costs. */
function isSaidAnyway(turn: Turn): boolean {
  const { intent, raw, hasOwnWish, products } = turn;
  const isOfIt = ['tell-me', 'price'].includes(intent) && !hasOwnWish && !namesProduct(raw) && TASTE_OR_PRICE.test(raw);
  return isOfIt || (intent === 'compare' && products.length < 2 && !hasOwnWish);
}

const TASTE_OR_PRICE =
  /^(?!.*\b(?:caffeine|caff\w*|strong|roast|nuts?|milk)\b).*\b(?:tastes?|like|costs?|how much|price)\b.*\b(?:it|that|they)\b|\b(?:it|that|they) (?:tastes?|costs?)\b/i;

/** "Is Brunana ok for Priya, with her nut allergy?" */
export function asksWhetherSafe({ intent, products, text }: Turn): boolean {
  return intent === 'allergy' && products.length > 0 && IS_SAFE.test(text);
}

/** The parts of a message that are to be answered: without what another part says, or what says nothing by itself. */
export function neededParts<Part extends { turn: Turn }>(known: readonly Part[], isList: boolean): Part[] {
  // "A smoky one and a minty one. Total?" asks for a sum of what is yet to be found.
  const isOpenSum = known.some(({ turn }) => turn.intent === 'recommend');
  const isWished = known.some(({ turn }) => ['recommend', 'allergy'].includes(turn.intent) && turn.hasOwnWish && !asksWhetherSafe(turn));
  const isSummed = known.some(({ turn }) => ['total', 'recall'].includes(turn.intent) && !turn.isChoice);
  const isTold = known.some(({ turn }) => turn.intent === 'recommend' && turn.hasOwnWish && !isLimitOnly(turn));
  return known.filter(({ turn }) => {
    const isNoQuestion =
      (turn.intent === 'total' && !namesProduct(turn.raw) && !turn.isOfFound) || (turn.intent === 'brew' && !ASKED.test(turn.raw));
    // "Regular coffee. Nothing fancy."
    if (isOpenSum && turn.intent === 'service' && !ASKED.test(turn.raw) && (turn.isUnsure || turn.said.maxPriceCents !== null))
      return false;
    // "Got 20 bucks, want one bag, something smoky": the limit holds for the whole message.
    if (isTold && !isList && isLimitOnly(turn)) return false;
    if (isWished && isSaidAnyway(turn)) return false;
    // "Brunana for her, the captain for me. Total?"
    if (isSummed && LISTS_IT.test(turn.raw)) return false;
    // "What is my total, and do I pay for delivery?"
    if (isSummed && turn.intent === 'shipping' && turn.basket.length > 0 && OF_OWN_ORDER.test(turn.text)) return false;
    if (isSummed && (turn.isChoice || (isOf('pronoun', turn.intent) && isListOnly(turn.raw)))) return false;
    const isNamedAfter = isListOnly(turn.raw) && known.some((other) => other.turn.raw !== turn.raw && other.turn.raw.includes(turn.raw));
    // "That's not what I asked. When is shipping free?"
    const isComplaint = turn.serviceTopic === 'misunderstood';
    if (turn.intent === 'help' || isComplaint || isNamedAfter || isIdle(turn) || isRemark(turn)) return known.length === 1;
    // "Not the pumpkin. The other one: does it have milk?"
    return (
      !(isOpenSum && isNoQuestion) &&
      (turn.hasOwnWish ||
        !(
          REFUSES.test(turn.raw) ||
          (isWished && !isOf('topic', turn.intent) && turn.intent !== 'paying' && !namesProduct(turn.raw) && asksWhich(turn.raw))
        ))
    );
  });
}
