import { LIKELY } from '../../intents/classify.ts';
import { isKnownWord } from '../../language/spelling.ts';
import { isMourning } from '../feelings.ts';
import { methodOf } from '../method.ts';
import { POSTER, themedIn } from '../products.ts';
import * as rule from '../rules.ts';
import { isInjection } from '../safety/injection.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish, hasWish } from '../wishes/wishes.ts';
import { isOf } from '../../data/intent-groups.ts';
import { CERTAIN, labelOf, pointingBack } from './pointing-back.ts';
import { BIDS, isRemark, isThanks } from './remarks.ts';
import { isOfTheHour, isWishful, tastesAsked, type Clues } from './clues.ts';

/** The intent of a message: safety, what it points back to, stories, then what the classifier takes it for. */
export function decideIntent(clues: Clues): Intent {
  const decided =
    safety(clues) ??
    (isThanks(clues) ? (BIDS.test(clues.text) ? 'bye' : 'thanks') : null) ??
    (clues.isTaleAsked || acceptsTale(clues) ? 'story' : null) ??
    pointingBack(clues) ??
    tale(clues) ??
    (methodOf(clues.text, null) === 'decaf' ? 'brew' : null) ??
    guessed(clues) ??
    fallbackIntent(clues);
  // "No allergies here"
  if (decided === 'allergy' && rule.NO_ALLERGY.test(clues.text) && !hasHardWish(clues.wishes)) return 'listen';
  // "Not a joke please"
  if (decided === 'joke' && rule.NO_JOKE.test(clues.text)) return clues.memory.last?.intent === 'feeling' ? 'feeling' : 'listen';
  return isRemark(decided, clues) ? 'listen' : decided;
}

/** "Go on then, I like a story" */
export const GOES_ON =
  /\b(?:go on|tell (?:it|me|us)\b(?!.*\b(?:which|what|how|more)\b)|i (?:like|love) a (?:good )?(?:story|tale)|one (?:last |more )?(?:story|tale|yarn|chapter)|(?:meant|wanted|asked for) (?:a|the|another) (?:story|tale|yarn))\b/;
function acceptsTale({ text, memory, named }: Clues): boolean {
  return named.length === 0 && GOES_ON.test(text) && (memory.offer === 'story' || /\b(?:story|tale|yarn|chapter)\b/.test(text));
}

/** "I'll order at the checkout, good night" */
const LEAVES =
  /^(?!.*\b(?:for|say|said|saying|wish|a) (?:good ?bye|bye|good night)\b).*\b(?:good ?bye|bye|bye bye|byee+|good night|see (?:you|ya)|hasta luego|schonen (?:abend|tag)(?: noch)?|adios|tschuss|auf wiedersehen|gute nacht|au revoir|bonne nuit|(?:merry|happy) (?:xmas|christmas|holidays|thanksgiving)|have a (?:nice|good|great|lovely) (?:day|one|evening|weekend|night))(?: (?:to you|you too|then|all|everybody|everyone|now|weasel|captain|duke|jack|my \w+|\w+))?$/;

function safety({ raw, text: said, rest, wishes, named, self, memory, guess }: Clues): Intent | null {
  const text = said.replaceAll(rule.FIGURES_OF_SPEECH, '_');
  // "Nuts will kill me"
  if (wishes.exclude.length > 0 && rule.DEADLY.test(text)) return 'allergy';
  if (guess?.label === 'urgent' && guess.probability >= LEAST_GRAVE) return 'urgent';
  if (isInjection(raw, text)) return 'injection';
  if (
    LEAVES.test(text) &&
    !(guess?.label === 'thanks' && text.endsWith(' day')) &&
    !raw.includes('?') &&
    named.every((slug) => slug === self) &&
    !hasHardWish(wishes)
  )
    return 'bye';
  if (isMourning(text)) return 'feeling';
  // "Forget the allergy, give me the peanut one"
  if (wishes.lifts) return named.length === 1 ? 'tell-me' : 'recommend';
  if (rule.LACKS_ALLERGEN.test(text)) return 'recommend';
  if (rule.LISTS_ALLERGEN.test(text)) return 'service';
  const isOfOne = named.length === 1 || (named.length === 0 && memory.lastProducts.length > 0);
  if (isOfOne && (rule.ASKS_FOR_ALLERGEN.test(text) || (raw.includes('?') && rule.ALLERGEN_ALONE.test(text)))) return 'service';
  if (isOfOne && rule.IS_SAFE.test(text) && memory.last?.serviceTopic === 'contents') return 'service';
  // "The first one, is there dairy on the label?"
  if (guess?.label === 'contents' && guess.probability >= LEAST_GRAVE && isOfOne && wishes.exclude.length === 0) return 'service';
  // "Is it safe to give you my card number?", "what did I tell you about my allergy?"
  if (guess?.label === 'card-safety' || (guess?.label === 'recall' && guess.probability >= LEAST_GRAVE)) return null;
  return rule.ALLERGY.test(rest.replaceAll(rule.FIGURES_OF_SPEECH, '_').replaceAll(rule.DOCTOR_ASKED, '_')) ? 'allergy' : null;
}

