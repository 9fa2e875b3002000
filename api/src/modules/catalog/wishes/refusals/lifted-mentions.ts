import type { Mention } from './refused-mentions.ts';

/** Words between the verb and what is allowed: other foods, but no refusal. */
const GAP = String.raw`(?:(?!not |no |nor |still |allerg|without |but |except |bar |save |minus |besides |apart |other )[@\w,]+ ){0,4}?`;
const LISTED = String.raw`(?:(?: , @\w+)*(?: ,)? (?:and|or|&) @\w+)?`;
/** "No caffeine allowed" */
const REFUSED = String.raw`(?<!\b(?:no|not|without|zero|never|nor|neither)(?: \w+){0,2} )`;
const FINE = '(?:fine|ok|okay|alright|all right|good|welcome|allowed|no issue|no problem|safe|back|irrelevant)';
/** "The nut allergy is not gone" */
const NOT_OVER = '(?:not|never|no|hardly|barely|far|nowhere|anything|neither|getting|isnt|hasnt|wasnt)';
const GONE = String.raw`(?:gone|over|cured|outgrown|wrong|mistake|false alarm|misdiagnos\w*|irrelevant(?: any ?more| any longer| now))`;
/** "Do not forget the nuts", "I have not outgrown my allergy" */
const NOT_DENIED = String.raw`(?<!\b(?:not|never)(?: (?:ever|just|please|you|dare|want|to|let|me|us|him|her|them|have|yet|quite|really|fully|completely|entirely|actually))* )`;
/** "Nuts from the bakery, those are fine" */
const AND_THOSE_ARE = String.raw`(?: (?!not |no |never |and |or |but )\w+){0,6}(?: ,| and){1,2} (?:those|they|these)(?= are )`;
/** Not "allergic to @nuts and the cookies you sell, those are fine". It reads back to the beginning, so it stands behind a lookahead. */
const NOT_AFTER_REFUSAL = String.raw`(?<!\b(?:allerg(?:y|ies|ic)|intoleran\w*|reacts?|reaction|hives|no|not|without|avoids?|hates?)\b[^.]*)`;
/** What was said of a food, as a thing. */
const RULE = '(?:thing|rule|condition|restriction|ban|filter|business|requirement|allergy|request)';
const NO_NEED = String.raw`(?:no need to|need not(?: to)?|not (?:need|have) to|no longer (?:need|have) to)`;
const TO_AVOID = String.raw`(?:avoid|leave out|skip|exclude|omit|(?:worry|think|care|bother) about|watch(?: out)? for|look out for)`;

