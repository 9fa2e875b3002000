const FOOD =
  '(?:caffeine|coffee|decaf|sugar|milk|dairy|lactose|gluten|nuts?|alcohol|carbs|koffein|kaffee|zucker|milch|cafeina|cafe|azucar|leche|cafeine|sucre|lait)';
/** Somebody does without a food, or has to. */
const LEFT_OUT = new RegExp(
  [
    String.raw`\b(?:cut|cuts|cutting|leave|leaving|off|without|no|quit|quitting|stop|stopped|stopping|gave up|give up|given up|giving up|avoid|skip|forbade|forbidden|banned|cant have|cannot have|took away|ohne|kein|keinen|sin|sans|couper|arreter|supprimer|cort(?:ar|ara|e|es)|quit(?:ar|ara|o|ado)|dej(?:ar|e|ado)|interdit|gestrichen) (?:\w+ ){0,3}?${FOOD}`,
    String.raw`\b${FOOD} (?:\w+ ){0,2}?(?:out|off|weglassen|streichen|gestrichen|absetzen|verboten)`,
  ].join('|'),
);
/** Beside it, these may say that somebody is in danger. */
const DESPAIR =
  /\b(?:di(?:e|es|ed|ying)|dead|death|kill\w*|liv(?:e|ing)|alive|life|end(?:s|ed|ing)?|(?:my|him|her)self|pills?|tablets?|meds|blood|bleed\w*|hurt\w*|harm\w*|wrists?|arms?|scars?|jump\w*|rope|bridge|goodbye|farewell|world|exist\w*|disappear\w*|burden|any ?more|everything|everyone|nobody|no one|noone|cares?|point\w*|hope\w*|tonight|last|forever|over|it all|fade|reasons?|alone|gone|worth\w*|sterb\w*|leben|tot|umbring\w*|morir\w*|muer\w*|vivir|vida|matar\w*|mourir|meurs|mort|vivre|vie|tuer)\b/;

/** Whether a normalized message is about a food that is left out, which a classifier may take for despair: "told to cut caffeine out. Is there anything left for me?" */
export function isFoodLeftOut(text: string): boolean {
  return LEFT_OUT.test(text) && !DESPAIR.test(text);
}