/** A question for an entry of the lore, or for the story of another character. */
function tale({ rest, wishes, named, hasLoreWord, guess }: Clues): Intent | null {
  const isAsking = rule.RECOMMEND.test(rest);
  if (isAsking) return null;
  if (named.length === 1 && isOf('told', guess?.label) && /\b(why|how come|what happened|how did)\b/.test(rest)) return 'story';
  const least = isOf('tones', guess?.label) ? CERTAIN : FIRST;
  const isOther = guess !== null && guess.probability >= least && guess.label !== 'story' && guess.label !== 'personal';
  const isWish = wishes.moods.length + wishes.tastes.length > 0 || wishes.category !== null || hasHardWish(wishes);
  return hasLoreWord && !isOther && !isWish ? 'story' : null;
}

/** From this probability a guess comes before a wish that the shop has read in the message. */
const FIRST = 0.6;
const LEAST_GRAVE = 0.8;
/** From this one a question of fact holds beside a condition: "does dark roast have more caffeine?" */
const PLAIN = 0.95;
const LEAST_OF_TOPIC = 0.5;

/** "Anything for him?" */
const FOR_SOMEBODY = /\b(something|anything|one) for (him|her|them|me|us|my|our|a)\b|\bwhat can (i|he|she|we|they) (have|drink)\b/;

/** "Is there honestly no caffeine in the decaf?" asks about it. */
const IS_IT =
  /^(so |and |but |hey )?(is|are|does|do|has) (there|it|you)?\b(?!.*\b(one|another|other|something|anything|similar|like)\b).*\bin _|^_[_ ]*(?:is|are|does|would|has) (?:that|it|this|he|she)\b/;

/** "Oh wait, my flatmate can't have peanuts!" is no trouble of the visitor. */
const CAN_NOT_HAVE = /\b(?:can|may|must|should) not (?:have|eat|drink|touch) (?!it\b|that\b|this\b)\w/;

function guessed(clues: Clues): Intent | null {
  const { guess, named, self, wishes, rest, raw } = clues;
  const isCondition = CAN_NOT_HAVE.test(clues.text);
  const tone = isCondition ? null : clues.tone;
  // "Moka pot user, I like it strong" asks for no recipe.
  const isGear =
    guess?.label === 'brew' &&
    (hasWish({ ...wishes, category: null }) || (wishes.category !== null && clues.memory.last?.intent === 'recommend')) &&
    !/\?|\b(how|what|which|why|help|recipe|my coffee|comes out|turns out|keeps?|tast(es|ing))\b/i.test(raw);
  // "Do you have chai?" is a flavour, "do you have cups?" none.
  const isGoods = guess?.label === 'goods' && tastesAsked(clues);
  const isWithTaste =
    guess?.label === 'contents' &&
    tastesAsked(clues) &&
    /\b(something|anything|one|coffees?) with\b|^(who|which|what)( (one|ones|of you|is|all))* (has|have|got)\b/.test(rest);
  const likely = intentOf(clues);
  const meant = isCondition && likely === 'feeling' ? null : likely;
  // "Reggae, hammock, no plans whatsoever"
  const isMood = meant === 'service' && guess!.probability < CERTAIN && !rule.ASKS.test(clues.text) && themedIn(clues.text).length > 0;
  // "Dad takes cream and sugar" asks for no milk.
  const isTaken = guess?.label === 'milk' && !rule.ASKS.test(clues.text) && !/\?|\b(?:need|want|sell|buy|order)\b/i.test(raw);
  const intent = isGear || isTaken || isWithTaste || isMood || (meant === 'others' && FOR_SOMEBODY.test(rest)) ? 'recommend' : meant;
  const isFactual =
    intent !== null &&
    !isGoods &&
    guess!.label !== 'why-dearer' &&
    (isOf('factual', intent) || (named.length > 0 && isOf('named', intent)));
  const isPlain = !hasHardWish(wishes) || (guess!.probability >= PLAIN && rule.ASKS.test(clues.text));
  if (isFactual && guess!.probability >= CERTAIN && isPlain && !named.includes(POSTER)) return intent;
  const isSure = guess !== null && guess.probability >= FIRST && !isGoods;
  const isOther = named.some((slug) => slug !== self && slug !== POSTER);
  const isRequest = intent === 'recommend' && !IS_IT.test(rest) && (hasHardWish(wishes) || tastesAsked(clues));
  const isOfTaste = tastesAsked(clues) && !(isSure && isOf('named', intent));
  if (named.length > 0 && !isOfTaste && !isRequest) {
    if (guess?.label === 'why-dearer') return 'price';
    // "Remind me, what does the decaf taste of?"
    if (intent === 'recall' && /\b(taste|cost|price|roast|caffeine|notes?|flavou?rs?)\b/.test(rest)) return 'tell-me';
    const isOfNamed = intent !== null && (isOf('named', intent) || ['contents', 'allergy'].includes(guess!.label) || (!isOther && isSure));
    return isOfNamed && !((intent === 'service' || intent === 'shipping') && named.includes(POSTER)) ? intent : 'tell-me';
  }
  const isAsking = rule.RECOMMEND.test(rest) || wishes.category !== null;
  if (intent === 'off-topic' && guess!.probability >= LEAST_GRAVE && !hasHardWish(wishes)) return intent;
  // "Good morning from rainy Seattle", "ordered it, thank you, you made my day"
  if (isOf('greeting', intent) && (guess!.probability >= CERTAIN || tone === 'happy') && !isAsking) return intent;
  // "Running late for this event, can I choose a quicker delivery?"
  const isTopic = tone !== 'sad' && isOf('topic', intent) && guess!.probability >= LEAST_OF_TOPIC;
  if (!isAsking && tone !== null && !isTopic && (!isSure || intent === 'feeling') && !hasHardWish(wishes) && !tastesAsked(clues))
    return 'feeling';
  if (!hasWish(wishes) || (isOfTheHour(clues) && !isWishful(clues))) return intent ?? (isAsking ? 'recommend' : null);
  // "Got a coffee with honey in it?"
  if (isAsking && tastesAsked(clues) && (guess?.probability ?? 0) < CERTAIN) return 'recommend';
  const isMoodOnly = !hasHardWish(wishes) && !tastesAsked(clues) && wishes.category === null;
  // "I have sixteen dollars and not a cent more" asks for no reason.
  if (guess?.label === 'why-dearer' && wishes.maxPriceCents !== null) return 'recommend';
  const isFact = intent !== 'service' || rule.ASKS.test(clues.text) || (!tastesAsked(clues) && wishes.exclude.length === 0);
  // "Do you like mondays?"
  const isTold = isMoodOnly && isOf('told', intent) && guess!.probability >= LEAST_OF_TOPIC && rule.ASKS.test(clues.text);
  return intent !== null && (isSure || isMoodOnly) && isFact && (isTold || !isOf('wished', intent)) ? intent : 'recommend';
}

