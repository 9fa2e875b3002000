import { withoutComparison } from './compared-tastes.ts';
import { FOREIGN_PHRASES } from './foreign/phrases.ts';
import { withEnglishParts } from './foreign/parts.ts';
import { withForeignLimit } from './foreign/sums.ts';
import { FOREIGN } from './foreign/words.ts';
import { keepResults } from './kept-results.ts';
import { ANY_NUMBER_WORD, CURRENCY_WORD, FOREIGN_NUMBERS, FOREIGN_TENS, NUMBER_BEFORE_CURRENCY, NUMBERS } from './numbers.ts';
import { rewrite, type Rewriting } from './rewritings.ts';
import { SHORT_FORMS } from './short-forms.ts';
import { respell } from './spelling.ts';

const EMOJI: readonly Rewriting[] = [
  [/[🚫❌⛔🙅✖🛑]\p{Emoji_Modifier}?(?:\u200d[♀♂])?\ufe0f?/gu, ' no '],
  [/🥜/gu, ' peanuts nuts '],
  [/🌰/gu, ' nuts '],
  [/🥛|🧀|🧈|🍦/gu, ' milk '],
  [/🥚/gu, ' eggs '],
  [/🍫/gu, ' chocolate '],
  [/🍯/gu, ' honey '],
  [/🍌/gu, ' banana '],
  [/🥥/gu, ' coconut '],
  [/🎃/gu, ' pumpkin '],
  [/🍋/gu, ' lemon '],
  [/🍓|🍒/gu, ' berry '],
  [/🤢|🤮|👎/gu, ' yuck '],
];

const PICTURE = '(?:🥜|🌰|🥛|🧀|🧈|🍦|🥚|🍫|🍯|🍌|🥥|🎃|🍋|🍓|🍒)';
const SIGN = '(?:🚫|❌|⛔|🙅|✖|🛑)';
/** "🥜🚫", unless the sign belongs to the next picture: "🥜🚫🥛". */
const SIGN_AFTER_PICTURE = new RegExp(String.raw`(${PICTURE}\ufe0f?)\s*(${SIGN}\ufe0f?)(?!\s*${PICTURE})`, 'gu');

const ANY_PICTURE = String.raw`(?:${PICTURE}|${SIGN})\ufe0f?`;
/** "🥜🥜🥜", "🚫🥛🚫🥛": read once. */
const REPEATED_PICTURES = new RegExp(String.raw`(${ANY_PICTURE}(?:\s*${ANY_PICTURE}){0,3}?)(?:\s*\1)+`, 'gu');

const number = new RegExp(String.raw`\b(${NUMBER_BEFORE_CURRENCY})(?= ?(?:${CURRENCY_WORD})\b)`, 'g');
const foreignTen = new RegExp(String.raw`\b(${FOREIGN_TENS})\b`, 'g');
const anyNumber = new RegExp(String.raw`\b(${ANY_NUMBER_WORD})\b`, 'g');
/** "22 Dollar 50" */
const CENTS_BEHIND = new RegExp(String.raw`\b(\d{1,3}) (dollar|euro) (\d\d)\b(?= ?(?:$|[.,!?;]|(?:auf|pro|max|maximal|hochstens)\b))`, 'g');

function figure(word: string): string {
  return String(NUMBERS[word] ?? FOREIGN_NUMBERS[word] ?? word);
}

/** A text in plain English with all its numbers as figures: "twenty-five" is 25. */
export function toFigures(plain: string): string {
  return (
    plain
      // "1650 cents", "sixteen and a half"
      .replace(/\b(\d{1,2})(\d\d) us cents\b/g, '$1.$2 dollars')
      .replace(new RegExp(String.raw`\b(${ANY_NUMBER_WORD}|\d{1,2}) and a half\b`, 'g'), (_, whole: string) => `${figure(whole)}.50`)
      // "Twelve-fifty"
      .replace(/\b([a-z]+)-(fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety)\b/g, '$1 $2')
      .replace(/\b(?:both|(?:a )?(?:couple|pair) of) (?=bags|coffees|packs)/g, '2 ')
      .replace(anyNumber, figure)
      .replace(/\b([2-9])0[ -]([1-9])\b/g, '$1$2')
      // "Sixteen fifty"
      .replace(/\b(\d{1,2}) ([2-9]0|[1-9]5|99)\b/g, '$1.$2')
  );
}

function inPlainEnglish(text: string): string {
  let plain = rewrite(text.slice(0, 4_000).replace(REPEATED_PICTURES, '$1').replace(SIGN_AFTER_PICTURE, '$2$1'), EMOJI);
  // "Off dairy 😩 one wants spice": a picture ends what is said before a wish.
  plain = plain.replace(
    /(?<=\w )(?<!\b(?:avoid|hate|off|not|no|nothing|without|do|skip|of|from|to) )(?:\p{Emoji_Presentation}|\u200d|\ufe0f)+(?= (?:one|something|anything|what|which|give|show) )/gu,
    ',',
  );
  plain = plain
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    // "'No caffeine for me', says my wife"
    .replace(/(?<=^|[\s(:,])'([a-z]+(?:[ -][a-z]+)?)'(?![a-z])/g, '$1')
    .replace(/(?<=^|[\s(:,])'(?=[a-z]+ )/g, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const original = rewrite(plain, SHORT_FORMS).replace(number, figure).replace(foreignTen, figure).replace(CENTS_BEHIND, '$1.$3 $2');
  plain = rewrite(withEnglishParts(original), [...FOREIGN_PHRASES, ...FOREIGN]);
  return withoutComparison(respell(withForeignLimit(plain, original)))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,;.!?](?: |$))/g, '')
    .trim();
}

const MOST_KEPT = 1_000;

/** A message as lower-case English without accents, short forms and emoji, as far as wishes need it. "wont" stays readable. */
export const toPlainEnglish = keepResults(inPlainEnglish, MOST_KEPT);
