import { ENDED_CONDITIONS, FOODS } from './ended-conditions.ts';
import { FOOD } from '../language/foods.ts';
import { rewritings, type Rewriting } from '../language/rewritings.ts';

const ENDS = '(?= ?(?:$|[,.!?;]))';
/** Denials: "I never said", "I haven't ruled it out" */
const NEVER = String.raw`\bi (?:have )?(?:never|did not|have not)`;
const NEVER_SAID = `${NEVER} (?:said|say)`;

const PET = '(?:dog|doggo|puppy|pup|cat|kitten|kitty|hamster|parrot|parakeet|bird|horse|pony|rabbit|bunny|guinea pig|pet|ferret|rat)s?';
/** A person in the same message may have the allergy, too. */
const AND_SOMEBODY = String.raw`(?![^]*\b(?:(?:so|as) (?:am|are|do|is) (?:i|we)|(?:i am|we are|me|i|us) (?:too|as well|also)|same (?:here|for me|with me|as)|like (?:me|us|i)|and (?:i|me|so|my|we|our)|both|we all)\b)`;

const NOT_CARED_ABOUT = String.raw`(?:(?:could|can) not care less|do not (?:\w+ )?care|am not (?:\w+ )?(?:bothered|fussed|fussy|picky)|no preference|(?:does|do) not matter)`;
const TOO_LITTLE = '(?:no|zero|little|hardly any|barely any|not enough|without(?: any| much)?|lack of|short on)';
const FEW = String.raw`(?:\d+(?:\.\d)?|two|three|four|five|six|an?|any|a few|few|too little|not much|half an?|${TOO_LITTLE})`;
/** Who wants some wants no coffee, and who has none from coffee wants less of it. */
const NOT_FROM_COFFEE = String.raw`(?<!\bcaffeine\b[^.!?;\n]*)(?<!\b(?:coffee|it|this|that)\b[^.!?;,\n]*)`;
const NOT_BY_COFFEE = String.raw`(?![^.!?;\n]* (?:because of|from|after|with) (?:\w+ ){0,2}?(?:coffees?|caffeine|espressos?|it|one)\b)`;
const NO_LACK = String.raw`(?<!\b(?:want|wanting|need|needing|like|get|getting|for|hope|hoping)(?: \w+){0,2} )${NOT_FROM_COFFEE}`;
const NIGHTS = '(?:nights?|days?|shifts?|weeks?|weekends?|flights?)';
const SLEEPERS =
  "(?:(?:every(?:one|body)|the (?:whole|entire) \\w+)(?:'?s| is)|(?:i am|we are|they are|you are|(?:my|our|the) (?:team|class|colleagues|coworkers|boss|students?|crew|staff) (?:is|are)))";
/** An evening coffee: "when the kids are asleep". */
const NOT_AT_AN_HOUR = String.raw`(?<!\b(?:when|once|while|whilst|until|till|after|before|because|so|that|if|as)(?: \w+){0,3} )`;
const AT_WORK = String.raw`at (?:my|the|his|her) (?:desk|wheel|keyboard|table|screen|computer)|(?:at|during|in|on) (?:work|class|lectures?|meetings?|(?:a|the|every|my|our|this|that|his|her) (?:\w+ )?(?:meetings?|class|lectures?|office|seminar|lesson|shift|job|bus|train|call|exam|library|keyboard|feet))|standing up|on my feet`;

const OF_HEALTH = String.raw`\b(?:allerg\w*|alergi\w*|intoler\w*|lactose|sick|ill|hives|doctor|reaction|can not|makes?|stomach)\b`;
const BLACK = '(?:black|schwarz|(?:tomo|bebo|gusta) solo|noir|negro)(?: as (?:the )?night| comme la nuit| wie die nacht)?';
const WHITE = '(?:milk|cream|sugar|sweet|zucker|azucar|sucre)';
const WITHOUT = '(?:no|without|ohne|sin|sans)';

/** Foods that no denial allows: "they have not ruled out nuts" may be said of an allergy. */
const ALLERGENS = String.raw`(?:${FOOD}|allerg\w+|any|an?|that|it|caffeine)`;

/** "Fake stuff", "artificial flavors" */
const ARTIFICIAL = '(?:fake|phony|artificial|synthetic|chemical|imitation|unnatural|lab[- ]made)';
const SUBSTANCE =
  '(?:stuff|things?|flavou?rs?|flavou?rings?|crap|junk|chemicals|ingredients|additives|aromas?|essences?|substances?|sweeteners?)';

