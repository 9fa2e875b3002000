/** What a body does against food. */
export const SYMPTOM = String.raw`(?:sick|ill|swell\w*|itch\w*|rash|hives|welts|urticaria|tingl\w*|scratchy|shak\w*|jitter\w*|wheez\w*|throat|shock|hospital|emergency|toilet|head ?aches?|migraines?|heartburn|reflux|insomnia|panic\w*|sleepless|twitch\w*|nausea\w*|nauseous|anxious|dizzy|die|faint|cough|palpitations|vomit\w*|throw up|gag|bloat\w*|cramps|balloon|blotchy|bathroom|loo|stomach ?aches?|ambulance|suffer\w*|wired|hyper|monster|(?:the )?runs|diarrh\w*|numb|spots|asthma|eczema|acne|trembl\w*|tremors?|shakes|gass?y?|colic|sneez\w*|blisters?|pimples|eyes water|sleepless\w*|edgy|sweat\w*|racing|queasy|run to|bounc\w*|up all night|awake)`;

/** A body that reacts, or somebody who has forbidden it: what such a clause names is refused. */
const HEALTH =
  /\b(allerg\w*|intoleran\w*|react(?:s|ed)?( badly| strongly)?( to)?\b(?! (?:well|happily))|reaction|swells?|swelling|swollen|hives|rash|welts|urticaria|tingles?|itch\w*|anaphyla\w*|epi ?-?pens?|(?:goes|went|go) into shock|(?:break|breaks|broke|breaking) out|(?:close|closes|tighten\w*) (?:up )?(?:my|his|her|the|their) throat|throat|wheez\w*|(?:can|could) not breathe|numb|asthma\w*|blisters|airways?|life[- ]threatening|fatal|lethal|(?:i am|he is|she is|we are) dead(?! tired| serious| set)|(?:certain|instant) death|hospital|urgent care|ambulance|puffs? up|balloon|blotchy|emergency room|doctor|midwife|cardiologist|sick|ill|deadly|danger|kills?|could die|would die|coeliac|celiac|medical\w*|sensitiv\w*|palpitations|heart (?:races|skips|pounds|flutters)|heart condition|blood pressure|pregnan\w*|makes? (?:me|him|her|them|us) (?:shake|shaky|jittery|anxious|dizzy|nauseous)|(?:can not|must not|may not|should not) (?:ever )?(?:have|eat|drink|take|tolerate|digest|touch|consume|do|go near|be near|be around)|can not (?:tolerate|handle|process)|(?:not|never) allowed)\b/;
/** Of what a clause refuses in other words, these say that it is for the body's sake. */
const AILMENT = new RegExp(
  String.raw`\b(?:${SYMPTOM}|stomach|belly|tummy|gut|killed|agree with|agrees with|get along|right through|inside out|nemesis|devil|trigger\w*|my heart)\b`,
);
/** "Migraines from caffeine", "when I eat eggs I throw up" */
const CAUSED = new RegExp(
  String.raw`\b${SYMPTOM}\b.*\b(?:from|after|because of|due to|if|when(?:ever)?)\b.*@|\b(?:if|when(?:ever)?|after|since)\b.*@.*\b${SYMPTOM}\b`,
);
const CAUSED_BY = new RegExp(
  String.raw`\b${SYMPTOM} (?:\w+ ){0,2}?(?:from|after|because of|due to) (?:(?:eating|drinking|having|the|any|too much|a|some) )*@`,
);
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

/** Whether the clause refuses the allergens and the caffeine that it names, without a word of refusal. */
export function isReportOfHarm(clause: string): boolean {
  return (HEALTH.test(clause) || CAUSED.test(clause) || (NERVES.test(clause) && clause.includes('@caffeine'))) && !ALLOWS.test(clause);
}

/** "Migraines from chocolate": a taste may be the cause, which "when" alone does not say. */
export function isCausedBy(clause: string): boolean {
  return CAUSED_BY.test(clause);
}

export function isReaction(clause: string): boolean {
  return REACTION.test(clause);
}