const YES = /^(?:oh |ooh |well |haha |ok )?(?:yes|yeah|yep|yup|sure|please do|go on|go ahead|si|ja|oui|claro|gern)\b/;
const CHANGES_BUDGET = /\b(can do|make (it|that)|say|max|up to|is fine)\b.*\d|\d+ (is )?(max|fine|ok|okay|then)\b/;
const ONLY_SUM = /^(ok |and |or |for |under |maybe |what about |how about )*\$?\d\d$/;

function intentOf({ guess, memory, named, text, wishes }: Clues): Intent | null {
  if (guess === null || guess.probability < LIKELY) return null;
  // "It is heavy" is no question of the weight.
  if (guess.label === 'weight' && !rule.OF_WEIGHT.test(text)) return null;
  const { last, offered, offer } = memory;
  // "Oh no, I meant the pumpkin one" asks the same of another.
  if (guess.label === 'misunderstood' && named.length > 0) return isOf('repeated', last?.intent) ? last!.intent : 'tell-me';
  const again = last !== null && isOf('repeatable', last.intent) ? last.intent : null;
  const isOffered = offered.length + memory.lastProducts.length > 0 || last?.intent === 'recommend';
  const isElse =
    guess.label === 'others' && isOffered && /\b(what|anything|something|who) else\b(?!.*\b(in (it|that|there)|taste)\b)/.test(text);
  if (guess.label === 'another' || isElse) return again ?? (isOffered ? 'recommend' : 'others');
  if (guess.label === 'more') return again ?? (last?.intent !== 'who-are-you' && offered.length > 0 ? 'tell-me' : 'story');
  // "Ok fine, I can do 16" changes the budget, and so does "ok, 20" after cards.
  const isOfSum = memory.wishes.maxPriceCents !== null && CHANGES_BUDGET.test(text);
  if (isOfSum || (last?.intent === 'recommend' && ONLY_SUM.test(text))) return 'recommend';
  // "Yes, in steps please, I have a French press" after that offer.
  if (offer !== null && YES.test(text) && named.length === 0 && guess.probability < CERTAIN) return offer;
  // "So what's left?" after a dislike.
  if (guess.label === 'sold-out' && last?.intent === 'recommend' && hasWish(memory.wishes) && /\b(left|remains?)\b/.test(text))
    return 'recommend';
  if (guess.label === 'accept') return offer ?? (offered.length > 0 ? 'tell-me' : 'recommend');
  const intent = labelOf(guess);
  if (intent === 'allergy' && guess.probability < FIRST && !hasHardWish(wishes)) return null;
  return isOf('grave', intent) && guess.probability < LEAST_GRAVE ? null : intent;
}

function fallbackIntent({ tokens, named, self, text, wishes }: Clues): Intent {
  if (named.some((slug) => slug !== self)) return 'tell-me';
  const words = tokens.filter((token) => /[a-z]/.test(token));
  const strange = words.filter((word) => !isKnownWord(word)).length / Math.max(1, words.length);
  if (hasWish(wishes)) return 'recommend';
  if (words.length === 0 || strange > 0.6) return 'nonsense';
  return /\b(i|my|me|we|our|us|today|yesterday|tonight)\b/.test(text) && !rule.ASKS.test(text) ? 'listen' : 'off-topic';
}