/** What has to be said of a word so that it is allowed (again). */
function patternsFor(word: string): string[] {
  const what = String.raw`@${word}(?![\w-]| free\b)`;
  return [
    String.raw`\b(?:i|we|he|she|they|son|daughter|wife|husband|now) (?:\w+ ){0,2}?(?:can|may) (?:(?!not )\w+ ){0,2}?(?:have|eat|drink|tolerate|handle|take|enjoy) ${GAP}${what}`,
    String.raw`\bcan (?:(?!not )\w+ ){0,3}?${what} (?:\w+ ){0,2}?(?:have|again|after all)`,
    String.raw`${REFUSED}${what}${LISTED}(?: in (?:it|there|the (?:recipe|blend|coffee)))?(?: for (?:me|us|myself|him|her))?(?: tho)?(?:(?: ,)? (?:those|they|these)|(?=${AND_THOSE_ARE})${NOT_AFTER_REFUSAL}${AND_THOSE_ARE})? (?:(?:is|are|(?:would|will|could|can) be) )?(?:now |actually |totally |perfectly |completely |absolutely |entirely |very |more than |all )?${FINE}(?! (?:\w+ ){0,4}?for (?!me\b|us\b|(?:her|him|them|my \w+) (?:now|again)\b))(?! for me\b.*\bfor (?:her|him|them|us|my \w+)\b)`,
    String.raw`(?<!\bnot (?:\w+ )?)\b(?:fine|good|ok|okay|cool|cleared|green light|all clear|negative) (?:with|for|on) (?:all |the )?${what}`,
    String.raw`\b(?:am|is|are) (?:now |finally )?allowed (?:to have )?(?:any |the )?${what}`,
    String.raw`${NOT_DENIED}\b(?:have|having|eat|eating|drink|drinking|take|tolerates?) ${what} again`,
    String.raw`${NOT_DENIED}\b(?:may|can) (?:include|show|offer|suggest|use|add) (?:me )?${what} (?:again|now|after all)`,
    String.raw`\bpassed (?:the|her|his|my) ${what} (?:challenge|test)`,
    String.raw`${NOT_DENIED}\b(?:forget|ignore|never ?mind|scrap|scratch) (?:(?:what i said|about|the|my|that|no) )*${what}(?! (?:ones?|coffee|bag|blend)\b)`,
    String.raw`${NOT_DENIED}\b(?:drop|lift|cancel|disregard|remove) (?:the|my|our|that|his|her) (?:no )?${what} ${RULE}\b`,
    String.raw`\b(?:${NO_NEED} ${TO_AVOID}|do not worry about) (?:(?:any|the|about) )*${what}(?! (?:if|unless|when|for me)\b)`,
    String.raw`\bback(?<!\b(?:cut|cuts|cutting|scaled?|scaling|dial|dialing|pull|pulling) back) (?:on|to) (?:the )?${what}`,
    String.raw`${what} (?:can|may) (?:come back|be back|return)\b`,
    String.raw`\baccept (?:\w+ )?${what}`,
    String.raw`\bnot (?:\w+ )?(?:allergic|intolerant) (?:(?:any ?more|after all|any longer) )*to ${GAP}${what}`,
    String.raw`\b(?:no|not an?|never had an?|not have (?:an?|any)) ${what} (?:allergy|allergies|intolerance|issues?|problems?)`,
    String.raw`${what} (?:(?:does|do|did) not|no longer) (?:bother|affect|hurt|faze|worry|harm|keep|upset)`,
    String.raw`${what}(?: ${RULE})? (?:(?:is|are) no longer an? (?:problem|issue|concern|matter)|(?:does|do) (?:not|no longer) matter|no longer matters?)\b(?! for (?!(?:me|the coffee|coffee|this)\b))`,
    String.raw`(?:${what} (?:allergy|intolerance|thing)|allergy to (?:the )?${what}) (?:is|has|was) (?:(?!${NOT_OVER}\b)\w+ ){0,2}?${GONE}`,
    String.raw`${NOT_DENIED}\b(?:outgrew|outgrown|gr(?:ew|own) out of|got over|lost) (?:my|his|her|the) ${what} (?:allergy|intolerance)`,
  ];
}

/** What others say about it, unless they know the visitor's body; a wish, a guess and a mockery. */
const HEARSAY = new RegExp(
  [
    String.raw`\b(?:some|people|they|friends?|internet|web ?site|article|magazine|blog|video|podcast|somebody|someone|everyone|everybody|plenty|many|folks|guys?|mother|brother|sister|husband|wife|dad|mum|mom|father|uncle|aunt|cousin|grand\w+|neighbou?r|roommate|flatmate|housemate|co-?worker|colleague|boss|boyfriend|girlfriend|partner|buddy|in-law|mil|fil) (?:\w+ ){0,5}?(?:says?|said|thinks?|claims?|claimed|tells?|told|reckons?|swears?|insists?|believes?|goes)\b`,
    String.raw`\b(?:i wish|if only|what if|is it true|i (?:heard|read) (?:that )?|(?:would|could|i'd|we'd) pay any|in (?:a )?(?:dream|theory)|sarcas\w*|yeah right|as if)\b`,
  ].join('|'),
);
const KNOWS =
  /\b(?:doctor|allergist|midwife|cardiologist|pharmacist|neurologist|gp|obgyn|pa?ediatrician|specialist|test|tests|tested|nurse|dietician|hospital)\b/;

