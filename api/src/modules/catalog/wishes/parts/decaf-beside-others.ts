import { isAboutHealth } from '../health/health-words.ts';

const COUNT = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})`;
const BAGS = `(?:an?|another|${COUNT})(?: more)?(?: bags?)?(?: of)?(?: the)?`;
const NO_PRODUCT =
  '(?!(?:coffees?|bags?|cups?|kids?|children|adults?|people|persons?|friends?|guests?|colleagues?|others?|women|men|girls?|boys?|one|of|for|that|with|without|them|us)\\b)';
/** "One captain and one decaf", "and a decaf, also ground": one of the bags that are ordered. */
const ONE_OF_ORDER = new RegExp(
  String.raw`(?:^(?:(?:and|plus|also|add)(?: ,)? )+|\b${COUNT} (?:bags? )?(?:of )?(?:the )?${NO_PRODUCT}\w+(?: ,| and| plus)+ )${BAGS} @?decaf(?:(?= ?$|(?: ,)? please\b)(?<!^(?:(?:and|plus|also)(?: ,)? )+(?:an?|another|one)(?: \S+){0,4})|(?=(?: ,)?(?: also| in)? (?:ground|whole|beans?|too|as well|both|for (?!me\b|us\b))\b))`,
);
/** "Two decaf, two Master's Blend" */
const FIRST_OF_ORDER = new RegExp(
  String.raw`^(?:(?:i|we|please|add|order|want|would like|will take|take|hi|ok|so|,) )*${COUNT} (?:bags? )?(?:of )?@decaf(?: ,| and| plus)+ ${COUNT} (?:bags? )?(?:of )?(?:the )?${NO_PRODUCT}\w+`,
);

const SHARE = String.raw`(?:${COUNT}|an?|some|a few|few|several|half|mostly|mainly|most|the rest|a couple|one third|two thirds|a third|a quarter|\d{1,3} ?(?:%|percent))`;
const OF_BAGS = '(?: (?:bags?|packs?|pounds?|coffees?|of|the|it|them|is|are|in))*';
const REGULAR = '@?(?:regular|normal|ordinary|caffeinated|leaded)(?: (?:coffees?|ones?|bags?|stuff|beans|blend))?';
const DECAF = '@decaf(?: (?:coffees?|ones?|bags?|beans|blend))?';
const JOINT = '(?: ,| and| plus| &| or| with| then)*';
/** Coffee with caffeine beside decaf: "three regular and three decaf", "half decaf, half regular", "a mix of regular and decaf". */
const BESIDE_REGULAR = new RegExp(
  [
    String.raw`\b${SHARE}${OF_BAGS} ${REGULAR}${JOINT} ${SHARE}${OF_BAGS} ${DECAF}`,
    String.raw`\b${SHARE}${OF_BAGS} ${DECAF}${JOINT} ${SHARE}${OF_BAGS} ${REGULAR}`,
    String.raw`\b(?:mix|mixture|combination|combo|assortment|selection|split|some)(?: (?:of|between))?(?: both)? (?:${REGULAR} (?:and|&|plus|/) ${DECAF}|${DECAF} (?:and|&|plus|/) ${REGULAR})`,
  ].join('|'),
);
/** "I drink half regular, half decaf" is one cup. */
const IN_ONE_CUP = /\b(?:i|he|she|my \w+) (?:\w+ )?(?:drinks?|mix(?:es)?|blends?|takes?|brews?|makes?|has)\b/;

/** "Mostly regular", before "but a few decaf" */
const REGULAR_FIRST = new RegExp(String.raw`\b${SHARE}${OF_BAGS} ${REGULAR.replace('@?', '')}(?= ?(?:[.,!;]|but\b|and\b))`);
/** "But a few decaf" */
const A_FEW_DECAF = new RegExp(
  String.raw`^(?:(?:and|with|plus|also|then|,) )*${SHARE}${OF_BAGS} ${DECAF}(?= ?$|(?: ,)? (?:please|too|as well)\b)`,
);

const DRINKERS = '(?:drinkers?|people|crowd|folks|gang|faction|lot)';
/** "Two of the decaf drinkers are moving" */
const DECAF_DRINKERS = new RegExp(
  String.raw`(?<!\b(?:am|are|is|be|being)(?: (?:one|some|part) of| among)? )\b(?:the|our|any|those|some) @decaf ${DRINKERS}\b|\b(?:have|has|got|there are) (?:${COUNT}|a few|some) @decaf ${DRINKERS}\b`,
);
/** "The decaf drinkers are me and my sister": a condition of the visitor. */
const OF_VISITOR = /\b(?:i|me|us|we|my)\b/;

const TIMES = String.raw`(?:x ?\d{1,2}|\d{1,2} ?x)`;
/** "Java x2, decaf x1": a line of a list. */
const LINE_OF_LIST = new RegExp(String.raw`@decaf(?: \w+)? ${TIMES}\b|\b${TIMES} @decaf\b`);
const OTHER_PRODUCT = `${NO_PRODUCT}(?!(?:please|only|just|also|more|and|plus|ground|whole|beans?)\\b)@?(?!decaf)[a-z]\\w+`;
/** A line that is not decaf: "decaf x2, please, only decaf x1 for my mom" has none. */
const OTHER_LINE = new RegExp(
  String.raw`(?<=^|\s)(?<!@decaf )${OTHER_PRODUCT} ${TIMES}\b|\b${TIMES} (?:bags? )?(?:of )?(?:the )?${OTHER_PRODUCT}`,
);
/** "Make it two decaf instead of three", "let's double the decaf": a number of an order. */
const CHANGED_COUNT = new RegExp(
  String.raw`\b${COUNT}(?: bags?)?(?: of)?(?: the)? @decaf(?: \w+)? (?:instead of|rather than|not) (?:the )?${COUNT}(?= ?(?:$|,|please|then|now|bags?))|\b(?:double|triple|halve) (?:the|my|our|that) @decaf\b`,
);

/** What makes decaf the condition of a clause that names other coffee, too. */
const IS_CONDITION =
  /\b(?:no|not|never|without|instead of (?:the )?@?(?:regular|normal)|off|only @decaf|@decaf only|all @decaf|both @decaf|used to|switch\w*|allerg\w+|doctor|pregnant|heart|health|medical|blood pressure|sleep|just @decaf|so @decaf|too much|gives me|makes me|medication|meds|pregnanc\w*|hearts|anxiety|nursing|breastfeeding)\b/;

/**
 * Whether a clause names decaf as a part of an order or of a group, so that coffee with caffeine is wanted as well. `plain` is the
 * message in plain English.
 */
export function isDecafBesideOthers(text: string, plain: string): boolean {
  if (isAboutHealth(text) || isAboutHealth(plain)) return false;
  if (ONE_OF_ORDER.test(text) || CHANGED_COUNT.test(text)) return true;
  if (IS_CONDITION.test(text)) return false;
  if (FIRST_OF_ORDER.test(text) || (LINE_OF_LIST.test(text) && OTHER_LINE.test(text))) return true;
  if ((DECAF_DRINKERS.test(text) && !OF_VISITOR.test(text)) || (BESIDE_REGULAR.test(text) && !IN_ONE_CUP.test(text))) return true;
  return A_FEW_DECAF.test(text) && REGULAR_FIRST.test(plain) && !IN_ONE_CUP.test(plain);
}
