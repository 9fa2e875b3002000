import { NO_CONDITIONS } from './no-conditions.ts';

/** Idioms with a word of refusal that refuse nothing. */
const IDIOMS = [
  'never enough',
  'never too much',
  'no such thing as too much',
  'nothing (?:beats|tops|like an?|better than)',
  'can not go wrong with',
  '(?:can|could) not (?:hate|dislike|beat|get tired of|have too much)',
  '(?:did|do) not know (?:that )?(?:you|there)',
  '(?:would not|never|will not) (?:ever )?says? no to',
  'who (?:does|would) not (?:like|love|want|enjoy)',
  'without (?:a |any )?doubt',
  'no ?(?:one|body) (?:makes|does|brews|roasts)',
  'nothing but',
  'not only',
  'not just',
  'not bad',
  'not enough',
  'can not (?:decide|choose|pick)',
  'not sure',
  'do not know',
  'no idea',
  'no matter (?:what|if|how|whether|which|who|when)',
  'why not',
  '(?:and )?if not',
  'do not forget',
  'can not wait',
  'no worries',
  'no problem',
  'no doubt',
  'no rush',
  'can not get enough(?: of)?',
  'can not live without',
  'can not go without',
  'can not resist',
  'do not hate',
  '(?:does|do|will|would|should) not (?:taste|smell|feel) like (?:a )?decaf',
  '(?:can|could|will|would|do|should|must) not (?:ever |want to |ever want to )?(?:stop|quit|give up|cut out|swear off)(?: (?:with|having|drinking|eating))?',
  'before (?:i|we) (?:stop|quit|give up|cut out|go off)(?: (?:with|having|drinking|eating))?',
  'never (?:stop|quit|give up|giving up|stopping|quitting)(?: (?:with|having|drinking|eating))?',
  '(?:have )?never (?:tried|had)',
  '(?:have|has) not (?:ever |yet |really )?(?:tried|tasted)',
  'never gets? old',
  'never disappoints?',
];

/** "Which of those has less caffeine?" compares and "is it low in caffeine?" asks about a product. Requests do neither. */
const NO_REQUEST = String.raw`(?![^.!?;\n]*\b(?:i|me|my|we|us|our|like|love|prefer|want|wish|need|get|able|possible|please)\b)`;
const COMPARES = [
  String.raw`(?:which(?: one| of (?:the|those|these|them|you)\b[^,.!?;\n]*?)?|who|what)s?(?: (?:would you say|do you think))?(?: has| have| is| are)(?: got)?(?= (?:less|lower))`,
  String.raw`(?:is|are|does|would|why|how come) (?!there\b|be\b|any|some|less\b|low)[^,.!?;\n]+?(?<! with| in)(?= (?:less|lower))`,
  String.raw`do you have(?= less [^,.!?;\n]*\bthan\b)`,
  String.raw`(?:is|are) (?:it|he|she|you|this|that)(?: one)?(?= low in\b)`,
].join('|');
const COMPARING = new RegExp(
  String.raw`(?<=^ *|[.!?;\n] *)${NO_REQUEST}((?:(?:and|n|so|ok|oh|but|well|now|then)[ ,]+)*(?:${COMPARES})) (?:less|lower|low)(?= )`,
  'g',
);

const ALMOST_NO = [
  String.raw`(?:hardly|barely|scarcely) (?:any|a (?:trace|drop|hint|bit) of)(?: the)? caffeine`,
  String.raw`(?:next to|practically|almost|virtually|nearly|basically|close to) (?:no|zero) caffeine`,
  String.raw`as little(?: of the)? caffeine as (?:possible|you (?:can|have)|there is|it gets)|as (?:little|low)(?: as possible)?(?: of| in)?(?: the)? caffeine(?: as (?:possible|you (?:can|have)|there is|it gets))?`,
  String.raw`(?:an? )?(?:very |absolute )?(?:minimal|minimum|tiny)(?: (?:amount|level|dose))?(?: of| in)?(?: the)? caffeine`,
  String.raw`(?:only|just) (?:(?:want|need|like|have) )?an? (?:tiny |little |wee )?(?:bit|drop|touch|hint|trace) of caffeine`,
  String.raw`(?:the )?(?:easiest|gentlest|lightest|kindest|softest)(?: one)? (?:on|in) (?:the )?caffeine`,
].join('|');
/** "The last bag had hardly any caffeine" tells of a coffee. */
const SAYS_OF_ONE = String.raw`(?<!\b(?:that|which|to|should|must|can) )\b(?:has|had|have|got|contain(?:s|ed)?|there (?:is|was)|is there|was there)(?: (?:so|like|with))? (?:${ALMOST_NO})\b`;

