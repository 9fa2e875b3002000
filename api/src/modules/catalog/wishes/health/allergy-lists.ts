/** Signs that somebody bears an allergy, without the food that it is about. */
const MARK = new RegExp(
  String.raw`\b(?:${[
    String.raw`allerg\w*|anaphyla\w*|epi(?: ?-?pens?)?(?= |$)|epinephrine|epinefrina|intoleran\w*|medic(?:al)?[- ]?alert|hives|one (?:bite|crumb|nibble|trace) (?:and|means)`,
    String.raw`adrenalin[ae]? ?-?(?:pen|stift|spritze|injektor)|(?:pen|stylo|pluma|inyector|injecteur) (?:\S+ )?d?(?:e |')?adrenalin[ae]|(?:llevo|lleva) (?:siempre )?adrenalina`,
    String.raw`swell(?:s|ing)?(?: up)?|puffs? up|schwell\w* an|schwillt \w+ an|me hincho|se hincha|je gonfle|il gonfle|elle gonfle`,
    String.raw`deadly|lethal|fatal|(?:would|will|could|can|nearly|almost) kill(?:ed)? (?:me|him|her|us)|kills? (?:me|him|her)|(?:could|would) die`,
    String.raw`(?:in|calls?|call) (?:\w+ ){0,4}ambulance|can not (?:have|eat|touch|drink|tolerate)(?: (?:any of )?(?:them|those|these|that|it))?(?= ?$)`,
  ].join('|')})`,
);
/** Signs that are denied, are over, or are of an animal, and allergies that are not about food. */
const NO_MARK =
  /\b(?:no|not|never|without|any|was|used to|outgrew|outgrown|cured|(?:is|are|all) gone|dogs?|cats?|puppy|pets?|hamster|bees?|wasps?|stings?|pollen|hay ?fever|dust|mou?ld|penicillin|latex|mites?)\b/;
/** Words of a wish: what they stand beside is no list of what is forbidden. */
const WISHES =
  /\b(?:want|wants|love|loves|like|likes|with|please|pls|some|give|bring|something|anything|fine|okay|ok|good|great|nice|safe|need|eats?|have|has|take|yes|what|which|how|instead|tast\w*|flavou?r\w*|delicious|yum\w*|mit|con|avec|bitte|gern\w*|lieber|quiero|mochte|gusta|voudrais|porfa|favor|plait)\b/;
const MOST_OTHER_WORDS = 6;
const MOST_WORDS_BETWEEN = 5;

/** A clause with what it mentions. */
interface Listed {
  text: string;
  isQuestion: boolean;
  mentions: readonly { kind: string }[];
}

/** Signs that a question has as well: "what can someone with an epipen drink?" */
const SURE_MARK = /\b(?:epi ?-?pens?|anaphyla\w+)\b/;

function isMark({ text, isQuestion }: Listed): boolean {
  return (!isQuestion || SURE_MARK.test(text)) && MARK.test(text) && !NO_MARK.test(text.replace(/\b(?:can|could) not\b/g, ''));
}

/** Foods alone: "@peanuts , @almonds , the whole lot". */
function isBareList({ text, mentions }: Listed): boolean {
  if (mentions.length === 0 || mentions.some(({ kind }) => kind !== 'allergen') || WISHES.test(text)) return false;
  return text.split(' ').filter((word) => /^\w/.test(word)).length <= MOST_OTHER_WORDS;
}

/** "The whole lot", "any kind": belongs to a list. */
function isBetween({ text, mentions, isQuestion }: Listed): boolean {
  return mentions.length === 0 && !isQuestion && !WISHES.test(text) && text.split(' ').length <= MOST_WORDS_BETWEEN;
}

/** Which clauses are lists of foods that a sign of an allergy before or after them forbids: "epipen person here. peanuts, almonds." */
export function listedBesideMark(clauses: readonly Listed[]): ReadonlySet<number> {
  const listed = new Set<number>();
  for (const [at, clause] of clauses.entries()) {
    if (!isMark(clause)) continue;
    for (const step of [1, -1]) {
      for (let next = at + step; clauses[next] && (isBareList(clauses[next]!) || isBetween(clauses[next]!)); next += step)
        if (isBareList(clauses[next]!)) listed.add(next);
    }
  }
  return listed;
}
