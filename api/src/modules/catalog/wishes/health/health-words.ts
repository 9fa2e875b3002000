/** What a body does against food. */
export const SYMPTOM = String.raw`(?:${[
  String.raw`swell\w*|itch\w*|rash(?:es)?|breaks? out|brain fog|hives|welts|urticaria|tingl\w*|numb|blotchy|balloon|spots|pimples|eczema|acne|blisters?`,
  String.raw`throat|scratchy|wheez\w*|asthma|cough|sneez\w*|eyes water|shock|faint|die|hospital|emergency|ambulance`,
  String.raw`sick|ill|(?:bad|upset|sore|funny|dodgy) (?:stomach|tummy|belly|gut)|nausea\w*|nauseous|queasy|vomit\w*|throws? up|threw up|gag|stomach ?aches?|bloat\w*|cramps|gass?y?|colic|heartburn|reflux`,
  String.raw`(?:the )?runs|run to|diarrh\w*|toilet|bathroom|loo|head ?aches?|migraines?|dizzy|suffer\w*|monster`,
  String.raw`flutters|shak\w*|jitter\w*|trembl\w*|tremors?|twitch\w*|sweat\w*|palpitations|racing|panic\w*|anxious|edgy|wired|hyper|bounc\w*`,
  String.raw`insomnia|sleepless\w*|up all night|awake`,
].join('|')})`;

/** Said of food: "peanuts can't come in the house". */
export const NOT_LET_IN = String.raw`(?:(?:can|may|must|should) not|never|are not allowed to) (?:come (?:in|into|through)|enter|cross|be (?:in|inside|kept in)|set foot in) (?:the|our|my|this|her|his) (?:\w+ )?(?:house|home|door|kitchen|flat|apartment|building|school|class\w*|office|room)`;

/** A body that reacts, or somebody who has forbidden it: what such a clause names is refused. */
const HEALTH = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?<!\b(?:no|not) )allerg\w*|(?<!\bnot )intoleran\w*|sensitiv\w*|coeliac|celiac|medical\w*|react(?:s|ed)?(?: badly| strongly)?(?: to)?\b(?! (?:well|happily))|reaction`,
    String.raw`swells?|swelled|swelling|swollen|puff(?:s|ed)? up|balloon|blotchy|hives|rash|welts|urticaria|blisters|tingles?|itch\w*|numb|(?:break|breaks|broke|breaking) out`,
    String.raw`anaphyla\w*|epi ?-?pens?|(?:goes|went|go) into shock|throat|airways?|wheez\w*|asthma\w*|(?:can|could) not breathe`,
    String.raw`hospital|urgent care|ambulance|emergency room|doctors?|midwife|cardiologist|sick(?! of (?!@))|ill`,
    String.raw`deadly|danger(?:ous)?|kills?|could die|would die|life[- ]threatening|fatal|lethal|(?:certain|instant) death|(?:i am|he is|she is|we are) dead(?! tired| serious| set)`,
    String.raw`palpitations|heart (?:races|skips|pounds|flutters)|heart condition|blood pressure|pregnan\w*`,
    String.raw`makes? (?:me|him|her|them|us) (?:shake|shaky|jittery|anxious|dizzy|nauseous)`,
    String.raw`(?:can not|must not|may not|should not) (?:ever )?(?:have|eat|drink|take|tolerate|digest|touch|consume|do|go near|be near|be around|be in the same (?:room|house|building) as|sit next to)`,
    String.raw`(?<=@\S+ )${NOT_LET_IN}`,
    String.raw`(?:can|could|do|does|did) not (?:tolerate|handle|process|digest|stomach|bear)|(?:not|never) allowed|(?:no|not any) @\S+ (?:is |are )?(?:allowed|permitted)`,
  ].join('|')})\b`,
);
/** Of what a clause refuses in other words, these say that it is for the body's sake. */
const AILMENT = new RegExp(
  String.raw`\b(?:${SYMPTOM}|stomach|belly|tummy|gut|killed|agree with|agrees with|get along|right through|(?:horrible|awful|terrible|nasty|bad|evil) (?:things|stuff) to|inside out|nemesis|devil|trigger\w*|my heart|(?:on|take|takes|taking|because of|due to|my|his|her) (?:\w+ ){0,3}(?:meds|medication|medicines?|pills|tablets|antibiotics|antidepressants|ssris?|lithium|chemo))\b`,
);
/** "Migraines from", of what is named after it */
const SYMPTOM_FROM = new RegExp(
  String.raw`\b${SYMPTOM}\b.*\b(?:from|after|because of|due to|if|when(?:ever)?|(?:every|each) time|as soon as)\b`,
);
/** "When I eat eggs I throw up" */
const SYMPTOM_WHEN = new RegExp(String.raw`\b(?:if|when(?:ever)?|after|since)\b[^@]*@.*\b${SYMPTOM}\b`);
const CAUSED_BY = new RegExp(
  String.raw`\b${SYMPTOM} (?:\w+ ){0,2}?(?:from|after|because of|due to) (?:(?:eating|drinking|having|the|any|too much|a|some) )*@`,
);
/** "Heartburn from", before what is the cause */
const CAUSE_FOLLOWS = new RegExp(
  String.raw`\b${SYMPTOM} (?:\w+ ){0,2}?(?:from|after|because of|due to|with) (?:(?:eating|drinking|having|the|any|too|much|many|a|some|really|very|most|those|these|your|all) )*$`,
);
/** "When I drink", before what is the cause */
const CAUSE_DRUNK =
  /\b(?:if|when(?:ever)?|after|(?:every|each) time|as soon as) (?:\w+ ){0,3}?(?:have|has|had|drinks?|drank|drinking|having)(?: (?:an?|the|any|some|too|much|many|of|your|really|very)){0,3} $/;
