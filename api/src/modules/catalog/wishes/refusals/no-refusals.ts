import { FOOD } from '../language/foods.ts';
import type { Rewriting } from '../language/rewritings.ts';
import { COMPARISONS } from './comparisons.ts';
import { NARROWED_CONDITIONS } from './narrowed-conditions.ts';
import { NO_CONDITIONS } from './no-conditions.ts';
import { NO_OCCASIONS } from './occasions.ts';

/** Idioms with a word of refusal that refuse nothing. */
const IDIOMS = [
  'never (?:enough|too much|gets? old|disappoints?)',
  'no such thing as too much',
  'nothing (?:beats|tops|like an?|better than)',
  'can not go wrong with',
  'not (?:afraid|scared) of',
  'no other (?:nuts?|foods?|allergies)(?: (?:is|are) (?:an? )?(?:problem|issue))?',
  '(?:all )?(?:my|your|our|the) eggs in one basket',
  '(?:have to|would|must) be (?:mad|crazy|insane|nuts|a monster) (?:to|who) (?:dislikes?|hates?)',
  '(?:can|could) not (?:hate|dislike|beat|get tired of|have too much)',
  '(?:did|do) not know (?:that )?(?:you|there)',
  '(?:would not|never|will not) (?:ever )?says? no to',
  'who (?:does|would) not (?:like|love|want|enjoy)',
  'without (?:a |any )?doubt',
  'no ?(?:one|body) (?:makes|does|brews|roasts)',
  'nothing but',
  'no (?:idea|worries|problem|doubt|rush)',
  'not (?:only|just|bad|enough|sure)',
  'can not (?:decide|choose|pick|wait|resist|go without|get enough(?: of)?)',
  'do not (?:know|forget|hate)',
  'no matter (?:what|if|how|whether|which|who|when)',
  'why not',
  '(?:and )?if not',
  '(?:does|do|will|would|should) not (?:taste|smell|feel) like (?:a )?decaf',
  '(?:can|could|will|would|do|should|must) not (?:ever |want to |ever want to )?(?:stop|quit|give up|cut out|swear off)(?: (?:with|having|drinking|eating))?',
  'before (?:i|we) (?:stop|quit|give up|cut out|go off)(?: (?:with|having|drinking|eating))?',
  'never (?:stop|quit|give up|giving up|stopping|quitting)(?: (?:with|having|drinking|eating))?',
  '(?:have )?never (?:tried|had)',
  '(?:have|has) not (?:ever |yet |really )?(?:tried|tasted)',
  '(?:everything|all|most things?|half of it) (?:here |you (?:have|sell) |in here )?(?:tastes?|sounds?|looks?|smells?|seems?|is)(?: to be)? (?:too )?(?:like )?(?:candy|dessert|sweet|sugary|a dessert|flavou?red)',
];

const LOTS =
  'lots|loads|tons|heaps|plenty|buckets|masses|(?:an? )?(?:whole )?(?:lot|ton|load|bucket)|as much as (?:possible|you have|you can|it gets)|the more the better|viel(?: davon)?|mucha|beaucoup';
/** "Some serious caffeine": not of a reaction, and not where anything is refused. */
const SERIOUS = String.raw`\b(?:some |a )?(?:really |truly )?(?:serious(?:ly high)?|proper|real|major|massive|mega|hefty|heavy|heavy[- ]duty|insane|ridiculous|crazy|ungodly|unholy|maximal|industrial)(?: (?:amounts?|levels?|doses?|hit|quantit(?:y|ies)) of)? caffeine(?<!\b(?:no|not|never|nothing|none|without|avoid\w*|off|quit|stop\w*|cut\w*|gave|given|giv\w+ up|allerg\w*|intoleran\w*|sensitiv\w*|react\w*|hates?|dislikes?|less|too|any|from|after|when|if)\b[^.!?;\n]*)(?= ?(?:$|[.!?;\n]|,(?! (?:that|which|it|and)\b)|(?:please|pls|kick|hit|boost|fix|buzz|jolt|punch|content|injection|now|today|for|in|to|with|but)\b))`;
const WANTED = String.raw`(?<=^|[.,:;!?\n] ?|(?<!\bnot )\b(?:need|want) |\b(?:give me|and|some) )`;
const ENDS = String.raw`(?= ?(?:$|[.,!?;\n]|(?:please|pls|plz|thx|thanks|bitte|por favor)\b))`;
/** "How is the mint one different from the Duke?" */
const DIFFERS = new RegExp(
  String.raw`((?<!\b(?:that|which|it) )\b(?:is|are|was|were)(?: \w+)?|(?<=^|[.!?;,\n] ?|\b(?:and|so|but|ok|tell me|know|wonder) )(?:how(?:'?s| is| are| would)?|(?:is|are)(?! there\b)|what makes?) (?!(?:[^.!?;,\n]* )?(?:something|anything)\b)[^.!?;,\n]{1,60}?) different (?:from|to|than)\b`,
  'g',
);
/** Below the darkest. */
const STEP_DOWN = String.raw`(?:one|an?|two) (?:step|notch|shade|level|degree)s? (?:down|lighter|below|less|softer|milder|under)\b`;

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

