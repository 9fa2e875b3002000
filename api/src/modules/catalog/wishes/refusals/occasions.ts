import type { Rewriting } from '../language/rewritings.ts';

/** The spices and the mint of the holiday coffees. */
const NO_HOLIDAY_TASTES = 'no mint, no spices';
const OCCASION = '(?:holidays?|christmas|xmas|halloween|thanksgiving|winter|autumn|fall|festive|seasonal|christmass?y|wintry|autumnal)';
const KIND =
  '(?:stuff|things?|flavou?rs?|flavou?red (?:ones?|coffees?|stuff)|flavou?rings?|coffees?|blends?|ones|roasts?|tastes?|spices?|specials?|editions?|nonsense|crap|themed?(?: (?:stuff|ones?|coffees?|blends?|things?))?)';
/** Not "there's no Christmas blend". */
const NOT_A_FACT = String.raw`(?<!\b(?:is|are|was|were|had|got|has|have|see|saw|found|know|in|means) (?:\w+ )?)`;
/** Not "no Christmas coffee is complete without mint". */
const ENDS = String.raw`(?= ?(?:$|[.,!;\n)]|(?:please|pls|thanks|thx|and|or|for (?:me|us|him|her|them)|either|though|tho|too|at all|this|in)\b))(?![^.!;\n]*\?)`;

/** "No holiday stuff", "too christmassy": refuses the tastes of the holidays. */
export const NO_OCCASIONS: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`${NOT_A_FACT}\b(?:no|without|skip|not(?: (?:want|like|need|care for|into))?|avoid|hates?|dislikes?|can not stand|spare me|(?:no|not) more|(?:sick|tired) of|had enough of|leave out|nothing but no)(?: (?:the|any|all|your|that|those|an?|of|with))* ${OCCASION}(?:[ -](?:and|or|&) ${OCCASION})?[ -]${KIND}${ENDS}`,
      'g',
    ),
    NO_HOLIDAY_TASTES,
  ],
  // "Nothing festive"
  [
    new RegExp(
      String.raw`\b(?:nothing|not (?:anything|something))(?: (?:too|that is|remotely|at all|even))* (?:festive|seasonal|christmass?y|holiday[- ]?(?:ish|y|themed)|wintry|autumnal)${ENDS}`,
      'g',
    ),
    NO_HOLIDAY_TASTES,
  ],
  // "Something a bit festive" is a wish.
  [
    /(?:\b(?:too|overly)|\ba bit(?<=\b(?:it|that|this|these|those|they|one|coffee|blend|duke|jack|captain) (?:is|are|was|were|sounds?|seems?|tastes?|looks?|feels?|smells?) (?:(?:all|just|also|still) )?a bit)(?<!\b(?:one|some|something|anything|coffee|blend|bag) (?:that|which|who) [a-z]+ (?:(?:all|just|also|still) )?a bit)(?![^.!?;\n]*\?)|\ba bit(?= \w+ for (?:me|us|him|her|my|our))) (?:christmass?y|wintry|festive)\b/g,
    NO_HOLIDAY_TASTES,
  ],
];
