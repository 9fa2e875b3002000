import { withoutComparison } from './compared-tastes.ts';
import { FOREIGN_PHRASES } from './foreign-phrases.ts';
import { withEnglishParts } from './foreign-parts.ts';
import { FOREIGN } from './foreign-words.ts';
import { keepResults } from './kept-results.ts';
import { respell } from './spelling.ts';

const EMOJI: readonly [RegExp, string][] = [
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

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
const FOREIGN_NUMBERS: Readonly<Record<string, number>> = {
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  diez: 10,
  quince: 15,
  veinte: 20,
  sechzehn: 16,
  siebzehn: 17,
  dieciseis: 16,
  diecisiete: 17,
  seize: 16,
  dix: 10,
  quinze: 15,
  vingt: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const ANY_NUMBER_WORD = Object.keys(NUMBERS).concat(Object.keys(FOREIGN_NUMBERS)).join('|');
const CURRENCY_NEXT = '(?= ?(?:dollars?|bucks?|euros?|usd|quid)\\b)';
const numberWord = String.raw`\b(${ANY_NUMBER_WORD})`;
const number = new RegExp(numberWord + CURRENCY_NEXT, 'g');
const anyNumber = new RegExp(String.raw`${numberWord}\b`, 'g');

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bcheeper\b/g, 'cheaper'],
  [/\b(ca|do|does|is|are|did|would|should|could|must|have|has|was)n'?t\b/g, '$1 not'],
  // "Isn't there one with mint?" asks for it.
  [
    /\b(is|are|was|were|do|did|have|had) not (there (?:an?|any|one|some|something|also)|you (?:have|sell|do|make|got|get|offer|stock))\b/g,
    '$1 $2',
  ],
  // "You didn't say about the cinnamon" refuses no cinnamon.
  [
    /\byou (?:did not|didnt|have not|havent|never) (?:actually |really |even )?(?:say|said|tell|told|mention(?:ed)?|answer(?:ed)?|explain(?:ed)?)(?: me| us)?(?: anything| a word| much)?(?: about| of| on| whether| if)?(?=[ :,])(?![^.!?;]*\b(?:makes?|ill|sick|kills?|swell\w*|throat|hives|reacts?|hospital|doctor)\b)/g,
    'what about',
  ],
  // "Does it keep me awake at night?" asks for a fact.
  [
    /(?<=^|[.!?,;:] ?|\b(?:and|but|so|or) )(does|will|would|could|might) ((?:(?!not\b|never\b|something\b|anything\b|one\b)[a-z']+ ){1,3})keep (?:me|you|us|him|her|them|people|somebody|someone) (?:awake|up)\b/g,
    '$1 $2have caffeine',
  ],
  [/\bca not\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  // "I shouldn't - have caffeine, I mean"
  [/\b(can|should|must|may|will) not(?: [-–—]|,) (?=(?:have|drink|take) )/g, '$1 not '],
  [/\b(wo)n'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\bdnt\b/g, 'do not'],
  [/\bs'mores?\b/g, 'smores'],
  [/\b(reese|werther|hershey|terry)'s\b/g, '$1s'],
  [/\bpb(?= (?:cups?|and|n|&)\b|&)/g, 'peanut butter'],
  [/\bp-?nuts?\b/g, 'peanuts'],
  [/\b((?:pea|hazel|wal)?nut|milk|soy|egg|dairy|gluten|almond)(allerg\w+|free|intoleran\w+)\b/g, '$1 $2'],
  [/\b(dairy|caffeine|nut|gluten|sugar|milk)-?less\b/g, '$1 free'],
  [
    /\b((?:has(?: got)?|have got) (?:an?|this|that)(?: serious| bad| big)? (?:tree |pea|hazel|wal)?(?:nut|dairy|milk|lactose|gluten|soy|egg|sesame)s?) (?:thing|situation)\b(?! for)/g,
    '$1 allergy',
  ],
  [/\b(?:cann+t|cnt|cain'?t)\b/g, 'can not'],
  [/\bnut(?:z|ts)\b/g, 'nuts'],
  [/\b(cherr|berr|strawberr|blueberr|raspberr)ys\b/g, '$1ies'],
  [/\b(all?ergic|intolerant) too\b(?= [a-z])/g, '$1 to'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(no|non|zero|low)-(?!go\b|one\b|no\b|brainer|nonsense)(?=[a-z]{3})/g, '$1 '],
  [/(?<![$€£.,\d])\b0 ?%? (?=[a-z])/g, 'zero '],
  [/\b(?:de-|d|no ?)caff?\b/g, 'decaf'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(he|she|it|there|that|what|money|price|cost|budget|limit|max)'s\b/g, '$1 is'],
  [/\b(he|she)s\b(?= [a-z\d])/g, '$1 is'],
  [/\bthats\b/g, 'that is'],
  [
    /\b([a-z]+)'s (?=(?:an?|the|no|not|off|out|fine|ok|okay|back|gone|too|due|expecting|pregnant|allergic|intolerant|vegan|coeliac|celiac|nursing|breast-?feeding|sensitive|after|into|keen|on)\b)/g,
    '$1 is ',
  ],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\bw\/o(?:ut)?\b|\bwout\b|\bwith out\b/g, 'without'],
  [/\b(no|non|without|avoids?|to|any)([ -])diary\b|\bdiary(?=[ -](?:free|allerg|intoleran))/g, '$1$2dairy'],
  [/(?<=[a-z]) n (?=[a-z])/g, ' and '],
  [/(?<=[a-z]) w (?=[a-z])/g, ' with '],
  // "He's allowed caffeine and she isn't"
  [
    /\b(?:is|are|r) (?:allowed|good with|fine with|ok with) caffeine[.,]?(?: and| but)? ((?:(?:the|my|our|his|her) )?[a-z]+) (?:is|are) not\b/g,
    'drinks caffeine, $1 can not have caffeine',
  ],
  [
    /, (?=(?:fruity|spicy|smoky|minty|nutty|chocolatey|sweet|dark|light|strong|mild) if possible\b)(?<!\b(?:no|nothing|not|avoid|hate)\b[^.!?]*)/g,
    '. ',
  ],
  [/\bbee hives\b|(?<=\bkeep(?:s|ing)? bees\b[^.!?]{0,20})\b\d+ hives\b/g, 'beehives'],
  [/\b(?:the|my) kettle(?: is|'s)? (?:already )?(?:on|boiling|hot|whistling)\b/g, ' '],
  [/(?<=\bcaffeine ?,? )but (?:is|are) not decaf\b/g, 'but no decaf'],
  // "Something else, nutty or not"
  [/(?<=\b(?:something|anything) (?:else|different)\b[^.!?]{0,40}), (?:nutty|fruity|smoky|spicy|minty) or not\b/g, ' '],
  [/\bwak(?:es?|ing) up to (?=(?:the|that|this|an?|my|her|his) )/g, 'notice '],
  [/(?<= )r(?= )/g, 'are'],
  [/\b(bad|good|safe|fine) 4\b|\b()4(?= (?:me|him|her|us|them|my)\b)/g, '$1 for'],
  [/\bunleaded\b/g, 'decaf'],
  [/\bon an? (?:(?:real|big|bit of a|total|proper) )?([a-z]+) kick\b/g, 'into $1'],
  [/\bfull throttle\b/g, 'give me full caffeine'],
  [/\b([a-z]+)'s (?=for (?:teeth|toothpaste)\b)/g, '$1 is '],
  [/\bcow(?:'s)? juice\b/g, 'milk'],
  [/\bnobody (?:[a-z]+ ){0,4}?(?:can|may|must|should)(?= (?:have|eat|drink|touch|go near)\b)/g, 'we can not'],
  [/\b([a-z]+)'s (?=(?:my|his|her|our) (?:\w+ )?(?:kryptonite|nemesis|enemy)\b)/g, '$1 is '],
  [/\b(?:crossed|struck) (?:out|off)(?= (?:my |the )?caffeine\b)/g, 'banned'],
  // "Treacle, any of that sticky gunk: hard pass"
  [/, any of (?:that|those) [^,.;:!?]{2,30}[,:] ?(?=(?:hard pass|no way|no thanks|nope)\b)/g, ', '],
  [
    /\bif (?:it|there) (?:is |has )?(?:got )?any (?:of (?:that|the) )?(\w+)(?: (?:business|stuff|nonsense))?(?: in (?:it|there))? ?,? i am (?:out|gone|off|leaving)(?: the door)?\b/g,
    'no $1',
  ],
  [/, (?:i )?can ?n[o']?t go a (?:cent|penny|dime) over\b/g, ' at most'],
  [/\b(?:low[- ](?:sodium|salt)|sodium[- ]free)\b/g, 'no salt'],
  [/\b(?:no|nothing from|without) animals?(?: products| stuff)?\b/g, 'vegan'],
  [
    /\bif (?:it is|i (?:see|get|taste)) (?:another |more |one more )?(\w+)(?: again| once more)? ?,? (?:and )?i(?: am going to| will| swear i)? (?:scream|cry|leave|riot|quit|walk)\b/g,
    'no $1',
  ],
  [/\bkick of (?!caffeine)(?=\w)/g, 'note of '],
  // "If there's mint in it, not for me"
  [
    /\bif (?:there is|it has)(?: any)? (\w+) in (?:it|there|that) ?,? (?:(?:then )?it is |that is )?(?:not for me|no thanks|a no|i am out|count me out)\b/g,
    'no $1',
  ],
  [/\brather [^.!?;,]{2,40} than (?=(?:drink|eat|touch|sip|swallow) )/g, 'refuse to '],
  [/\beggy\b/g, 'eggs'],
  [/\b(coconut|caramel|vanilla|banana|pumpkin|cinnamon|hazelnut)t?e?y\b/g, '$1'],
  [/\b(?:it is )?no use crying over (?:spilt|spilled) milk\b/g, ' '],
  [/\b(?:be|being|am|was) (?:so|too) bold\b|\bso bold as\b/g, ' '],
  [/: (?=(?:all|both) (?:of (?:them|those|these) )?(?:is|are|makes?|gives?)\b)/g, ' '],
  [/\bdoc\b/g, 'doctor'],
  [/\b(?:the|an?|to|in) (?:er|e\.r\.|a&e)(?= |$|[.,!?])/g, 'the emergency room'],
  [/\bneither (?:[a-z]+ ){1,3}nor (?:(?:my|our|the) )?[a-z]+ (can|could|may|should|must)\b/g, 'we $1 not'],
  [
    /\bneither (?:of (?:us|them|the two) )?(is|are|can|may|should|must|does)(?: supposed to| allowed to)?(?: allowed)?(?= (?:\w+ ){0,3}(?:caffeine|milk|dairy|nuts?|peanuts?)\b)/g,
    'we $1 not have',
  ],
  [
    /\b(?:does|do|need) not (?:have |need )?to be (?:completely |fully |totally )?(?:no caffeine|caffeine[- ]free|without caffeine|decaf)\b/g,
    'low caffeine is fine',
  ],
  [/\b(unable|not able|not allowed|not supposed|forbidden) to\b/g, 'can not'],
  [/\bnon[ -]dairy\b/g, 'no dairy'],
  [/\bdecaff(einated)?\b|\bdecaffinated\b|\bdecaffeinated\b|\bun ?caffeinated\b/g, 'decaf'],
  [/\bnon[ -]?caffeinated\b/g, 'decaf'],
  [/\bcaffiene\b|\bcafeine\b|\bcaffine\b|\bcaffein\b/g, 'caffeine'],
  [/\ba ?llergic\b|\balergic\b|\ballergick\b/g, 'allergic'],
  [
    /\bhalf[ -]?caff?(?:einated)?\b|\bhalf (?:of )?(?:the |as much |a )?(?:buzz|kick|jolt|caffeine)\b|\b(?:somewhere|something|one|anything|half ?way) (?:in )?between (?:regular|normal) and decaf\b/g,
    'half caffeine',
  ],
  [/\bheavy[ -]hitters\b/g, 'strong ones'],
  [/\b(not|never) yet\b/g, '$1'],
  [/\b(nothing|not|no|never|isn't|is not)( too| so| very| as| that)? heavy\b/g, '$1$2 strong'],
  [/\b(?:complain|moan|grumble|whine|sulk)s?(?: about it)? (?=(?:when|whenever|if)\b)/g, 'hates it '],
  [/\bstimulants?\b|\bcaff?\b/g, 'caffeine'],
  [
    new RegExp(
      String.raw`\b(more|less|higher|lower|cheaper|pricier|dearer|over|other|rather) then(?= (?:[$€£]?\d|(?:an?|the|like|about|my)\b|(?:${ANY_NUMBER_WORD})\b))`,
      'g',
    ),
    '$1 than',
  ],
  [/\bmaxx+\b/g, 'max'],
  [/<= ?(?=[$\d])/g, 'at most '],
  [/\b(\d{3,4}) cents\b/g, '$1 us cents'],
  [/\bu (?=dare\b)/g, 'you '],
  [/\ballergic 2\b/g, 'allergic to'],
  [/\bintoll?er[ae]nt\b/g, 'intolerant'],
];

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
  let plain = text.slice(0, 4_000).replace(SIGN_AFTER_PICTURE, '$2$1');
  for (const [pattern, word] of EMOJI) plain = plain.replace(pattern, word);
  // "Off dairy 😩 one wants spice": a picture ends what is said before a wish.
  plain = plain.replace(
    /(?<=\w )(?<!\b(?:avoid|hate|off|not|no|nothing|without|do|skip|of|from|to) )(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200d|\ufe0f)+(?= (?:one|something|anything|what|which|give|show) )/gu,
    ',',
  );
  plain = plain
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, word] of SHORT_FORMS) plain = plain.replace(pattern, word);
  plain = withEnglishParts(plain);
  for (const [pattern, word] of [...FOREIGN_PHRASES, ...FOREIGN]) plain = plain.replace(pattern, word);
  return withoutComparison(respell(plain))
    .replace(number, figure)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,;.!?](?: |$))/g, '')
    .trim();
}

const MOST_KEPT = 1_000;

/** A message as lower-case English without accents, short forms and emoji, as far as wishes need it. "wont" stays readable. */
export const toPlainEnglish = keepResults(inPlainEnglish, MOST_KEPT);