/** Not what is said of an illness: "the nut allergy is still not ok". */
const NO_ILLNESS = String.raw`(?![^.,;!?\n]{0,30}(?:allerg|intoleran|pregnan|palpitation|arrhythmi|hypertens|insomni|pressure|heart|nursing|breastfe|diabet|jitters|condition))`;
/** "No low caffeine stuff, no decaf" */
const NOT_LOW =
  /(?<=^|[.,!;\n] ?)(?:no|none of (?:the|your|that)) low(?:er)?[- ]caffeine(?:d|ated)? (?:stuff|things|nonsense|crap)\b(?![^.!;\n]*\?)(?![^]*\b(?:zero|none|without|free|only decaf)\b)/g;
/** "Pumpkin is ok after all, cinnamon still no" */
const STILL_OUT = new RegExp(
  String.raw`(?<=^|[.,;!\n] ?|\b(?:and|but) )${NO_ILLNESS}(?!(?:the |your |is |are )*(?:decaf|caffeine)\b)(?:the )?([a-z]+(?: [a-z]+)?) (?:(?:is|are) )?still(?: (?:is|are))? (?:an? )?(?:no|not|nope|out|off(?: limits)?)(?: (?:ok(?:ay)?|fine|good|go|for me))?(?= ?(?:$|[.,!;\n]|though\b))(?![^.!;\n]*\?)`,
  'g',
);

