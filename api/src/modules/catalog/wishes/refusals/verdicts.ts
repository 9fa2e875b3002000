import { NOT_LET_IN, SYMPTOM } from '../health/health-words.ts';

const SOMEBODY = String.raw`(?:me|him|her|them|us|(?:my|his|her|our|their) \w+)`;
const SOMEBODY_DOES = String.raw`(?:i|he|she|we|they|you|(?:my|his|her|our) \w+)`;
const VERY =
  '(?:(?:so|way|much|far|really|just|strictly|absolutely|totally|completely|simply|both|all|always|pretty|basically|literally|honestly|definitely|like) )*';
const DISGUSTING =
  '(?:disgusting|gross|awful|horrible|horrid|terrible|dreadful|repulsive|revolting|rank|foul|yuck|nasty|vile|overrated|icky|meh)';
const BAD = [
  DISGUSTING,
  String.raw`pointless|never (?:fine|ok|okay|acceptable)|not (?:really |exactly |quite |at all )?(?:fine|ok|okay|acceptable|safe|for (?:me|us|him|her)|my|friends|compatible|on speaking terms|a good (?:mix|match|combo)|allowed|an option|coffee|happening)`,
  String.raw`bad for|(?:hard|rough|tough|harsh) on (?:me|him|her|us|(?:my|his|her|our) \w+)|forbidden|banned|off (?:limits|the (?:table|menu|list))|out of(?! stock)|out(?= ,|$| for )|wrong|blasphemy|an abomination`,
  String.raw`dangerous|unsafe|deadly|lethal|fatal|life[- ]threatening|poison|at war|enemies`,
  String.raw`a trigger|an? (?:big |hard |definite |total |huge |real |serious |major )*(?:no|pass|nightmare|crime|problem|issue)`,
  String.raw`(?:a |the |my |his |her |pure )?(?:mortal |worst |sworn |arch |biggest )?(?:nemesis|enemy|kryptonite|trigger|devil|worst|danger|death|evil)`,
  String.raw`too (?!low|weak|little|mild|light|few|expensive|dear|pricey)@?\w+|no good|no[- ]?gos?`,
].join('|');
/** What food does to somebody who does not bear it. */
const HARMS =
  '(?:bloats?|burns?|causes|hurts?|wrecks?|ruins?|destroys?|upsets?|triggers?|irritates?|poisons?|floors?|finish(?:es)?|ends?|sets? off|grosses|gross|repulses?|disgusts?|bothers?|brings?|brought|weirds?|freaks?|creeps?|leaves?|left|disappointed|let)';
const CAN_NOT = [
  '(?:can|could|must|may|should|do|does|will|would) (?:not|never)(?: ever)? (?:have|eat|drink|touch|stand|take|tolerate|do|like|want|bear|digest|stomach|handle|be near|go near)',
  'never (?:eat|drink|touch|have|liked?)|(?:must|can|should) never',
  'hates?|avoids?|despises?|loathes?|reacts? to|gave up|quit|(?:am|is|are) (?:\\w+ )?(?:allergic|intolerant)',
].join('|');

