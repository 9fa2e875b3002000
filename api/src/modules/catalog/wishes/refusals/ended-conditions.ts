import { rewritings } from '../language/rewritings.ts';

/** One food, or a list of them. */
export const FOODS = String.raw`((?:tree )?[a-z]+(?:(?:,| and| or|, and) (?!(?:i|me|my|we|so|now|not|no|but|though)\b)[a-z]+){0,3})`;
const END = String.raw`(?= ?(?:$|[.,!?;:)\n]|(?:thank|lol|haha|so|and|please|pls)\b))`;

const USED_TO = [
  String.raw`used to (?:be (?:\w+ )?(?:allergic|intolerant) to|react to|hate|dislike|avoid|not (?:be able to )?(?:eat|have|drink|tolerate|like))`,
  String.raw`(?:was|were) (?:\w+ )?(?:allergic|intolerant) to`,
].join('|');
const SINCE_WHEN = String.raw`(?: as an? \w+| when \w+ (?:was|were) (?:\w+ ){0,2}?\w+| once| back then| for years)?`;
const OVER_NOW = [
  String.raw`now (?:i|he|she|we) (?:put|love|loves|eat|eats|drink|drinks|like|likes|crave|craves) (?:it|them)\b[^.!?,;\n]*|no more|not any ?more|no longer|any ?more not|not (?:now|these days|today)`,
  String.raw`(?:i |he |she )?(?:have |has )?(?:now )?(?:out ?grew|outgrown|grew out of|grown out of|got over) (?:it|that|them)(?: (?:completely|fully|totally|entirely|(?:long|years) ago))?`,
  String.raw`(?:it|that) is (?:(?:all|completely|totally|long|fully) )?(?:over|gone|history|in the past)(?: now)?|(?:i am |he is |she is )?(?:now )?cured(?: now)?`,
  String.raw`(?:i am|he is|she is) (?:not|no longer)(?: (?:allergic|intolerant))?(?: any ?more| now)?|(?:i|he|she) (?:do|does|am|is) not any ?more`,
].join('|');

/** Nobody has said so, or not yet. */
const NOT_YET = String.raw`(?<!\b(?:nobody|no one|not|never|almost|nearly|hardly|when|once|until|if|doubts?|think|hope|before|after|next|maybe|perhaps|day)\b[^.!?\n]*)`;

/** Conditions that are over, or that somebody never had: "I used to be allergic to peanuts, but not any more". */
export const ENDED_CONDITIONS = rewritings({
  // "I thought I was lactose intolerant, turns out I'm not"
  ' $1$2 is fine. ': String.raw`\b(?:i|we|he|she|they|(?:the |my )?doctors?) thought (?:that )?(?:i|we|he|she) (?:was|were|had) (?:(?:an? )?(\w+) (?:intolerant|intolerance|allergy)|(?:allergic|intolerant) to (\w+))[^!?;\n]{0,20}?\b(?:(?:but )?(?:the|my|his|her) tests? (?:came back|was|were) (?:negative|clear|fine)|(?:it )?turn(?:s|ed) out (?:that )?(?:(?:i|we|he|she) (?:am|is|are|was|were|did|do|does) not|(?:it|that) (?:was|is) (?:wrong|not|a mistake|something else)))\b`,
  ' caffeine is fine ': [
    // "I was off caffeine for a year but I'm back on it now"
    String.raw`\b(i|we|he|she) (?:was|were|had been|had to be) (?:off|skipping|avoiding) caffeine\b[^.!?;\n]{0,40}\b\1 (?:(?:am|is|are|can|do) )?(?:back on it|drink(?:ing)? it again|have it again)\b`,
    // "Had to skip caffeine while I was pregnant. The baby is here"
    String.raw`\bhad to (?:skip|avoid|quit) caffeine while i was [a-z]+(?=[^]*\b(?:baby is here|(?:coffee|caffeine) is (?:fine|ok|okay|allowed) again)\b)`,
  ],
  // "Used to be lactose intolerant, totally fine with it these days"
  ' $1 is fine ': String.raw`\bused to be (\w+) (?:intolerant|allergic)\b[^.!?;\n]{0,30}\b(?:fine with it|(?:i am|it is) (?:all )?(?:fine|ok|okay|over|gone)|not any ?more|no longer)\b`,
  // "Used to be off caffeine, not any more"
  ' caffeine is fine. ': String.raw`\bused to (?:be off|avoid|skip|not drink|not have) caffeine${SINCE_WHEN}[ ,.!]*(?:but |and |though )?(?:${OVER_NOW})${END}`,
  // "As a kid I couldn't eat eggs; these days I have them daily"
  ' $1 is fine. ': String.raw`\b(?:when i was (?:an? )?\w+|as an? (?:kid|child|baby|teen\w*)|back then|years ago),? i (?:could|did) not (?:eat|have|drink|touch|stand) (\w+)[ ,;.]+(?:but )?(?:these days|now|nowadays|today) i (?:\w+ )?(?:have|eat|drink|love|like) (?:it|them)\b`,
  ' $1 are fine. ': [
    // "I used to be allergic to peanuts, but not any more"
    // Of one person: "I was allergic to nuts, she is not" ends no allergy.
    String.raw`(?<=\bi )(?:${USED_TO}) ${FOODS}${SINCE_WHEN}[ ,.!]*(?:but |and |though )?(?!(?:he|she) )(?:${OVER_NOW})${END}`,
    String.raw`(?<!\bi )\b(?:${USED_TO}) ${FOODS}${SINCE_WHEN}[ ,.!]*(?:but |and |though )?(?!i )(?:${OVER_NOW})${END}`,
    String.raw`\b(?:used to have|had) an? (\w+) (?:allergy|intolerance)${SINCE_WHEN}[ ,.!]*(?:but |and |though )?(?:${OVER_NOW})${END}`,
  ],
  ' $1 are fine ': [
    // "The allergist cleared me of peanuts", "tree nuts are cleared as of today", "soy I can do, actually"
    String.raw`\b(?:cleared|discharged)${NOT_YET} (?:me|him|her|us) (?:of|for|from) (?:the )?${FOODS}`,
    String.raw`\b${FOODS} (?:is|are) (?:now |finally )?cleared\b${NOT_YET}(?! (?:if|when|except|but)\b)`,
    String.raw`(?<=^|[.!?,;:\n] ?)((?:tree )?[a-z]+) (?:i|we|he|she) can (?:do|have|eat|drink)${NOT_YET}(?: (?:again|now|actually|after all))+(?! (?:in|after|from|next|once|when|on|if)\b)`,
  ],
  // "No more peanut allergy since the treatment", "not lactose intolerant"
  ' $1$2$3 is fine ': String.raw`\bno (?:more|longer an?) (\w+) (?:allergy|intolerance)\b|\bi am not (\w+) intolerant\b|^not (\w+) intolerant\b`,
});
