import type { WishChange } from './hard-wishes.ts';
import { isAboutHealth } from './health/health-words.ts';
import { isOfChild, isReasonAgainstCaffeine, isReasonGone } from './health/reasons-against-caffeine.ts';
import { isDecafBesideOthers } from './parts/decaf-beside-others.ts';
import { isHearsay } from './refusals/lifted-mentions.ts';
import type { Mention } from './refusals/refused-mentions.ts';
import type { Clause } from './sentences.ts';

/** "One decaf for my mum and something strong for my dad": the decaf is one of two things wanted. */
const FOR_SEVERAL = /\bfor (?:my |the |a |an |his |her |our )?\w+.*(?:\band\b|,|\bplus\b).*\bfor (?:my |the |a |an |his |her |our )?\w+/;
const STRONG = /\b(?:strong\w*|kick\w*|energy|powerful|wakes?)\b/;
const LOW_CAFFEINE =
  /(?<!\beven (?:a |the )?)\b(?:low|lower|less|little|reduced|light on|easy on|limit(?:ing)?|reduc(?:e|ing)|watch(?:ing)?|low in|not (?:(?:too|so|that|very) )?(?:much|strong in)|not a lot of|half|cut(?:ting)? (?:down|back) on|careful (?:with|about|around)(?: how much)?)[ -](?:\w+ |bit of |tiny bit of )?@caffeine\b|\bkeep (?:the |my )?@caffeine (?:\w+ )?(?:low|down|minimal|to a minimum)/;
/** "I can't sleep if I drink too much caffeine"; who has had too much today wants no more. */
const MUCH_IS_TOO_MUCH =
  /(?<!\b(?:had|drank|drunk|did) (?:\w+ )?)\b(?:too much|so much|that much|a lot of|(?:lots|loads|tons|heaps|plenty|a ton|masses) of) (?:of )?@caffeine\b/;
const CAFFEINE_WANTED =
  /\b(?:with|more|much|lots of|tons of|extra|maximum|most|high|some|full|regular|normal|usual|need|want) (?:the )?@caffeine\b|\b@caffeinated\b/;
/** No decaf, then. */
const WITH_CAFFEINE =
  /^(?!.*\bone\b.*\bone\b).*(?<!\b(?:fine|ok|okay|cool|happy) )\b(?:with|some|regular|normal|usual|full) (?:the )?@caffeine\b/;
/** "Anything fruity, but with caffeine?" */
const ASKS_FOR_ONE = /\b(?:anything|something|another|have you got|do you have) /;
/** Coffee with caffeine, by the name that it has beside decaf. */
const REGULAR_WANTED =
  /\bregular(?: coffees?| ones?| stuff| beans?)? (?:is|are|would be|will be|works?)(?: (?:now|totally|perfectly|just|all|also))* (?:ok|okay|fine|good|great|alright|right|welcome|allowed|again|for me)\b|\b(?:want|give me|take|have|drink|back to|back on|switch to) (?:the |some )?regular(?: coffees?| ones?| stuff)?(?= ?(?:$|,|again|now|please|instead))/;
/** "I drink regular again", "we take the normal stuff these days" */
const REGULAR_DRUNK =
  /^(?!.*\b(?:not|never|no|if|when|used to|while|but|grind|size|bag|after|in)\b).*\b(?:i|we) (?:(?:do|actually|also|am|are|can|may) )*(?:drink|take|have|having|drinking|taking) (?:(?:the|my|real|usual) )*(?:regular|normal|ordinary|caffeinated|real|@caffeine)(?: (?:kind|coffee|stuff))? (?:again|now|these days)(?= ?(?:$|,))/;
/** "Regular coffee, please", "normal coffee for everyone from now on" */
const REGULAR_ALONE =
  /^(?:(?:so|ok|just|now) )*(?:regular|normal|real) (?:coffee|stuff)(?: ?,)?(?: for (?:me|us|him|her|every(?:one|body)))?(?: ?,)?(?: (?:it is|please|then|again|now|from now on))+$/;
const MEDIUM_CAFFEINE =
  /\bnot (?:(?:too|so|that|very) )?high in @caffeine\b|\b(?:above|over|at most|max(?:imum)?|more than) medium @caffeine\b|\bmedium @caffeine (?:at most|max|tops|or (?:less|lower))/;
/** "My brother says that a little caffeine never hurt anybody" */
const SOME_CAFFEINE = /\b(?:a little|some|a bit of|a drop of) @caffeine\b/;
const REFUSES = /\b(?:no|without|zero|any) @caffeine\b/;
/** "A little caffeine harms the baby, so no caffeine please" */
const REFUSES_ALL = /\b(?:so|want|and|but|,) no @caffeine\b|\bno @caffeine (?:please|for me|at all)\b/;
/** Who wants it is not the visitor. */
const OTHERS_WANT = /\b(?:my|his|her|our) \w+ (?:\w+ )?(?:needs?|wants?|loves?|likes?|drinks?|lives|swears|runs)\b/;
/** "Nothing that keeps me up"; "it does not keep me up any more" asks for more. */
const SLEEP_WANTED =
  /\b(?:nothing (?:that|which)(?: will| would)?|(?:that|must|should|which) (?:(?:will|does|would|can) )?not|(?:and|but) (?:it )?(?:will|would|must|should) not|without) keep(?:s|ing)? (?:me|us|him|her) (?:up|awake)\b(?! (?:any ?more|enough))/;
