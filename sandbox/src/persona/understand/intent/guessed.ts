import { LIKELY } from '../../intents/classify.ts';
import { isOf } from '../../data/intent-groups.ts';
import { isServiceTopic } from '../../data/service-topic.ts';
import type { Guess } from '../../intents/regression.ts';
import { POSTER, themedIn } from '../products.ts';
import * as rule from '../rules.ts';
import { isIntent, type Intent } from '../turn.ts';
import { hasHardWish, hasWish } from '../wishes/wishes.ts';
import { CERTAIN, isGuessed, isWishful, tastesAsked, type Clues } from './clues.ts';

/** From this probability a guess comes before a wish that the shop has read in the message. */
export const FIRST = 0.6;
/** From this one a question of fact holds beside a condition: "does dark roast have more caffeine?" */
const PLAIN = 0.95;
const LEAST_OF_TOPIC = 0.5;

/** The intent that a label of the examples stands for. */
export function labelOf(guess: Guess | null): Intent | null {
  const label = guess?.label ?? '';
  if (isServiceTopic(label)) return 'service';
  if (isOf('tones', label)) return 'feeling';
  if (label === 'keeping' || label === 'amount') return 'brew';
  if (label === 'pets') return 'allergy';
  return isIntent(label) ? label : null;
}

/** "Anything for him?" */
const FOR_SOMEBODY = /\b(something|anything|one) for (him|her|them|me|us|my|our|a)\b|\bwhat can (i|he|she|we|they) (have|drink)\b/;

/** "Is there honestly no caffeine in the decaf?" asks about it. */
const IS_IT =
  /^(so |and |but |hey )?(is|are|does|do|has) (there|it|you)?\b(?!.*\b(one|another|other|something|anything|similar|like)\b).*\bin _|^_[_ ]*(?:is|are|does|would|has) (?:that|it|this|he|she)\b/;

/** "Oh wait, my flatmate can't have peanuts!" is no trouble of the visitor. */
const CAN_NOT_HAVE = /\b(?:can|may|must|should) not (?:have|eat|drink|touch) (?!it\b|that\b|this\b)\w/;

/** "Moka pot user, I like it strong" asks for no recipe. */
function isGear({ raw, guess, wishes, memory }: Clues): boolean {
  const isWish = hasWish({ ...wishes, category: null }) || (wishes.category !== null && memory.last?.intent === 'recommend');
  return (
    guess?.label === 'brew' &&
    isWish &&
    !/\?|\b(how|what|which|why|help|recipe|my coffee|comes out|turns out|keeps?|tast(es|ing))\b/i.test(raw)
  );
}

/** "Who has vanilla?" */
const HAS_TASTE = /\b(something|anything|one|coffees?) with\b|^(who|which|what)( (one|ones|of you|is|all))* (has|have|got)\b/;

/** The intent of the guess, or a request, where the words ask for a coffee. */
function meantBy(clues: Clues): Intent | null {
  const { raw, rest, text, guess } = clues;
  const likely = likelyIntent(clues);
  const meant = likely === 'feeling' && CAN_NOT_HAVE.test(text) ? null : likely;
  const isAsked = rule.ASKS.test(text);
  const isRequest =
    isGear(clues) ||
    // "Dad takes cream and sugar" asks for no milk.
    (isGuessed(clues, 'milk') && !isAsked && !/\?|\b(?:need|want|sell|buy|order)\b/i.test(raw)) ||
    (isGuessed(clues, 'contents') && tastesAsked(clues) && HAS_TASTE.test(rest)) ||
    // "Reggae, hammock, no plans whatsoever"
    (meant === 'service' && guess!.probability < CERTAIN && !isAsked && themedIn(text).length > 0) ||
    (meant === 'others' && FOR_SOMEBODY.test(rest));
  return isRequest ? 'recommend' : meant;
}