const VERDICTS = [
  String.raw`(?:is|are|was|were|tastes?|sounds?|smells?|seems?|feels?) ${VERY}(?:${BAD})\b`,
  String.raw`${VERY}${DISGUSTING}(?= ,|$)`,
  String.raw`tastes? (?:\w+ )?like (?:@?\w+ )?(?:ash\w*|an ashtray|dirt|tar|mud|soap|toothpaste|medicine|cough|cardboard|feet|rubber|sunscreen|plastic|perfume|chalk|grass|vomit|poison|pennies|metal|burn\w*|chemicals|(?:dish)?water)\b`,
  String.raw`tastes? (?:\w+ ){0,2}?(?:sour|burnt|bitter|acidic|stale|weird|chemical|artificial|fake)\b`,
  String.raw`(?:makes?|made|gives?|gave|causes?|sends?|sent|gets?|put) ${SOMEBODY} (?:\w+ ){0,3}?@?${SYMPTOM}`,
  String.raw`(?:makes?|made) ${SOMEBODY} (?:always )?feel (?!(?:\w+ )?(?:good|great|better|alive|happy|warm|cozy|cosy|like (?:home|christmas)))`,
  String.raw`(?:makes?|made) (?:my|his|her|their) (?:eyes|nose|throat|lips?|tongue|face|skin|mouth|stomach|gut|belly|hands|head|heart|airways?) \w+`,
  String.raw`(?:nearly |almost )?(?:kill(?:s|ed)?|end(?:s|ed)?) ${SOMEBODY}`,
  String.raw`${HARMS} (?:up |off |out )?(?:coffee\b|${SOMEBODY}|(?:the |a )?@?${SYMPTOM})`,
  String.raw`(?:makes?|made|(?:is|are) making) (?:my|his|her) \w+ (?:\w+ )?(?:worse|act up|flare|play up)\b`,
  String.raw`(?:that is |has been |have been |is |are )?(?:taken|left|filtered|stripped) out\b|sober\b|belongs? in (?:a |the )?(?:toothpaste|mouthwash|bin|trash|garbage|candles?|perfume|soap)\b`,
  String.raw`.*\b(?:avoid|skip|leave out|steer clear of|stay away from) it$`,
  String.raw`(?:is|are) (?:the (?:one|only) (?:thing|food|taste)|something|what) (?:that )?(?:i|he|she|(?:my|his|her) \w+) (?:really |just |truly )?(?:refuses?|rejects?|hates?|detests?|loathes?|dislikes?|despises?|can not|(?:do|does|will) not)\b`,
  String.raw`(?:and|&|\+) (?:i|me|him|her) = (?!happy|love|perfect|fun|heaven|good|yum|friends)`,
  String.raw`(?:turns?|messes? (?:with|up)|disagrees? with|close(?:s)?(?: up)?|(?:does|will) not work for|does nothing for|does a (?:real )?number on|(?:does|did|do) not do it for|plays? havoc with|(?:does|do) not agree with|messes? (?=${SOMEBODY} up)|puts? (?=${SOMEBODY} (?:right |really |totally )?off)|sets? (?=${SOMEBODY} off)|(?:is|are) enough to set (?=${SOMEBODY} off)|does not sit (?:well|right) with|go(?:es)? (?:right |straight )?through|keeps? (?:me|him|her) (?:up|awake)) ?(?:${SOMEBODY})?`,
  String.raw`(?:=|equals?|means?|spells?) (?:instant |certain |sure |the )?(?:panic|migraines?|head ?aches?|cramps|nausea|insomnia|death|hospital|hives|trouble|disaster|pain|emergency|rash|yuck|gross|bad news|no)\b`,
  String.raw`(?:and|&) (?:i|me|(?:my|his|her|our|their) \w+)(?: ,)?(?: we)? (?:(?:do not|can not|never)(?! (?:have|eat|drink|take|do|like|want|stand|tolerate) (?!(?:it|that|them|those|these|each|one|any(?= ?(?:$|,|of\b))|either)\b)\S)|are not|are (?:\w+ )?(?:enemies|at war|divorced|strangers)|broke up|fell out|had a|parted|have a (?:complicated|difficult|bad|troubled))\b`,
  String.raw`(?:that |which |is what |are what )?${SOMEBODY_DOES} (?:${CAN_NOT})\b`,
  String.raw`(?:does|do|did) (?:the )?(?:most )?(?:horrible|awful|terrible|nasty|bad|weird|unspeakable|ugly|evil) (?:things|stuff|numbers?) to ${SOMEBODY}`,
  '(?:is|are) where (?:i|we|he|she) draws? the line\\b',
  '(?:is|are) for (?:teeth|toothpaste|mouthwash)\\b',
  String.raw`that (?:gets?|kills?|hurts?|does?) (?:me|him|her|us)\b`,
  String.raw`(?:allergy|allergies|intolerance|intolerant|allergic|sensitivity)(?= |$)`,
  String.raw`free(?= |$)(?! shipping)`,
  String.raw`.*\b(?:none of|not|no|without|avoid|skip|away from|leave out) (?:any of )?(?:those|them|these)\b|.*\bleave (?:those|them|it) out\b|.*\b(?:anything but (?:that|this|those|them)|not interested)\b`,
  String.raw`(?:hates?|(?:does|do) not (?:love|like)) (?:me|him|her|us)\b|tr(?:y|ies) to kill`,
  String.raw`reminds? (?:me|him|her) of (?:[\w']+ ){0,4}?(?:medicine|toothpaste|mouthwash|cough (?:syrup|drops?|medicine)|dentists?|hospitals?|school|soap|detergent|car fresheners?|ash ?trays?|cigarettes?|landlords?|funerals?|vomit|hangovers?|being sick|my ex)\b(?! (?:book|days))`,
  String.raw`(?:do|does) not (?:mix|get along|get on|agree|sit|belong|go together)\b`,
  String.raw`(?:is|are|does|do|will|would) not(?= ,|$| i can not)`,
  String.raw`(?:break|ban|detox|withdrawal)\b`,
  String.raw`${NOT_LET_IN}\b`,
  String.raw`(?:can|could|should) (?:go away|get lost|stay away|stay out|get out|do one)\b`,
  String.raw`(?:yes )?(?:problems?|issues?)(?= |$)(?! (?:solved|at all))`,
  String.raw`(?:, )?(?:both |all )?(?:out|off (?:limits|the (?:table|menu|list))|no way|nope|nah|never(?: again)?|absolutely not|hard pass|not for (?:me|us|him|her)|yuck\w*|ew+|no more)(?= ,|$| please| for (?:me|us|him|her)| thanks)`,
  String.raw`(?:both |all )?(?:u+gh+ |e+w+ |god )?no(?= ,|$)`,
];