/** "It keeps her up", "he lies awake until two": no wish for sleep beside one for something strong. */
const SLEEP_LOST =
  /\b(?:lies?|lying|lay) awake\b|\b(?:be|fall|fast) asleep (?:by|before|at) (?:\d|midnight|ten|eleven)|\b(?:it|coffee|@caffeine)(?: (?:after|past) (?:\w+ ){0,2}?\w+)? (?:always |just |often )?keeps (?:me|us|him|her|them) (?:up|awake)\b(?! (?:any ?more|enough|at work))/;
const NO_JITTERS = /\b(?:no|without|hate) (?:the |any )?(?:jitters|shakes)\b|\bjitter[- ]free\b/;

/** "Will I sleep, or should I go decaf" */
const ASKS_ADVICE = /\bshould (?:i|we) (?:go|take|have|get|try|switch to|drink|order|buy)\b/;

/** Whether decaf holds for the whole request: no question, not one of several coffees, not a part of an order. `plain`: the message. */
export function isDecafAlone({ text, isQuestion }: Clause, plain: string): boolean {
  return !isQuestion && !FOR_SEVERAL.test(text) && !ASKS_ADVICE.test(text) && !isDecafBesideOthers(text, plain);
}

/** "Decaf only: one dark, one fruity", "one for my dad, one for my mum, both decaf" */
const DECAF_FOR_ALL =
  /^(?:(?:hi|hello|hey|so|ok|please)[ ,!.]*)*(?:decaf only|(?:only|just|uniquement|nur|solo) (?:du )?decaf)\b(?! (?:one|for|destiny)\b)|\b(?:both|all of (?:them|it)|each) (?:of them )?(?:(?:is|are|must be|should be|(?:has|have|need|needs) to be|on) )*decaf\b/;

/** Whether a text (plain English) asks for decaf alone, beside whatever its parts ask for. */
export function isDecafForAll(plain: string): boolean {
  return DECAF_FOR_ALL.test(plain);
}

/** What a clause says of caffeine, in addition to a decaf that it names. */
export function readCaffeine(
  { text, isQuestion }: Clause,
  refused: readonly Mention[],
  lifted: readonly Mention[],
  change: WishChange,
): void {
  if ((REGULAR_WANTED.test(text) || REGULAR_ALONE.test(text)) && !isQuestion && !OTHERS_WANT.test(text)) change.lifted.isCaffeineNow = true;
  if (REGULAR_DRUNK.test(text) && !isQuestion && !isHearsay(text)) change.lifted.isCaffeine = true;
  if (isHearsay(text) && SOME_CAFFEINE.test(text) && !REFUSES.test(text)) return;
  // "Without caffeine for evenings and the strongest for mornings"
  const isForOne = FOR_SEVERAL.test(text) && STRONG.test(text) && !isAboutHealth(text);
  const isRefused = refused.some(({ kind }) => kind === 'caffeine') && !isForOne;
  if (isReasonGone(text) && !isQuestion) change.lifted.isCaffeine = true;
  if (SLEEP_WANTED.test(text) || (SLEEP_LOST.test(text) && !STRONG.test(text)) || isOfChild(text)) change.maxCaffeine = 'none';
  if (isRefused && REFUSES_ALL.test(text) && SOME_CAFFEINE.test(text)) change.maxCaffeine = 'none';
  else if (LOW_CAFFEINE.test(text) || NO_JITTERS.test(text) || (isRefused && MUCH_IS_TOO_MUCH.test(text))) change.maxCaffeine ??= 'low';
  else if (MEDIUM_CAFFEINE.test(text)) change.maxCaffeine ??= 'medium';
  else if (isRefused) {
    change.maxCaffeine = 'none';
    if (isAboutHealth(text)) change.health.isCaffeineFree = true;
  } else if (CAFFEINE_WANTED.test(text) && (!isQuestion || ASKS_FOR_ONE.test(text)) && !OTHERS_WANT.test(text) && !isHearsay(text)) {
    change.lifted.isCaffeineNow = true;
    if (WITH_CAFFEINE.test(text)) change.isDecafRefused = true;
  }
  if (isReasonAgainstCaffeine(text) && !lifted.some(({ kind }) => kind === 'caffeine')) {
    change.maxCaffeine = 'none';
    change.health.isCaffeineFree = true;
  }
}
