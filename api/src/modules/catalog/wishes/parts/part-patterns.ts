/** Persons who want a coffee each. */
export const RELATION = String.raw`(?:hubb?y|hubs|missus|wife|wifey|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|(?:step[- ]?)?(?:m[uo]m(?:my|ma)?|mother|mama|dad|daddy|father|son|daughter|brother|sister)|papa|parents|sis|sister|bro|brother|son|daughter|kids?|twins|aunt|auntie|uncle|gran|granny|grand\w+|gramps|nan|nana|cousin|nephew|niece|friend|buddy|boss|colleague|coworker|room(?:mate|ie)|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
/** "Caffeine is off the table for my mom" */
const OFF = String.raw`caffeine is (?:off the (?:table|menu|list|cards)|out|an? (?:big |hard )?no(?:[- ]go)?)`;
const OFF_FOR_ONE = String.raw`\b${OFF}\b(?![- ]go\b)(?!(?: for (?:\w+ ){0,2}?\w+)? (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)`;
/** Of several coffees or persons; without any of it, "too dark for me. something lighter" is about one. */
export const OF_SEVERAL = new RegExp(
  [
    String.raw`\b(?:${RELATION}|s?he|him|hers?|his|they|them|who|whose|someone|somebody|everyone|everybody|rest|mine|yours|ours)\b`,
    String.raw`\b(?:one(?! (?:cup|more|last|thing|question)\b)|ones|another|others?|two|three|four|half|each|both|bags|gifts|presents)\b|\b[2-4] (?:[a-z]+ )?(?:bags|coffees?|packs|gifts|presents|people|persons)\b|\b1\b.*\b1\b`,
    String.raw`\b(?:mornings?|days?|noon|breakfast|weekdays)\b.*\b(?:evenings?|nights?|bedtime|weekends?)\b|\b(?:evenings?|nights?|bedtime|weekends?)\b.*\b(?:mornings?|days?|noon|breakfast|weekdays)\b|\bshift\b`,
    String.raw`\b(?:zwei|drei|dos|tres|deux|trois|er|sie|ihm|ihr|il|elle|ella|lui|mein\w*|unser\w*|otr[oa]|autre|un[oe]?|eine?[nr]?)\b`,
    // "Jan: dark", "smoke for jan", "jan likes nuts"
    String.raw`(?:^|[.,;!?\n] ?|\band )[^:=,.;!?]{1,30}(?: ?[:=]| [-–—] )|\(`,
    String.raw`\bfor (?!me\b|myself\b)[a-z]+(?= ?(?:[,.;!?)\n]|$|and\b))`,
    String.raw`\b(?!(?:it|that|this|there|i|what|which|coffee|stomach|doctor)\b)[a-z]+ (?:wants|likes|loves|needs|drinks|takes|prefers|hates|adores|enjoys|lives|swears|gets|is (?:into|an?|off|all|on|after|more|allergic|vegan))\b`,
    String.raw`(?:^|[.,;!?:\n] ?|\band )for \w+\b.*[.,;!?\n] ?(?:and )?for \w`,
    String.raw`\bthe [a-z]+s (?:want|like|love|need|drink|take|prefer|hate|have|are)\b`,
    // "A decaf and something dark"
    String.raw`(?:^|[.:] )(?:an?|something) [^.?!]*(?:\band|,) (?:an?|something)\b`,
  ].join('|'),
);
const VISITOR = new RegExp(String.raw`\b(?:i|me|myself|mine|ich|mich|mir|yo|moi|my (?!(?:\w+ )?${RELATION}\b))\b`);
const SOMEBODY_ELSE = new RegExp(String.raw`\b(?:${RELATION}(?![- ]to[- ]be\b)|he|she|him|her|his|hers|they|them)\b`);
export function namesSomebodyElse(text: string): boolean {
  return SOMEBODY_ELSE.test(text);
}
/** Whether a part of a message is about the visitor alone. */
export function isOwn(text: string): boolean {
  return VISITOR.test(text) && !namesSomebodyElse(text);
}
/** Beside what another only likes, this asks for a coffee. */
export const ASKS = /\b(?:wants?|needs?|would like|is after)\b|\b(?:an?|one|something|anything)\b[^,;.]*\bfor\b|^[^:=]{1,30}[:=]/;
/** Words of a prohibition that may be about the person of another sentence. */
export const OF_DOCTOR = /\b(?:doctors?|midwife|cardiologist|physician|medical|medically)\b/;
/** Signs that a condition of one person may be a matter of health. */
export const OF_BODY = /\b(?:heart|health|baby|medication|meds|nursing|breastfeeding|surgery|operation|stroke|hospital|vertrag\w*)\b/;
export const OF_ALL =
  /\b(?:both|(?<!\bat )all(?! the caffeine)|each|everything(?! ?[,.;]|$)|(?<!\b(?:mint|peppermint|chocolate|caramel|coconut|banana|hazelnut|peanut|pumpkin|cinnamon|honey|smoky|vanilla) )everything|every one|neither|either|none of (?:them|those)|overall|in general)\b/;
const CONDITIONS =
  /\bdecaf\b|\b(?:off|(?:gave|gives?|given|giving) up|quit|stopped|avoids?|avoiding)(?: (?:the|her|his))? caffeine\b(?! (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)|\b(?:no|without|zero|low|lower|less|little|free of|not (?:too |so |very |that )?much|half)(?: \w+)? caffeine\b|\bcaffeine[- ]free\b|\bdoes not (?:drink|do|take) (?:any )?caffeine\b|\b(?:lets?|helps?|allows?) (?:me|us|him|her|them) (?:to )?(?:(?:get|go|fall) )?(?:to |some |back to )?a?sleep\b|\b(?:to|so (?:that )?(?:i|we|he|she|they)(?: can| could)?) (?:still |actually |fall |get )?(?:to )?a?sleep\b/;
export const CONDITION = new RegExp(`${OFF_FOR_ONE}|${CONDITIONS.source}`, 'g');
const TASTES =
  '(?:sweet|sugary|smok[ey]y?|bitter|sour|acidic|fruity?|citrus\\w*|lemon\\w*|spic[ey]y?|cinnamon|chocolat\\w*|mint\\w*|caramel|banana|coconut|pumpkin|honey|floral|flowery|strong|dark|light)';
/** What a person does not like. "Can not have" may be a matter of health, and nuts and milk of an allergy. */
export const DISLIKE = new RegExp(
  String.raw`\b(?:hates|dislikes|can not stand|(?:will not|never) (?:touch|drink|go near)(?:es)?|(?:does not|do not) (?:like|want)|is not into|not(?: too| so| very| that| at all)?|nothing|no|without) (?:anything |things |it )?(?:too |very |so )?${TASTES}(?:(?: and| or|,) ${TASTES})*(?: (?:stuff|things?|ones|coffees?|notes?|flavou?rs?|tastes?))?(?= ?(?:$|[.,;!?)\n]|and\b|but\b))`,
  'g',
);
const LATE = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:late )?(?:evenings?|nights?)|at (?:night(?:time)?|bedtime)|before bed(?:time)?|after dinner|evenings)\b`;
const EARLY = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:early )?(?:mornings?|days?|daytime|afternoons?)|at (?:noon|work|breakfast)|for (?:breakfast|work)|mornings)\b`;
/** "In the morning I want it strong, at night without caffeine" */
export const AT_HOURS = [new RegExp(EARLY), new RegExp(LATE)] as const;
/** Hours of one of two coffees, which are no condition of the other. */
export const LATE_HOUR = /\b(?:late )?(?:evenings?|tonight|bedtime)\b|\bbefore bed\b|\bafter dinner\b/g;
export const OF_ITEMS = new Set(['taste', 'group', 'roast', 'strong', 'mild', 'caffeine']);