/** What is said of a word, right after it, that refuses it: "mint is disgusting", "nuts give me hives". */
export const VERDICT = new RegExp(
  `^(?:(?:all|both) (?:of (?:them|those|these) )?|, (?:both|they both|they all|it|they) )?(?:(?:would|will|can|could|may|might|always|really|just|usually|often|sometimes|also|that|which) )*(?:${VERDICTS.join('|')})`,
);
/** Belongs to the word before it: "dark roasts", "banana in coffee". */
export const BELONGING =
  /^(?:(?:(?:in|and) (?:my |a |the )?(?:coffees?|cup|drinks?)|@?(?:roasts?|beans?|blends?|coffees?|ones?|stuff|things?|notes?|traces?|seeds?|oil|flour|protein|powder|products?|in|my|at all|whatsoever)) )+/;

const ADJECTIVE = '(?:creamy|fruity|smok[ey]y?|spicy|minty|salty|sugary|chocolate?y|buttery|earthy|citrusy|sweet)';
/** A wish, and a noun of which something is said: "creamy, nuts are a no". */
export const BEFORE_NOUN = new RegExp(`^@${ADJECTIVE} , @(?!${ADJECTIVE}\\b)`);
/** The rest of a list of which something is said as a whole: "mint and chocolate are not for me". */
export const REST_OF_LIST =
  /^(?:(?:, )?(?:and |or |& |y |et )?(?:(?:the|los|las|les) )?@\S+ (?:seeds? |oil |protein )?)+(?=(?:allerg(?:y|ies)|intolerances?|, both|are|were|both|all|make|give|put|kill|send|do|have|upset|trigger|bring|wreck|ruin)\b)/;
/** Before a list whose verdict belongs to its last word alone: "I love chocolate and mint is awful". */
export const WANTED_BEFORE = /\b(?:love|like|want|with|need|prefer|enjoy|me|adore|some|yes)(?: the| some)?$/;

/** A whole clause that refuses: "ugh, mint". */
export const BARE_DISGUST = /^(?:ugh+|yuck\w*|e+w+|blech|bah|gross|no way|never)(?: ,)? (?:the )?@\S+(?: ,? ?(?:and|or) @\S+)*$/;
/** One bite of it has consequences: "even a drop of caffeine and I'm up". */
export const ONE_IS_ENOUGH =
  /\b(?:(?:even|just) (?:one|a|the|any)|(?<!\b(?:which|what|that|this) (?=one @))one|a single|a (?:tiny|little)|the (?:smallest|tiniest|slightest))(?: (?!(?:with|that|has|is|tastes)\b|(?:like|love|want|need|drink|prefer)s?\b)\w+)? (?:(?:drop|sip|bite|trace|crumb|whiff|hint|sniff|bit|taste|cup)s? (?:of )?)?@\S+ (?:and|means|or)$/;
/** "One strong and one decaf", "one mint and a smoky one" is an order. */
export const ANOTHER_ITEM =
  /^(?:(?:add|plus|also|then) )?(?:(?:one|another|something)\b|(?:an?|some|two|three|\d+) (?:\w+ ){0,2}(?:@|(?:coffee|one|bag)s?\b)|(?:no|without) (?:any )?@(?!sleep))/;
/** Adds to what was refused: "and so does milk", "dairy too". */
export const ADDED =
  /(?:\b(?:so (?:does|do|is|are|did)|same (?:goes )?(?:for|with)|ditto|nor|neither (?:does|do|is|are)|also|and also)(?: the)? @\S+(?: ,)?$|(?:\band|\bor|,|&)(?: the)? @\S+ (?:too|as well|also|either|neither)\b)/;