/** Words that look like a refusal and are none, those that are one in other words, and two words that are one. */
export const REWRITTEN: readonly Rewriting[] = [
  ...NARROWED_CONDITIONS,
  ...NO_CONDITIONS,
  // "He thinks a dark roast is weak"
  [
    /\b(?:thinks?|finds?|calls?|considers?) (?:that )?(?:an? |the |any |your |this )?(?:[a-z]+ ){0,2}?(?:roasts?|coffees?|espressos?|blends?|brews?|one)(?: (?:is|are))?(?: (?:too|so|kinda|pretty|rather|far))* weak\b(?! (?:for|heart|stomach))/g,
    'needs strong coffee',
  ],
  [/\b(?:tasted|tastes) like (?:licking )?(?:an? |the |my )?ash ?trays?\b/g, 'was smoky. i hate smoky coffee'],
  // "I wrote minty, I meant malty"
  [
    /\b(?:i )?(?:wrote|typed) [a-z]+y[ ,;.]+(?:but |and )?(?:i )?mean(?:t)? (?:to (?:say|write|type) )?(?=[a-z]+y\b ?(?:$|[.,!]))/g,
    'i want ',
  ],
  [/\b(is|are) (?:no|not an?) (?:matter|issue|problem|concern|worry|bother)\b(?! with| digesting| of)/g, '$1 irrelevant'],
  [new RegExp(SAYS_OF_ONE, 'g'), ' '],
  [new RegExp(String.raw`\b(?:with )?(?:${ALMOST_NO})\b`, 'g'), ' with low caffeine'],
  ...COMPARISONS,
  [/(?<!\b(?:not|never) )\b(?:forget|scrap|scratch|skip|ditch|drop|never ?mind)(?: about)? (?:(?:the|that|my|what i said|about) )*decaf\b(?: (?:idea|thing|plan|one|business))?/g, 'no decaf'],
  [/\b(?:can not|never) get enough (?:of )?(?:the )?caffeine\b/g, 'lots of caffeine'],
  // "Caffeine. Lots."
  [new RegExp(String.raw`${WANTED}caffeine(?: (?:please|pls|plz|now))?(?:[.,:;!?\n ]|-|and )+(?:${LOTS})(?: of it)?${ENDS}|(?<=^|[.,!?;\n] ?)(?:${LOTS})[.,!]+ ?caffeine${ENDS}|${WANTED}all the caffeine${ENDS}`, 'g'), 'lots of caffeine'],
  [new RegExp(SERIOUS, 'g'), 'lots of caffeine'],
  [/\bcloser to (\w+(?: \w+)?) than (?:to )?\w+/g, 'like $1'],
  [/\bwak(?:es?|ing) up (?:the|my) (?:palate|tongue|taste ?buds|senses|mouth)\b/g, ' '],
  [/\btoo heavy\b/g, 'too strong'],
  [STILL_OUT, 'no $1'],
  ...NO_OCCASIONS,
  [/\bdarkish\b(?: roast)?/g, 'medium-dark roast'],
  // "Typo!! Not fruity, NUTTY"
  [/\btypo[!.,: ]+(?:i mean(?:t)? )?not ([a-z]+)[ ,]+(?:but )?([a-z]+)(?= ?[.!]*$)/g, 'no $1. i want something $2'],
  // "Nothing too weird or strong"
  [/\b(?:nothing|not|nor) too (\w+) (?:or|nor) (?:too )?(?!(?:even|better|rather|else|maybe|perhaps|preferably|decaf|caffeine|medium|light|mild)\b)(\w+)\b/g, 'nothing too $1, nothing too $2'],
  [/\bif you (?:say|mention|offer|suggest|give|show|bring|sell) (?:me )?(?:an? |the |any )?(?!decaf\b)(\w+),? (?:and )?i(?: will| am going to| would)? (?:leave|walk|scream|cry|riot|quit|run|faint|am (?:out|gone|leaving))(?= ?(?:$|[.,!;]))/g, 'no $1'],
  [/\b(?:no|without) (?:any )?dessert(?:[- ]?(?:y|like))?[- ](?:coffees?|ones|stuff|flavou?rs)\b/g, 'nothing sweet'],
  [/(?<=\b(?:not|no|nothing) (?:an? |too )?dark\b[^]*)(?<!caffeine:? )\bmedium (?:roasts? )?(?:at (?:the )?most|max(?:imum)?|tops)\b(?! (?:in )?caffeine)/g, '. medium roast. no medium-dark roast'],
  // "Never mind the caffeine thing"
  [/(?<!\b(?:not|please) )\b(?:never ?mind|nvm)(?: about)? (?=(?:(?:the|that|this|my|what i said about) )+(?:(?:no|low)[- ])?caffeine\b)/g, 'forget '],
  [/\b(forget|ignore|scrap|scratch|disregard)(?: about)? (?:(?:the|that|this|my|what i said about) )+no[- ]caffeine\b(?! (?:coffee|one|blend))/g, '$1 the caffeine'],
  // "No flavors, nuts or milk"
  [new RegExp(String.raw`\b(no|not|without|zero|avoid|hate) ((?:added |artificial )?(?:flavou?r(?:s|ings?)|syrups?|additives|sweeteners?|preservatives)), (?=${FOOD}\b(?! (?:is|are)\b))`, 'g'), '$1 $2, $1 '],
  [NOT_LOW, 'lots of caffeine'],
  // "Treacle and molasses, urgh", "cedar sounds like licking a pencil. not that"
  [new RegExp(String.raw`(?<=^|[.!?\n] ?)${NO_ILLNESS}((?!(?:i|we|some|any|so|need|want|decaf|caffeine)\w*\b)[a-z]+(?: (?:and|or) [a-z]+)?), (?:u+r+gh+|y[ua]c?k+|ew+|bl(?:e|ea|ec)h+|gross)\b(?!, but\b)`, 'g'), 'no $1,'],
  [/\b(?!(?:this|that|it|one|coffee|which)\b)([a-z]+) sounds like [^.!?\n]{3,40}[.!?]+ ?not that(?= ?(?:$|[.!]))(?![^]*\ballerg)/g, 'no $1'],
  // "A firefighter gets enough smoke at work"
  [/(?<!\b(?:barely|hardly|never|not|rarely) )\bgets? (?:more than )?enough (?!(?:decaf|caffeine|coffee|sleep)\b)([a-z]+) (?:at|on) (?:work|home|the job)\b/g, 'no $1'],
  // Not a matter of taste: "something sweet, I gave up sugar".
  [/\b(?:(?:g[ai]ve|given|giving) up|(?:quit|quitting|stopped) putting|cut(?:ting)? (?:out|down on)) (?:sugar|tea|alcohol)\b(?! ?(?:,|and\b|or\b|&))/g, ' '],
  [/\b(strong\w* (?:in|on) (?:the )?(?:taste|flavou?r)\b[^.!?;\n]{0,30}?)\bnot (?:so much )?(?:in|on|for|by) (?:the |its )?caffeine\b/g, '$1 low in caffeine'],
  [/\b(?:half|not (?:(?:quite|nearly|half|anywhere near) )?(?:so|as)) (?:as )?strong\b/g, 'milder'],
  [/(?<!\b(?:is|are|was|were|tastes?|tasted|felt)(?: \w+)? (?:bit|little|touch|tad|too|rather|quite|far) )\b(?:(?:more |far |right |leaning )?(?:on|at|to|from|towards?) (?:the|your) (dark|light)(?:er|est)?[- ]end|(?:on|towards?|from) (?:the|your) (dark|light)(?:er|est)?[- ]side|to (?:the|your) (dark|light)er[- ]side)\b(?: of (?:(?:the|your|things) ?)?(?:scale|spectrum|range|roasts?|menu|list|things)?(?= ?(?:$|[.,!?]|please))|(?! of\b))/g, '$1$2$3 roast'],
  [/\b(?:as )?(light|dark) as (?:they|it) (?:comes?|gets?|goe?s?|can be)\b/g, '$1 roast'],
  [/\bhits? (?:\w+ )?like an? (?:freight )?(?:bus|truck|train|lorry|brick|hammer|wall|wave)\b|(?<=\b(?:whatever|whichever|which|what|something|anything|one|coffee|blend|bag|beans|stuff|thing) (?:(?:that|which|of (?:yours|them|these|those)|you have|really|will|can|would) )*)(?:hit|punch|kick|slap|smack|bite|wallop)(?:e?s)? (?:me |us |him |her |you )?(?:the )?hard(?:est|er)?\b(?! (?:by|to|in|on)\b)|\bhard(?:est)?[- ]hitt(?:ing|ers?)\b/g, 'hits like a truck'],
  [/\bkeeps? (?:me|him|her|us|them|people|a (?:person|body|man|woman)) (?:upright|vertical|alert|sharp|on (?:my|his|her|their) feet|going)\b|(?<!\b(?:not|hardly|barely|never) )\bkeeps? (?:\w+ )?(?:eyes|eyelids) open\b/g, 'wakes me up'],
  [/\bif i (?:have|drink) (?:an? )?(?:real |normal |regular |proper )?coffees?\b(?=[^.!?]*\b(?:stare at the|lie awake|awake|up (?:all|till?|until)|can not sleep)\b)/g, 'if i have caffeine'],
  [/\b(?:something |one |anything )?(?:right |somewhere )?(?:in the middle|in between)(?: (?:those|them|these|the two))?(?= ?(?:$|[.,!?\n]|please\b))/g, 'something of medium caffeine'],
  [/(?<!\b(?:to|me|us|i|we) )\bsle(?:eps?|pt) like (?:an? )?(?:stones?|logs?|bab(?:y|ies)|rocks?)\b/g, ' '],
  [/\b(?:to )?wak(?:e|ing) up to(?= ?(?:$|[.,!?]|and\b))/g, ' '],
  // "Does it contain milk? Is there one that doesn't?"
  [/\b(contain|have) (?:any )?(\w+)\?(.*\b(?:one|something|anything)) that (?:does|do) not(?= ?[?.!]|$)/g, '$1 $2?$3 without $2'],
  [/\b(one|something|anything) that (?:does|do) not(?= ?[?.!]|$)/g, '$1'],
  [/\b(?:stare|staring|stared) at the (?:wall|ceiling)s?\b/g, 'lie awake'],
  [/(?<=^|[.!?;,\n] ?)(?:(?:that is|it is|that one is|is) )?(?:a )?(?:bit|little|tad|touch) (?=(?:wild|strong|sweet|dark|bitter|smoky|spicy|heavy|rich|much|fruity|salty|sour|minty|nutty) for (?:me|my|him|his|her|us|our))/g, 'too '],
  [/\b(finds?|found) (?:the |all (?:the|that) |that )?(\w+) (?:way |a bit |far |much )?too (?:much|strong|sweet|bitter)\b/g, '$1 no $2'],
  // "The walnut one is what my brother drinks"
  [/\b(?:the|that) \w+ (?:one|coffee|blend|bag) is (?:(?:what|the one(?: that)?) (?:my|his|her|our) (?:\w+ )?\w+ (?:usually |always )?(?:drinks|has|gets|orders|buys|takes)|(?:my|his|her|our) \w+'s(?: (?:coffee|one|thing|usual|favou?rite))?)(?=[.,;!?\n][^]*\b(?:for me|for myself|me,|mine|i (?:want|need|prefer|like|would like|am after)|i'd like)\b)/g, ' '],
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
  [/\b(?:no|(?:do |did )?not (?:have|got) (?:an?|any)) (?:issues?|problems?|trouble) (?:with|digesting)\b/g, 'accept'],
  [/\bno (longer|more) (?=allerg|intoler)/g, 'not '],
  [/\bnot (?:(?:any ?more|really|actually|in fact|at all|even|an?y?) )+(?=allerg|intoler)/g, 'not '],
  [/\ballergic[.!,]+ *to\b/g, 'allergic to'],
  // "Allergic to milk and to all nuts"
  [/(,? (?:and|or|plus)|,| ?&)(?<=\b(?:allergic|intolerant|sensitive|allerg(?:y|ies)|intolerance|reacts?|reactions?) to\b[^.!?;\n]*)(?: also| even| especially| auch)* (?:to|gegen) (?!be\b|go\b|start\b|top\b|make\b|drink\b)(?=\w)/g, '$1 allergic to '],
  // "I never liked coffee because it is so bitter"
  [/\b((?:never|not|did not|does not|do not) (?:\w+ )?(?:liked?|loved?|enjoy(?:ed)?)|hates?|hated|dislikes?|disliked|gave up on|put off by) (coffees?|it|most (?:of it|coffees?)) (?:\w+ ){0,2}?(?:because|since|as|cause|for being|for)(?: (?:it|they|that|coffee))?(?: (?:is|are|was|were|tastes?|tasted))?(?: (?:so|too|always|very|way|just|usually))* (?=(?:bitter|sour|harsh|strong|sweet|smoky|dark)\b)/g, '$1 $2. no '],
  // "Everything I have tasted so far was dreadfully bitter"
  [/\b(everything|(?:every|any|all|most) (?:of (?:it|them)|coffees?))( (?:[a-z]+ ){0,6}?)(?:was|were|tasted) (?:(?:so|too|very|just|always|dreadfully|terribly|awfully|horribly|way) ){0,2}(?=(?:bitter|harsh)\b(?!.*\b(?:love|loved|like|liked|at work)\b))/g, '$1$2. no '],
  [/\b(my|his|her|our) cup of tea\b/g, '$1 thing'],
  [/\b(peanut|almond|cashew|nut)s? butter\b/g, '$1s'],
  [DIFFERS, '$1 compared to'],
  // "Dark for me, one step down from that"
  [new RegExp(String.raw`(?<!\bmedium[- ])\b(?:the )?dark(?:est)?(?: roast)?\b(?! chocolate)(?=[^!?;\n]*(?<!\bor (?:maybe )?)\b${STEP_DOWN})|\b${STEP_DOWN}(?: (?:from|than|of))?(?: (?:the|your))? dark(?:est)?\b(?: roast)?|\b(?:the )?second darkest\b|\b(?:(?:a )?(?:bit|little|tad|touch) |slightly )?lighter than (?:the |your )darkest\b(?: roast)?|\b(?:not quite|just below|almost|nearly) (?:the |your )darkest\b`, 'g'), 'no dark roast'],
  [/\bdarker than (?:an? )?medium(?: roasts?)?\b/g, 'dark roast or medium dark roast'],
  [/\blighter than (?:an? )?medium(?: roasts?)?\b/g, 'light roast'],
  [/\b(?:tree|brazil|macadamia|cashew|pecan|pistachio|pine)[ -]nuts?\b/g, 'hazelnuts'],
  [/(?<!\b(?:to|me|him|her|us|them|allergy|allergies|allergen|problem|issue|trigger|enemy|eat|have|avoid|there) )\b((?:am|is|are|go|going|went|drives?|driving) (?:so |totally |absolutely |completely |really |all )?)nuts( (?:about|for|over|today|right now|with work)| ?(?=[.,!?]|$))/g, '$1crazy$2'],
  [/\bnuts (?=about|and bolts)/g, 'crazy '],
  [/\begg (?=on)/g, ' '],
  [/\bdried[ -]fruits?\b/g, 'dried-fruit'],
  [/\b(milk|dark|white) chocolate\b/g, 'chocolate'],
  [/\b(nut|peanut|milk|dairy|gluten|egg)-safe\b/g, '$1 free'],
  // "I'd have it over ice with oat milk" wishes for no taste of oat.
  [/(?<!\b(?:not|no|never|without|allerg\w+|something|anything|one|coffee)\b[^.!?;,\n]*)\b(?:with|adds?|adding|puts?|uses?|using|pour(?:s|ing)?|(?:splash|dash|drop|bit|cloud) of) (?:(?:an?|some|my|the|[a-z]+ of|[a-z]+) ){0,2}(?:oat|soy|coconut) milk\b/g, 'with a plant drink'],
  [/\b(oat|soy|almond|coconut|nut) milk\b/g, '$1'],
]; // oxfmt-ignore
