import { isRefusedPronoun, ordinalOf } from '../pronouns.ts';
import * as rule from '../rules.ts';
import type { Intent } from '../turn.ts';
import { tastesAsked, wordCount, type Clues } from './clues.ts';

/** Intents about products. */
function isProductTalk(intent: Intent | null): intent is Intent {
  return intent === 'price' || intent === 'stock' || intent === 'tell-me' || intent === 'compare';
}

/** After these intents "another one" repeats the intent. */
const OWN_MORE = new Set<Intent | null>(['story', 'joke', 'brew', 'others', 'hand-over', 'who-are-you']);

/** "And how long?", "what if it is bitter?" continue a question about brewing. */
const BREW_ON =
  /^(and |so |ok |but )*(how (long|hot|much|fine|coarse|many \w+)|what (ratio|temperature|grind|about milk|water))$|^(and |so |but )*(what )?if it (is|tastes|gets|turns out|comes out) (too |still |so )?(bitter|sour|weak|watery|strong|burnt|flat)$/;
const SHIPPED_HOW =
  /^(and |so |ok |cool |but )*(how (long|fast|soon|much)|when|for how much)( (does|will|would) (it|that|this) (take|be|cost|arrive))?$/;
const HAS_CAFFEINE = /\b((is|are) there (any |much |a lot of )?caffeine in|how much caffeine (is|are) in) (it|that|this|them|him|her)\b/;
const TASTES_HOW =
  /\b(what|how) (does|do|would|will) (it|that|this|he|she|they|that one|this one) (actually |really )?(taste|smell)\b|^(and |so |ok |but )*what is in (it|that|this|that one|him|her)$/;
/** "So which ones can she drink?" */
const WHICH_FITS =
  /^(so |and |ok |then )*(which|what)( ones?| coffees?| of (them|those|these))? (can|could|may|should) (i|we|he|she|they|my \w+) (still )?(drink|have|try|take)\b/;
/** Asks which of the shown products has more of something. */
const WHICH_OF =
  /^(and |so |ok |then |but )*(which|who)( one| of (them|those|these|the two|the three|you))?( is| has| would be| tastes?| contains?)?( the)? (more|less|most|least|better|stronger|milder|weaker|darker|lighter|cheaper|smoother|gentler)\b(?!.*\b(you (have|sell|got)|shop|shelf|all)\b)/;

/** "Too sweet" puts the last products aside; "is it too sweet?" asks about them. */
const TOO_MUCH =
  /^(is (it|that|he|she) |that is |it is |not |isnt it )?((a bit|way|much|far|still) )*(too|not too) (strong|sweet|bitter|dark|light|weak|heavy|mild|nutty|fruity|spicy|smoky|rich|sour)( for me)?$/;
const ASKS_IF = /^(is|isnt|not)\b/;
/** Of two that were shown: "the other one then". */
export const THE_OTHER = /^(\w+ ){0,4}the other( one| coffee)?( please| then| instead| though)*$/;
const WHY =
  /^(but |and |ok |okay )*(why|how come|why that( one)?|why (this|those|it|these)( one)?|what makes you (say|think) (so|that)|why (would|do|did|should) .{0,40})$/;

/** "Something cheaper", "the cheaper one". */
export const CHEAPER =
  /^(and |ok |then |is there |do you have |have you got |got |show me |give me |find me |i will take |i take )*(the |a |something |anything |any |one )?(a bit |a little |much |even )?(cheaper|less expensive)( one| ones| options?)?( please)?$/;

/** Whether the message asks for the reason of the last offer. */
export function isWhyAsked({ text, memory }: Clues): boolean {
  return memory.offered.length > 0 && WHY.test(text);
}