/** What the classifier takes a message for, unless its wishes make it a request. */
export function guessedIntent(clues: Clues): Intent | null {
  const { guess, named, wishes, rest, text } = clues;
  const probability = guess?.probability ?? 0;
  const intent = meantBy(clues);
  const isHard = hasHardWish(wishes);
  const isOfTaste = tastesAsked(clues);
  // "Do you have chai?" is a flavour, "do you have cups?" none.
  const isGoods = isGuessed(clues, 'goods') && isOfTaste;
  const isWhyDearer = isGuessed(clues, 'why-dearer');
  const isFactual = !isGoods && !isWhyDearer && (isOf('factual', intent) || (named.length > 0 && isOf('named', intent)));
  const isPlain = !isHard || (probability >= PLAIN && rule.ASKS.test(text));
  if (isFactual && probability >= CERTAIN && isPlain && !named.includes(POSTER)) return intent;
  const isSure = probability >= FIRST && !isGoods;
  const isRequest = intent === 'recommend' && !IS_IT.test(rest) && (isHard || isOfTaste);
  if (named.length > 0 && !isRequest && (!isOfTaste || (isSure && isOf('named', intent)))) return ofNamed(clues, intent, isSure);
  const isAsking = rule.RECOMMEND.test(rest) || wishes.category !== null;
  if (intent === 'off-topic' && probability >= CERTAIN && !isHard) return intent;
  const tone = CAN_NOT_HAVE.test(text) ? null : clues.tone;
  // "Good morning from rainy Seattle", "ordered it, thank you, you made my day"
  if (isOf('greeting', intent) && (probability >= CERTAIN || tone === 'happy') && !isAsking) return intent;
  // "Running late for this event, can I choose a quicker delivery?"
  const isTopic = tone !== 'sad' && isOf('topic', intent) && probability >= LEAST_OF_TOPIC;
  if (!isAsking && tone !== null && !isTopic && (!isSure || intent === 'feeling') && !isHard && !isOfTaste) return 'feeling';
  if (!hasWish(wishes) || (isOfTheHour(clues) && !isWishful(clues))) return intent ?? (isAsking ? 'recommend' : null);
  // "Got a coffee with honey in it?"
  if (isAsking && isOfTaste && probability < CERTAIN) return 'recommend';
  const isMoodOnly = !isHard && !isOfTaste && wishes.category === null;
  // "I have sixteen dollars and not a cent more" asks for no reason.
  if (isWhyDearer && wishes.maxPriceCents !== null) return 'recommend';
  const isFact = intent !== 'service' || rule.ASKS.test(text) || (!isOfTaste && wishes.exclude.length === 0);
  // "Do you like mondays?"
  const isTold = isMoodOnly && isOf('told', intent) && probability >= LEAST_OF_TOPIC && rule.ASKS.test(text);
  return intent !== null && (isSure || isMoodOnly) && isFact && (isTold || !isOf('wished', intent)) ? intent : 'recommend';
}

/** A message that names a product. */
function ofNamed(clues: Clues, intent: Intent | null, isSure: boolean): Intent {
  const { named, self, rest } = clues;
  if (isGuessed(clues, 'why-dearer')) return 'price';
  // "Remind me, what does the decaf taste of?"
  if (intent === 'recall' && /\b(taste|cost|price|roast|caffeine|notes?|flavou?rs?)\b/.test(rest)) return 'tell-me';
  const isOther = named.some((slug) => slug !== self && slug !== POSTER);
  const isMeant = isOf('named', intent) || isGuessed(clues, 'contents') || intent === 'allergy' || (!isOther && isSure);
  // "Do the poster and the coffee come in the same parcel?"
  if (isGuessed(clues, 'several-addresses', CERTAIN)) return 'service';
  const isOfPoster = named.includes(POSTER) && !rule.COUNTS_TOWARDS.test(rest) && (intent === 'service' || intent === 'shipping');
  return intent !== null && isMeant && !isOfPoster ? intent : 'tell-me';
}

/** Whether the only condition is an hour: "if I order tonight" asks for no weak coffee. */
function isOfTheHour({ wishes, text }: Clues): boolean {
  const { exclude, refusedRoasts, maxPriceCents, grind, roast } = wishes;
  const isOther = exclude.length + refusedRoasts.length > 0 || [maxPriceCents, grind, roast].some((one) => one !== null);
  return !isOther && !/\b(caffeine|decaf|strong\w*|mild\w*|weak\w*)\b/.test(text);
}

const YES = /^(?:oh |ooh |well |haha |ok )?(?:yes|yeah|yep|yup|sure|please do|go on|go ahead|si|ja|oui|claro|gern)\b/;
const CHANGES_BUDGET = /\b(can do|make (it|that)|say|max|up to|is fine)\b.*\d|\d+ (is )?(max|fine|ok|okay|then)\b/;
const ONLY_SUM = /^(ok |and |or |for |under |maybe |what about |how about )*\$?\d\d$/;

/** The intent of the guess after what the last reply asked or showed. */
function likelyIntent({ guess, memory, named, text, wishes }: Clues): Intent | null {
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
  return isOf('grave', intent) && guess.probability < CERTAIN ? null : intent;
}
