import { type Allergen, readWishes, toPlainEnglish, type Vocabulary, type WishChange } from '../../../catalog/index.ts';
import { listedFoods } from '../persons/listed-foods.ts';
import { readOnce } from '../read-once.ts';
import { isNamed } from './corrected.ts';

/** Read of a message that may name what somebody is allergic to. */
const MOST_WORDS = 40;

/** "Or cream": goes on with what the message before has ruled out. */
const GOES_ON = /^(?:and |also )?(?:or|nor)\b(?!.*\b(?:want|like|love|please|with)\b)/i;
const FOODS = String.raw`[a-z]+(?: (?!too\b|also\b|either\b|neither\b|as\b)[a-z]+)?(?:(?:,| and| or|, and) [a-z]+){0,3}`;
/** "And dairy", "chocolate neither", "same goes for eggs" */
const ADDS = new RegExp(
  String.raw`^(?<lead>(?:(?:oh|ah|and|also|plus|yeah|nor|neither|ditto|(?:sorry|one more(?: thing)?|another(?: one)?)(?=.*(?:: |\b(?:too|as well|also|either|neither)[.! ]*$))|(?:i )?(?:almost |nearly )?forgot to (?:say|mention|add)|(?:the )?same(?: goes)? (?:for|with))[ ,:.]+)*)(?:the )?(?<foods>${FOODS}?)(?<end>(?:,? (?:too|as well|also|either|neither))*)[.! ]*$`,
  'i',
);
/** Beside a taste, these say that it is refused as well: "and chocolate" may be a wish. */
const REFUSES_TOO = /\b(?:nor|neither|either|same|ditto|too|as well)\b/i;

const ADDS_TOO = /^\W*(?:oh|ah|yes|yeah|and|also|plus|or|sorry|actually|ditto|nor|wait|y|und|et)\b|\b(?:too|as well|also|either|neither)\b/;
const WANTS =
  /\b(?:want|wants|like|likes|love|loves|with|some|something|anything|give|fine|okay|ok|safe|please|prefer|need|can have|eats?|drinks?|taste\w*|which|what|how|does|do you|have you|not)\b/;
const ALLERGY = /(?<!\b(?:no|not|without|never) (?:\w+ ){0,2})\b(?:allerg(?:y|ies|ic)|intolerant|intolerances?)\b/;
const FEW_WORDS = 7;

function withAllergyTo(foods: readonly string[], text: string): string {
  return foods.length > 0 ? `${text}. Allergic to ${foods.join(' and ')}.` : text;
}

/** The allergens that a message adds to an allergy of the message before: "Oh, and eggs", or "It's eggs" after "She has an allergy". */
export function withAddedAllergens(text: string, previous: string, before: WishChange | undefined, vocabulary: Vocabulary): string {
  const plain = toPlainEnglish(previous);
  const isOpen = ALLERGY.test(plain) && allergensIn(plain, vocabulary).length === 0;
  if (!isOpen && (before?.health.allergens.length ?? 0) === 0) return text;
  const added = (
    toPlainEnglish(text)
      .replace(/\btree[ -]nuts?\b/g, 'hazelnuts')
      .match(/[^.!?\n]+[.!?\n]*/g) ?? []
  ).filter(
    (sentence) =>
      !sentence.includes('?') && !WANTS.test(sentence) && (ADDS_TOO.test(sentence) || (isOpen && wordsOf(sentence).length <= FEW_WORDS)),
  );
  return withAllergyTo(
    added.flatMap((sentence) => foodsIn(sentence, vocabulary, false)),
    text,
  );
}

/** "Gwen - tree nuts. Patrick - lactose." */
export function withListedFoods(text: string, vocabulary: Vocabulary): string {
  return withAllergyTo(
    listedFoods(text, (word) => allergensIn(word, vocabulary).length > 0),
    text,
  );
}

/** What is added to the refusal of the message before, as a refusal of its own. */
export function continued(text: string, before: WishChange | undefined, vocabulary: Vocabulary): string {
  if (!before || !isNamed(before) || before.lifted.tastes.length > 0) return text;
  const isHealth = before.health.allergens.length + before.health.tastes.length > 0;
  if (GOES_ON.test(text)) return text.replace(GOES_ON, isHealth ? 'allergic to' : 'no');
  const { lead = '', foods = '', end = '' } = ADDS.exec(text)?.groups ?? {};
  if (lead + end === '') return text;
  const added = readWishes(`no ${foods}`, vocabulary);
  const isAdded = added.allergens.length > 0 || (isNamed(added) && (isHealth || REFUSES_TOO.test(lead + end)));
  return isAdded ? `${isHealth ? 'allergic to' : 'no'} ${foods}` : text;
}

/** "I'm allergic", "she is intolerant to that" */
const ALLERGIC =
  /(?<!(?:\bif|\bnot think|n['’]?t think) )\b(?:i['’]?m|i am|we['’]?re|we are|(?:he|she|(?:my|one|a|some|the) (?:[a-z]+ ){0,2}?[a-z]+)(?:['’]?s| is)|ich bin|(?<!\bno )soy|je suis) (?:(?!not |never |nicht |pas )[a-z]+ ){0,2}(?:allergic|alergic|intolerant|allergisch|al[eé]rgic[oa]|allergique)\b(?! (?:to|gegen|auf|al?|à|aux?) (?!(?:that|it|those|them|these|eso|ça)\b))/i;
/** "My friend can't have it" */
const CAN_NOT = /\b(?:can(?:['’]?t| ?not)|must(?:n['’]?t| not)) (?:have|eat|drink|touch) (?:it|that|those|these|them|any)\s*$/i;

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])].slice(0, MOST_WORDS);
}

export function allergensIn(text: string, vocabulary: Vocabulary): Allergen[] {
  return [...new Set(wordsOf(text).flatMap((word) => readOnce(`allergic to ${word}`, vocabulary).change.health.allergens))];
}

function foodsIn(text: string, vocabulary: Vocabulary, isAnyTaste: boolean): string[] {
  return wordsOf(text).filter((word) => {
    const { allergens, tastes } = readOnce(`allergic to ${word}`, vocabulary).change.health;
    return allergens.length > 0 || (isAnyTaste && tastes.length > 0);
  });
}

/** "Does it have nuts?" "I'm allergic.": to what the message before names. */
export function withAllergyToThat(text: string, previous: string, vocabulary: Vocabulary): string {
  const clause = text.split(/[.!?;,\n]| and /i).find((one) => ALLERGIC.test(one) || CAN_NOT.test(one));
  if (clause === undefined || readOnce(clause, vocabulary).change.allergens.length > 0) return text;
  // "Without milk please, I'm allergic": to what this message names.
  const asked = text.slice(0, text.indexOf(clause));
  if (isNamed(readOnce(asked, vocabulary).change)) return text;
  // "Any nuts in it? One guy is allergic.": of the same message first.
  const isAllergic = ALLERGIC.test(clause);
  const [foods = []] = [asked, previous].map((one) => foodsIn(one, vocabulary, isAllergic)).filter(({ length }) => length > 0);
  return withAllergyTo(foods, text);
}