/** Short messages whose intent depends on the previous turn. */
export function followUp(clues: Clues): Intent | null {
  const { text, memory, named } = clues;
  const isAboutIt =
    /^(and |so |but |ok |hm )*(is|does|do|are|was|will|would) (it|he|she|they|that|this|that one|this one)\b/.test(text) &&
    wordCount(clues) <= 7;
  if (
    isAboutIt &&
    memory.lastProducts.length > 0 &&
    named.length === 0 &&
    memory.lastIntent !== 'story' &&
    clues.wishes.grind === null &&
    ![rule.BREW, rule.KEEPING, rule.STOCK, rule.PRICE, rule.HAVE, rule.COUPON].some((pattern) => pattern.test(text))
  )
    return 'tell-me';
  if (isAboutIt && clues.wishes.grind !== null && memory.lastProducts.length > 0 && named.length === 0 && !rule.BREW.test(text))
    return 'stock';
  if (memory.lastProducts.length > 0 && named.length === 0 && (TASTES_HOW.test(text) || HAS_CAFFEINE.test(text))) return 'tell-me';
  if (memory.lastProducts.length > 0 && TOO_MUCH.test(text)) return clues.raw.includes('?') || ASKS_IF.test(text) ? 'tell-me' : 'recommend';
  if (/^(and |so |ok |what about |how about )+(for )?me$/.test(text)) return 'recommend';
  const isGrindOnly = clues.wishes.grind !== null && !tastesAsked(clues) && !rule.RECOMMEND.test(text) && named.length === 0;
  if (memory.lastProducts.length > 0 && isGrindOnly && /\b(that|this|it|him|her|you)( one)?\b/.test(text) && wordCount(clues) <= 7)
    return 'stock';
  if (memory.lastIntent === 'brew' && BREW_ON.test(text)) return 'brew';
  if (memory.lastIntent === 'shipping' && SHIPPED_HOW.test(text)) return 'shipping';
  if (memory.lastIntent === 'stock' && /^(but |and |oh |ok )*(why not|why|how come)$/.test(text)) return 'stock';
  if (WHICH_FITS.test(text) && named.length === 0) return 'recommend';
  if (memory.offered.length > 1 && named.length === 0 && WHICH_OF.test(text) && !tastesAsked(clues)) return 'compare';
  if (memory.lastProducts.length > 0 && named.length === 0 && rule.HOW_IS_IT.test(text)) return 'tell-me';
  if (memory.offered.length === 2 && named.length === 0 && THE_OTHER.test(text)) return 'tell-me';
  if (memory.lastProducts.length > 0 && isRefusedPronoun(text)) return 'recommend';
  if (memory.shown.length > 0 && !OWN_MORE.has(memory.lastIntent) && rule.MORE.test(text) && named.length === 0 && wordCount(clues) <= 8)
    return 'recommend';
  const isElliptic =
    !rule.PRICE.test(text) &&
    !rule.STOCK.test(text) &&
    /^(and|what about|how about|and what about|or|and the|what of)\b/.test(text) &&
    wordCount(clues) <= 7;
  if (isWhyAsked(clues)) return 'why';
  if (WHY.test(text)) return null;
  if (memory.offered.length > 0 && ordinalOf(text) !== null) return 'tell-me';
  if (
    /^(ok(ay)? |yes |and |oh )*((tell|give|show) me )?((some|even|a bit|a little) )?more( please)?( about (it|that|this|them))?$|^(go on|continue|keep going|and then|what then|what (happened )?next|another( one)?|one more|more please|say more|then what|elaborate)$/.test(
      text,
    )
  ) {
    if (memory.lastIntent === 'joke') return 'joke';
    if (memory.lastIntent === 'brew') return 'brew';
    if (memory.lastIntent === 'story' || memory.lastIntent === 'who-are-you') return 'story';
    return memory.offered.length > 0 ? 'tell-me' : 'story';
  }
  if (
    /^(yes|yeah|yep|yes please|sure|ok|okay|please|please do|go ahead|of course|why not|absolutely|definitely|do it|sounds good|i would love (that|to)|gladly|great|perfect|do tell|lets hear it|let us hear it)( (please|sure|thanks|do|go on|tell me))*$/.test(
      text,
    )
  ) {
    if (memory.offer) return memory.offer;
    return memory.offered.length > 0 ? 'tell-me' : 'recommend';
  }
  if (
    /^(no|nope|nah|not really|no thanks|no thank you|not now|maybe later|not today|i am good|neither|none|no need|i do not think so)( (thanks|thank you|please|sorry))*$/.test(
      text,
    )
  )
    return 'decline';
  if (CHEAPER.test(text)) return memory.offered.length > 0 ? 'recommend' : 'price';
  if (isElliptic && named.length > 0 && clues.wishes.grind === null)
    return isProductTalk(memory.lastIntent)
      ? memory.lastIntent === 'compare'
        ? 'tell-me'
        : memory.lastIntent
      : memory.lastIntent === 'hand-over'
        ? 'hand-over'
        : 'tell-me';
  if (
    isElliptic &&
    named.length === 0 &&
    clues.wishes.grind !== null &&
    !tastesAsked(clues) &&
    (memory.lastIntent === 'price' || memory.lastIntent === 'stock' || memory.lastIntent === 'tell-me')
  )
    return 'stock';
  return null;
}