/** "I would not say that milk is fine" */
const NOT_SAID = /\b(?:not|never) (?:\w+ )?(?:say|saying|think|believe|claim)\b[^,]*$/;

/** "Milk would be fine if I weren't allergic" */
const IF_ONLY = /\b(?:would|could) be\b.*\bif\b|\bif\b.*\b(?:would|could) be\b/;

/** What others think of a food, and what is only wished: it lifts nothing. */
export function isHearsay(text: string): boolean {
  return HEARSAY.test(text) && !KNOWS.test(text);
}

/** "I can't have peanuts, milk is fine": what is said of the next food stands alone. */
const FORBIDDEN_BESIDE =
  /\bcan not (?:have|eat|drink|do|stand|tolerate|take|touch) (?:any |the )?@\w+(?: (?:and|or) @\w+)* ?(?=, (?:but |and )?(?:the )?@\w+ (?:is|are) )|(?<=\b(?:is|are) (?:\w+ )?(?:fine|ok|okay) ), i can not (?:have|eat|drink) @\w+$/;

/** Foods of an allergen that some who avoid it can have: "some cheese is ok" does not allow milk. */
const PART_OF_ALLERGEN = /^(?:cheeses?|butter|ghee|yogh?urts?|cream|whey|casein|tofu)$/;
/** "Oat milk is no problem", "peanut oil is fine" */
const OTHER_KIND =
  /\b@?(?:oat|soya?|rice|coconut|almond|pea|hemp|plant|plant-based|vegan|lactose free) @?milk\b|@milk (?:de |d'|aus )@?\w+|\b(?:that|this|which) kinds? of @|@\w+ (?:oil|extract|lecithin)\b/;

const DROPPED =
  /\b(?:forget|ignore|scrap|scratch|drop|disregard)(?: about)? (?:(?:what i said about|about|the|my|our|that|this|no) )*@caffeine\b/;
const STATED =
  /\b(?:allow\w*|cleared|(?:can|may) (?:\w+ )?(?:have|drink|take|handle)|(?:is|am|are|was|feel\w*) (?:\w+ )?(?:fine|ok|okay|good|here|born|over|wrong|gone)|regular|normal|no longer|not any ?more|(?:drink\w*|have|having) (?:it |caffeine )?again|mistake)\b/;
/** "Forget the caffeine thing": dropped for this talk, without a statement that somebody may have caffeine. */
export function isOnlyDropped(text: string): boolean {
  return DROPPED.test(text) && !STATED.test(text.replace(DROPPED, ' '));
}

/** The mentions that a clause allows (again): a plain statement, never a question. */
export function liftedMentions(clause: string, mentions: readonly Mention[]): Mention[] {
  const text = clause.replace(FORBIDDEN_BESIDE, ' , ');
  if (/\bcan not\b/.test(text) || NOT_SAID.test(text) || IF_ONLY.test(text) || isHearsay(text)) return [];
  // One answer for each word: the patterns find every place of a word that is repeated.
  const known = new Map<string, boolean>();
  return mentions.filter((mention) => {
    const isLifted = known.get(mention.word) ?? isLiftedIn(text, mention);
    known.set(mention.word, isLifted);
    return isLifted;
  });
}

function isLiftedIn(text: string, { word, kind }: Mention): boolean {
  if (kind === 'allergen' && (PART_OF_ALLERGEN.test(word) || OTHER_KIND.test(text))) return false;
  if (kind === 'diet') return new RegExp(String.raw`\b(?:not|no longer|never was) (?:\w+ )?(?:a )?@${word}`).test(text);
  return patternsFor(word).some((pattern) => new RegExp(pattern).test(text));
}