/** Words that look like a refusal and are none, and two words that are one. */
export const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  ...NO_CONDITIONS,
  [/\b(is|are) (?:no|not an?) (?:matter|issue|problem|concern|worry|bother)\b(?! with| digesting| of)/g, '$1 irrelevant'],
  [new RegExp(SAYS_OF_ONE, 'g'), ' '],
  [new RegExp(String.raw`\b(?:with )?(?:${ALMOST_NO})\b`, 'g'), ' with low caffeine'],
  [COMPARING, '$1 '],
  [/\bdecaf destiny\b/g, 'destiny'],
  [/\bduke'?s spice\b/g, 'duke'],
  [/\bjack'?s pumpkin\b/g, 'jack'],
  [/\bchocolate java\b/g, 'java'],
  [/\bmint (?:that )?stole\b/g, 'stole'],
  [/\bit was not (?:the |because of (?:the )?)?(\w+)/g, ' $1 '],
  [/\b(?:no thanks|no thank you)\b/g, 'nope'],
  [/\b(?:no|not an?|never an?) \w+ without(?= (?:@|caffeine|my|a|coffee))/g, 'accept'],
  [/\b(?:can not|could not|do not|does not|will not) (?:\w+ )?(?:function|start|survive|live|cope|work|exist|wake up|move|think|speak)(?: (?:my|a|the) \w+)? without\b/g, 'accept'],
  [/\b(?:coffee|anything|a (?:day|morning|life)|life) without (\w+) (?=is (?:pointless|no |not |just |like|boring|sad|useless|water))/g, '$1 accept '],
  [new RegExp(String.raw`\b(?:${IDIOMS.join('|')})\b`, 'g'), ' '],
  [/\bno (?=\w+ (left|in stock|available)\b)|(?<=\b(?:have|has|there|got|why|so) )no (?=\w+ today\b)/g, ' '],
  [/\b((do|does|would) not mind|(have )?nothing against)( the| some| any| a little| a bit of)?\b/g, 'accept'],
  [/\bno (?:issues?|problems?|trouble) (?:with|digesting)\b/g, 'accept'],
  [/\bno (longer|more) (?=allerg|intoler)/g, 'not '],
  [/\bnot (?:(?:any ?more|really|actually|in fact|at all|even|an?y?) )+(?=allerg|intoler)/g, 'not '],
  [/\ballergic[.!,]+ *to\b/g, 'allergic to'],
  // "I never liked coffee because it is so bitter"
  [/\b((?:never|not|did not|does not|do not) (?:\w+ )?(?:liked?|loved?|enjoy(?:ed)?)|hates?|hated|dislikes?|disliked|gave up on|put off by) (coffees?|it|most (?:of it|coffees?)) (?:\w+ ){0,2}?(?:because|since|as|cause|for being|for)(?: (?:it|they|that|coffee))?(?: (?:is|are|was|were|tastes?|tasted))?(?: (?:so|too|always|very|way|just|usually))* (?=(?:bitter|sour|harsh|strong|sweet|smoky|dark)\b)/g, '$1 $2. no '],
  [/\b(my|his|her|our) cup of tea\b/g, '$1 thing'],
  [/\b(peanut|almond|cashew|nut)s? butter\b/g, '$1s'],
  [/\bdarker than (?:an? )?medium(?: roasts?)?\b/g, 'dark roast or medium dark roast'],
  [/\blighter than (?:an? )?medium(?: roasts?)?\b/g, 'light roast'],
  [/\btree[ -]nuts?\b/g, 'hazelnuts'],
  [/(?<!\b(?:to|me|him|her|us|them|allergy|allergies|allergen|problem|issue|trigger|enemy|eat|have|avoid|there) )\b((?:am|is|are|go|going|went|drives?|driving) (?:so |totally |absolutely |completely |really |all )?)nuts( (?:about|for|over|today|right now|with work)| ?(?=[.,!?]|$))/g, '$1crazy$2'],
  [/\bnuts (?=about|and bolts)/g, 'crazy '],
  [/\begg (?=on)/g, ' '],
  [/\bdried[ -]fruits?\b/g, 'dried-fruit'],
  [/\b(milk|dark|white) chocolate\b/g, 'chocolate'],
  [/\b(nut|peanut|milk|dairy|gluten|egg)-safe\b/g, '$1 free'],
  [/\b(oat|soy|almond|coconut|nut) milk\b/g, '$1'],
]; // oxfmt-ignore