/** What follows the cause: "..., I feel queasy" */
const DISCOMFORT =
  /\b(?:heartburn|reflux|stomach|tummy|belly|nausea\w*|nauseous|queasy|cramps|bloat\w*|head ?aches?|migraines?|jitter\w*|sick|ill|shak\w*|anxious)\b/;
/** "Do people get heartburn from dark roasts?" */
const ASKS_OF_CAUSE =
  /^(?:(?:so|and|but|ok|oh) )*(?:do|does|did|can|could|will|would|is|are|why|how|who)\b(?! not\b)(?!.*\b(?:i|me|my|he|him|his|she|her|we|us|our)\b)[^,]*$/;
/** "When I drink dark roasts my stomach is happy" */
const IS_WELL =
  /^ ?,?[^,]*(?<!\b(?:what|not|never|hardly|rarely|barely) (?:really |ever |always )?)\b(?:is|am|are|feels?|does|do|gets?|stays?) (?:(?:very|so|quite|perfectly|always|just|all|really) )*(?:happy|fine|ok|okay|good|great|well)\b/;
/** On caffeine, these react. */
const NERVES = /\b(?:my|his|her) (?:heart|pulse|chest|blood pressure|nerves|anxiety)\b(?! (?:belongs|sings|desires))/;
/** A doctor who allows. */
const ALLOWS = /\b(?:doctor|midwife|allergist)\b.*\b(?:loves?|likes?|recommend\w*|fine|ok|okay|approves?|cleared)\b/;
/** An allergic reaction: what it names is refused even when it is no major allergen. */
const REACTION =
  /\b(?:allerg\w*|intoleran\w*|anaphyl\w*|hives|rash|welts|urticaria|swell\w*|swollen|itch\w*|epi ?-?pens?|(?:react|reacts|reacted|reaction)(?: badly)? to|(?:break|breaks|broke) out|(?:ended up|landed|put|sent|took|rushed)\b.*\b(?:hospital|emergency room))\b/;

export function isAboutHealth(clause: string): boolean {
  return HEALTH.test(clause) || AILMENT.test(clause);
}

/** "Migraines from caffeine", "when I eat eggs I throw up". A third `.*` in one pattern would take cubic time. */
function isCaused(clause: string): boolean {
  const last = clause.lastIndexOf('@');
  return last >= 0 && (SYMPTOM_FROM.test(clause.slice(0, last)) || SYMPTOM_WHEN.test(clause));
}

/** Whether the clause refuses the allergens and the caffeine that it names, without a word of refusal. */
export function isReportOfHarm(clause: string): boolean {
  return (HEALTH.test(clause) || isCaused(clause) || (NERVES.test(clause) && clause.includes('@caffeine'))) && !ALLOWS.test(clause);
}

/** "Migraines from chocolate": a taste may be the cause, which "when" alone does not say. */
export function isCausedBy(clause: string): boolean {
  return CAUSED_BY.test(clause);
}

/** Whether what stands between the two halves of a clause is the cause of a symptom: "heartburn from (dark roasts)". */
export function isCauseBetween(before: string, after: string): boolean {
  if (ASKS_OF_CAUSE.test(before)) return false;
  return CAUSE_FOLLOWS.test(before) || (CAUSE_DRUNK.test(before) && DISCOMFORT.test(after) && !IS_WELL.test(after));
}

export function isReaction(clause: string): boolean {
  return REACTION.test(clause);
}