/** What sounds like a condition and is none: it is over, denied, of an animal, or of no weight. */
export const NO_CONDITIONS: readonly Rewriting[] = [
  ...ENDED_CONDITIONS,
  ...rewritings({
    // "Black, no milk, no sugar" is how somebody drinks it.
    '$1 black ': String.raw`^(?![^]*${OF_HEALTH})([^]*?)(?:\b(?:${BLACK}),? (?:and )?(?:with )?${WITHOUT} ${WHITE}(?:,? (?:and |or |y )?(?:${WITHOUT} )?${WHITE})?|\b${WITHOUT} ${WHITE},? (?:and |or )?(?:${WITHOUT} )?(?:${WHITE},? )?(?:${BLACK}))(?! (?:tea|forest|cherry|roast|sesame))\b`,
    $1: [
      // "In my country we eat it always after dinner" is no hour of the coffee.
      String.raw`\b((?:eat|eats|ate) (?:it|them|these|those|that)(?: \w+){0,2}) (?:after|before) (?:dinner|bed|lunch)\b`,
      // "Is the mint one ok with his allergy?" names no food that he is allergic to.
      String.raw`(?<!\bnot )\b(ok|okay|fine|safe|good|alright|suitable) (?:with|for|given|considering) (?:his|her|my|their|our|the|that) allerg(?:y|ies)\b`,
    ],
    ' ': [
      // "I never said anything about caffeine", "I didn't rule out chocolate, only milk"
      String.raw`${NEVER_SAID} (?:anything|a word) (?:about|against) (?:caffeine|decaf)${ENDS}`,
      // "No, I mean both of them", "no wait one mint and one pumpkin", "no the mint one"
      String.raw`(?<=^|[.!?;\n] ?)(?:(?:no|nope|nah),? )+(?=(?:i (?:mean|meant|said|asked)|(?:actually|sorry|rather|make (?:it|that))(?!,? (?:the |any )?(?:no|not|${FOOD})\b)|(?:the|one|two|three) (?!${FOOD})[a-z]+ (?:one|coffee|bag|blend)s?)\b)`,
      String.raw`\b(?:no|nope|nah),? (?=(?:wait|hold on|hang on)\b(?!,? (?:the |any )?(?:no|not|${FOOD})\b))`,
      // "Now without one pumpkin" takes a bag off a list.
      String.raw`(?<=^|[.!?;,\n] ?|\b(?:now|but|and|just|same|then|list|order|total|it|that) )(?:without|minus|less) (?:one|two|three|four|\d)(?: of (?:the|those|my)| bags? of)? (?!${FOOD}|(?:drop|bit|trace|single|hint|grain|gram|speck|ounce|pinch|more|of|cup|sip|bite|touch|coffee|bag)s?\b)[a-z]+(?= ?(?:$|[.,!?;]|(?:please|and|now)\b))`,
      // "No bread, thank you" answers an offer; in a list, or beside anything else, it is a condition.
      String.raw`\bno (?:bread|toast|cake|sandwich(?:es)?|biscuits?)(?: for me)?,? (?:thanks|thank you|dear|love|darling)\b|\bdid not want bread\b(?! (?:or|and|with))`,
      // "Molasses is just the taste, not actual molasses in it?"
      String.raw`(?<=\b(?:tastes?|notes?|flavou?rs?|name)\b[^.!?;\n]{0,12}, ?)not (?:actual|real) [a-z]+ in (?:it|that|there|you)(?= ?\?)`,
      // "Decaf Destiny instead of the mint one"
      String.raw`\binstead of the (?!(?:other|decaf|(?:pea|hazel|wal)?nutty|${ALLERGENS})\b)[a-z]+ one\b`,
      // "Cinnamon isn't really fruity" says what it is, and no wish.
      String.raw`(?<=(?:^|[.!?;\n] ?)(?:(?:but|and|well|no|hm+|ok|oh) ?,? )*)(?:(?!(?:one|which|coffee|anything|something|make|as|long)\b)[a-z]+ (?:and [a-z]+ )?)(?:is|are) not (?:really |exactly |actually |very |all that )(?:fruity|sweet|dark|light|strong|mild|smoky|spicy|chocolatey|bitter|sour|bright|minty|creamy|floral)(?= ?(?:$|[.,!?;]|(?:though|tho|to me|is it|are they)\b))`,
      // "A bit of lemon is fine, I just don't like it really sour"
      String.raw`(?<=\b(?:is|are) (?:fine|ok|okay|alright)[ ,.]{1,3}(?:but )?)i (?:just )?do not (?:like|want) it (?:really|too|that|very|so) (?:sour|bitter|sweet|fruity|spicy|smoky|minty)\b`,
      // "He doesn't drink it, but we keep it in the same kitchen"
      String.raw`\b(?:he|she|they) do(?:es)? not drink it\b(?! (?:black|with|without|after|at|in|strong|any))`,
      // "My late husband always complained that it was too bitter"
      String.raw`(?<=\b(?:always|used to)\b[^.!?;,\n]{0,60}\b)(?:complain(?:ed)?|grumbled?|moan(?:ed)?|say) (?:that )?(?:it|(?:his|her|the) coffee) was too (?:bitter|sour|sweet)\b`,
      // "With both regular and decaf available"
      String.raw`(?<!\b(?:not|never|no|without|banned|forbade|avoid|quit|off)\b[^.!?;\n]{0,30})\bboth (?:regular|normal|caffeinated)(?: coffee)? and decaf\b(?![^.!?;\n]{0,30}\b(?:makes?|gives?|hurts?|upsets?|out|off|forbidden|banned)\b)`,
      // "How do I keep it from getting bitter?"
      String.raw`\b(?:keep|prevent|stop) (?:it|that|this|my coffee|the coffee) from (?:getting|being|turning|becoming|tasting) (?:\w+ )?(?:bitter|sour|burnt|weak)\b`,
      // "Were you all asleep?" is asked of the character.
      String.raw`\b(?:were|are) you (?:all |still |ever )?(?:asleep|sleeping|awake)\b|\b(?:do|can|could|did) you (?:ever |even )?(?:sleep|wake up)\b`,
      String.raw`${NEVER} (?:said|say|mentioned?|asked? for|need|want) (?:that )?(?:i (?:need|want) )?(?:little|low|less|high|much|strong|medium|lots of) caffeine\b`,
      // "So yours has no milk listed, right?"
      String.raw`\b(?:you|yours|it|that one|this one)(?: yourself)? (?:really |actually |definitely )?(?:has|have|contains?) no [a-z]+(?: [a-z]+)?(?: (?:listed|in (?:it|you|there)))?(?:,? (?:only|just) [a-z]+)?(?:,? (?:right|yes|correct|no|then))?(?= ?\?)`,
      // "I'm not allergic, I just wanted to know if it contains milk or nuts"
      String.raw`(?<=\bnot allergic[ ,.!]{1,3}(?:but )?)i (?:just |only )*(?:want(?:ed)?|would like) to know (?:if|whether) (?![^.!?;\n]*\b(?:one|any\w*|some\w*|without|free|i|we|he|she)\b)[^.!?;\n]{1,60}?\b(?:contains?|has|have|lists?)\b[^.!?;\n]{0,60}`,
      // "Mild was for the neighbour, my husband wants dark"
      String.raw`\b(?:the )?(?:mild|gentle|light|dark|strong|sweet|smoky|fruity|decaf)(?: one| stuff| roast| thing| part)? was (?:only |just )?for (?:the|my|his|her|our) \w+(?: \w+){0,2}(?= ?(?:$|[,.!;]))`,
      // "What if my cup turns out too bitter?"
      String.raw`\bwhat if (?:its|(?:it|that|this|mine|(?:my|the) \w+) (?:is|gets|tastes|(?:turns|comes) out)) (?:\w+ )?too \w+`,
      // "I read an article about caffeine and heart disease"
      String.raw`\b(?:read|saw|watched|heard) (?:an?|this|some|that|the) (?:\w+ )?(?:articles?|documentary|study|podcast|post|video|news|book|piece) (?:about|on) (?![^.!?\n,;]*\b(?:i|me|my)\b)[^.!?\n,;]*`,
      // "Can I put honey into coffee instead of sugar?"
      String.raw`\b(?:honey|syrup|maple syrup|cream) (?:in(?:to)? (?:my |the |a )?(?:coffee|cup) )?instead of (?:sugar|milk)\b`,
      // "I meant the taste, not the caffeine", "not sugar, just the taste"
      String.raw`(?<=\b(?:mean|meant|tastes?|flavou?rs?|peppermint|roast)\b[^.!?;\n]{0,40}), ?not (?:the |its |your )?caffeine\b|(?<=^|[.!?;\n] ?)not (?:the |its |your )?(?:caffeine|sugar),? (?:but |just |only )*(?:the |its |your )?(?:tastes?|flavou?r)\b`,
      // "Too sweet maybe?"
      String.raw`\b(?:too|very) [a-z]+,? maybe ?\?`,
      // "How do they take the caffeine out of decaf?"
      String.raw`\bhow (?:do|does|did|can) (?:they|you|one|somebody|people)(?: \w+)? (?:take|get|wash|remove) (?:the )?caffeine (?:out|from|off)\b(?: of (?:the )?(?:decaf|coffee|beans?))?`,
      // "Quit my job, not caffeine"
      String.raw`\bquit (?!caffeine|coffee)[^.,!?]{2,20}, not (?:the |my )?caffeine\b`,
      // "Half the country is cutting out caffeine. Couldn't be me."
      String.raw`(?<=^|[.!?,;\n])(?![^.!?,;\n]*\b(?:i|my|me|we|our)\b)[^.!?,;\n]*[.!?,;]+ ?could(?: not|nt) be me\b`,
      String.raw`\b(?:i (?:have )?(?:never|did not|have not) (?:said|say|claimed|claim)|who (?:said|says)|when did i say) (?:that )?i (?:am (?:allergic|intolerant) to|can not (?:eat|have|drink))\b`,
      // "My dog is allergic to peanuts, not me"
      String.raw`(?<!\b(?:and|or|like|both) )\b(?:my|our|the|his|her|an?) (?:\w+ )?${PET} (?:(?:is|are) (?:\w+ ){0,2}?(?:allergic|intolerant|sensitive) to|(?:can|must|should|may|do|does) not (?:have|eat|drink|tolerate|digest|handle|stomach)|reacts? to|hates?|(?:does|do) not like)${AND_SOMEBODY} [a-z]+(?: (?:and|or) (?!(?:i|me|my|we|so|as|also)\b)[a-z]+)?`,
      String.raw`(?<!\b(?:and|or|like|both) )\b(?:my|our|the|his|her|an?) (?:\w+ )?${PET} (?:has|have|with)${AND_SOMEBODY} (?:an? )?[a-z]+ (?:allergy|allergies|intolerance)`,
      // "I couldn't care less about the caffeine"
      String.raw`\b${NOT_CARED_ABOUT} (?:(?:about|for|on|to me) (?:(?:the|any|its|having) )*|how (?:much|little) |(?:if|whether) (?:(?:it|there|i|they) (?:is|are|has|have|get|contains?) )?(?:an?y? |the )?)(?:caffeine|decaf)(?: or not)?\b`,
      String.raw`\b${NOT_CARED_ABOUT} (?:about|how|if|whether|what|which)\b`,
    ],
    ' $1 is fine. ': [
      String.raw`\bi (?:(?:have )?(?:never|did not|have not) (?:said|say) (?:anything|a word) (?:about|against)|have nothing against) (?:the |toasted )*(?!${ALLERGENS}\b)([a-z]+)${ENDS}`,
      String.raw`${NEVER} ruled? out (?:the )?(?!${ALLERGENS}\b)([a-z]+(?: (?!for\b)[a-z]+)?)(?: for (?:\w+ ){0,1}\w+)?${ENDS}`,
      // "I never put Chocolate Java aside"
      String.raw`${NEVER} put (?!${ALLERGENS}\b)([a-z]+(?: [a-z]+)?) (?:aside|away)\b`,
      // "I never said no to grain"
      String.raw`${NEVER_SAID} no to (?:the )?(?!${ALLERGENS}\b)([a-z]+)${ENDS}`,
    ],
    ' no $1. ': String.raw`${NEVER} ruled? out (?:(?:the |any )?caffeine|anything)(?:,? (?:only|just) ${FOODS})?${ENDS}`,
    // "I never said no caffeine"
    ' caffeine is fine. ': String.raw`${NEVER_SAID} (?:no caffeine|decaf)${ENDS}`,
    // "Which one has barely any kick?"
    'low caffeine': String.raw`\b(?:barely|hardly) any kick\b|\bnot much (?:of a )?kick\b`,
    ' is it nice ': [
      // "Is it not too bitter?", "not too bitter for an old stomach?"
      String.raw`(?:\b(?:is|are) (?:it|that|this|yours|they) |^)not too (?:bitter|sour|sweet|heavy|smoky)(?: for (?:an?|my|the) [a-z]+(?: [a-z]+)?)?(?= ?\?)`,
      // "Is it too bitter for a moka pot?"
      String.raw`\b(?:is|are|would) (?:it|that|this|yours|they|those)(?: be)? (?:a bit |a little |way )?too (?:bitter|sour|sweet|dark|light|strong|mild|heavy|smoky|spicy)\b(?! (?:for (?:me|us|him|her|them|(?:a|an|my|his|her|our) (?!(?:\w+ )?(?:pot|press|moka|machine|maker|filter|drip|chemex|aeropress|mug|cup)\b)\w+))\b)(?=[^.!?;,\n]{0,40}\?)`,
      // "Is it really without caffeine?", "is there any caffeine in the decaf?"
      String.raw`\b(?:is|are) (?:the )?decaf(?: destiny)?(?: \w+ly| 100%?)* caffeine[- ]free\b|\b(?:is|are) (?:it|that|this|yours|(?:the )?decaf(?: destiny)?)(?: \w+ly)* (?:without|free of) (?:any )?caffeine\b|\b(?:is|are) there (?:\w+ly )?(?:zero|no|any) caffeine in (?:it|that|this|(?:the )?decaf(?: destiny)?)\b|\bdoes (?:it|that|this|(?:the )?decaf(?: destiny)?)(?: \w+ly)* have (?:zero|no) caffeine(?: or (?:just )?(?:less|little|some|low))?(?= ?\?)|(?<=\b(?:ok|okay|fine|safe|good|alright)\b[^.!?;\n]{0,20})\bor (?:is (?:it|that) )?too much caffeine(?= ?\?)`,
    ],
    // "It was too fine and came out bitter", "would it turn bitter in a percolator?"
    'brew it ': String.raw`\b(?:(?:came|comes|come|turns?|turned|turning) out|turns?|turned|goes|went)(?<!\b(?:not|nothing|never|no|without|something|anything|one that|that)\b[^.!?;,\n]{0,30})(?: (?:too|so|very|really|all|quite|a bit|a little|kind of))* (?:bitter|sour|harsh|burnt|weak|watery)\b`,
    // "Which of the two is less sour?" compares.
    'which is ': String.raw`\bwhich (?:one )?(?:of (?:the two|them|those|these) )?(?:is|tastes|would be) (?:the )?less (?=[a-z])`,
    // "Would that keep me up?"
    ' is it strong ': String.raw`\bwould (?:it|that|this|yours) keep (?:me|us) (?:up|awake)\b`,
    // "Tell me the taste, caffeine and allergens"
    ' facts ': String.raw`(?<=\b(?:tastes?|roast|price|flavou?rs?)(?:,| and|, and) )(?:caffeine(?:,| and|, and) allergens?|allergens?(?:,| and|, and) caffeine)\b(?! (?:free|intoleran\w+|allerg\w+))`,
    ' i want regular coffee. ': [
      // "No, the decaf is for my mother in law, not for me"
      String.raw`\b(?:no,? )?the decaf is (?:only |just )?for (?:my|the|his|her|our) \w+(?:[ -]in[ -]law)?[ ,]*not (?:for )?me\b`,
      // "Low caffeine is just the wife"
      String.raw`\b(?:the )?(?:low|little) caffeine (?:thing |part |rule |limit )?(?:is|was) (?:just|only) (?:for )?(?:the|my|his|her) \w+`,
    ],
    // "Cool like a midnight in December"
    'like the dark': String.raw`\blike (?:an? |the )?(?:\w+ )?midnight\b`,
    // "My friends all went decaf. Not me."
    ' caffeine is fine for me. ': String.raw`\b(?:went|go|goes|gone|going|switched to) decaf[.!,;]+ ?not me\b|\b(?:am )?keeping (?:the|my) caffeine(?= ?(?:$|[.,!?;]))`,
    // "I said mint, not milk"
    ' i said $1 ': String.raw`\bi said ([a-z]+), not (?:the )?[a-z]+\b`,
    // "Decaf is not ruled out!"
    '$1 is fine': String.raw`\b(decaf|caffeine) (?:is|was) not (?:ruled out|off the table|forbidden|excluded)\b`,
    // "Not flavored with fake stuff", "no artificial flavors": an ingredient of the label, and no taste of the coffee.
    additives: String.raw`\b(?:flavou?red|sweetened|scented|made|loaded|filled) with (?:(?:any|the|all|that|those|some|a lot of|lots of) )?${ARTIFICIAL} ${SUBSTANCE}\b|\b${ARTIFICIAL}(?:ly)?[- ]flavou?r(?:s|ed|ings?)?\b(?: (?:coffees?|stuff|ones?|blends?))?`,
    // "Low caffeine is fine, no need for decaf"
    ' caffeine is fine ': String.raw`\b(?:no need (?:for|of) (?:a )?|(?:does|do) not (?:have|need) to be )decaf(?= ?(?:$|[.,!?;]|(?:for|either|though)\b))`,
    // "Without caffeine I'm a zombie"
    ' i need caffeine ': String.raw`\bwithout (?:my |any )?caffeine(?: in the morning)?,? (?:i am|he is|she is|we are)(?: (?:just|basically|literally|only|a bit of))? (?:a (?:zombie|wreck|ghost|corpse|monster|bear|mess)|useless|nothing|nobody|no(?:t a)? (?:use|good|human|person)|not (?:human|alive|awake|myself))\b`,
    // "I never said I don't like chocolate": nothing is said of an allergy, which is no matter of liking.
    ' i like': String.raw`\b(?:never|not|nobody|no one) (?:tell|told|say to|admit(?:ted)?(?: to)?|dared? (?:to )?tell) (?:him|her|them|anyone|anybody|my \w+) (?:that )?i(?:'d| would| had)(?: have)?(?: always)? (?:liked?|preferred|prefer|wanted)\b|\b(?:i (?:have )?(?:never|did not|do not|have not) (?:said|say|claimed|claim|meant|mean)|it is not(?: true)?|not|who (?:said|says)|when did i say|(?:am|was) not saying) ?(?:that )?i (?:(?:do|did|can|could) not (?:like|love|want|enjoy|stand)|hate|dislike|am not (?:into|a fan of))\b`,
    // "What is the difference between you and decaf?"
    coffee: String.raw`(?<=\b(?:difference|compared?|versus|vs)\b[^.!?;,\n]{0,40})\b(?:decaf|(?:half|low) caffeine)\b|\b(?:decaf|(?:half|low) caffeine)\b(?= (?:versus|vs|compared)\b)`,
    // "Hasn't slept since finals"
    'all nighter': String.raw`\b(?:have|has|did) not (?:really |properly |even )?slept (?:a wink |properly |much |at all )?(?:since|during|because of|through|all) (?:(?:the|my|her|his|their|our|these|those) )?(?:last )?(?:(?:bar|board|final|entrance) )?(?:finals?|exams?|midterms?|deadlines?|thesis|dissertation|launch|hackathon|crunch|residency|tax season)\b`,
    weary: [
      // "3 hours of sleep": tired, and no wish to sleep.
      String.raw`${NO_LACK}\b${FEW} (?:\w+ )?(?:hours?|hrs?|h|minutes|mins?) (?:of )?sleep\b`,
      String.raw`(?:${NO_LACK}|${NOT_FROM_COFFEE}\b${NIGHTS} (?:(?:with|of) )?)\b${TOO_LITTLE} sleep\b${NOT_BY_COFFEE}`,
      // "Everyone's asleep in the meeting"
      String.raw`${NOT_AT_AN_HOUR}\b${SLEEPERS} (?:\w+ )?asleep\b(?! (?:by|before|until|at (?:\d|nine|ten|eleven|midnight))\b)|\b(?:half|still) asleep\b`,
      String.raw`\b(?:f[ae]ll(?:ing|s)?|dozing|drop(?:ping)? off|nodding off) asleep (?:${AT_WORK})\b|(?<=\b(?:meetings?|class|lectures?|work|job|boss|teacher|calls?) (?:\w+ )?)puts? (?:me|us|every(?:one|body)) to sleep\b`,
      String.raw`${NO_LACK}\b(?:did not|have not|has not|barely|hardly|never) (?:really |even |get any |get much |get )?sle(?:ep|pt)\b(?![^.!?;\n]* (?:because|from|after|when|if)\b)`,
    ],
  }),
];
