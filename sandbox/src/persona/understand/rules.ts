/** Intent rules over normalized, corrected text ("i am", "do not") without punctuation. intent/decide-intent.ts defines their order. */

/** Beside an excluded ingredient this is meant literally. */
export const DEADLY =
  /\b(will|would|could|can|might|going to|gonna) (literally |actually |probably |seriously )?(die|kill me|swell up|stop breathing|end up in (the )?(hospital|er))\b|\banaphyla\w+|\bepi ?pen\b|\b(deadly|fatal)\b|\bsends? me to (the )?(hospital|er)\b/;
export const ALLERGY =
  /\ballerg(y|ic|ies|en|ens)\b|\bintoleran(t|ce)\b|\bpregnan(t|cy)\b|\bbreast ?feed\w*|\bmedic(ation|ine|ines|al|ations)\b|\bmeds\b|\bdoctor\b|\bblood pressure\b|\bheart (condition|problem|disease|palpitations|rate|attack)\b|\bpalpitations\b|\bdiabet\w+|\bgluten\b|\blactose\b|\bdairy\b|\bsoy free\b|\b(diet|sugar) ?(restriction|level)s?\b|\bvegan\b|\bceliac|\bcoeliac|\bantidepress\w+|\bacid reflux\b|\breflux\b|\bulcer\b|\bmigraines?\b|\b(child|kid|kids|children|toddler|baby|dog|cat)\b(?! (?:wants? me|told me|says?|said|(?:just )?(?:knocked|spilled|spilt|woke|kept me|jumped|sat|broke)(?!.*\b(?:drank|drink|ate|eat|lick\w*|sip\w*|swallow\w*|have|safe|ok|okay|himself|herself|itself|burn\w*|what do i)\b))\b)(?!.*\bi (need|want|could use) (a|an|the|some\w*|real|more|coffee|caffeine)\b).*\b(drink|(?<!(?<!\b(?:can|may|could|should|might) )\bi )have|safe|okay|ok|try|coffee|caffeine)\b|\b(give|serve)\b.{0,20}\b(child|kids?|children|toddler|baby|dog|cat)\b|\b(safe|healthy|unhealthy) (to drink|for|if|when)\b|\b(is|are) (it|coffee|caffeine|you|this|that) (safe|healthy|bad for|good for (me|you|your|my))\b|\bcure\b|\bside effects?\b|\b(should|can|may|could) i (drink|have) (coffee|caffeine)\b.{0,8}\b(if i|while|when i|on (meds|medication|antibiotics))\b|\bdiagnos\w+|\b(rash|symptoms?|infection|antibiotics?)\b|\bprescri\w+|\bingredients?\b|\bnut traces?\b|\bhow (much|many) (caffeine|cups?|coffees?) (is|are|can|should)\b.*\b(safe|a day|per day|daily|healthy|too (much|many))\b|\b(tummy|stomach|belly)\b.{0,12}\b(hurts?|aches?|pain|cramps?|upset)\b|\bi am (only |just )?(a )?([1-9]|1[0-7])( years? old)?\b.{0,25}\b(drink|(?<!(?<!\b(?:can|may|could|should|might) )\bi )have|try|coffee|you)\b|\bunder ?age\b|\bi (drank|had|have had) (way )?(too (much|many)|so (much|many)) (coffees?|caffeine|cups|espressos?)\b|\bmg of caffeine\b|\bmilligrams?\b/;
export const CHEAPEST =
  /\bcheapest\b|\blowest price\b|\bleast expensive\b|\bmost affordable\b|\b(something|anything|a) cheap\b(?! (?:\w+ )?(?:machine|maker|grinder|press|pot|kettle|mug|brewer))|\bon a budget\b|\bhow cheap\b/;
/** "Something cheaper", "the cheaper one of those". */
export const CHEAPER = /\b(cheaper|costs? less|less expensive|more affordable|lower price)\b(?!.*\bthan\b)/;
/** "What would be similar?", "something like it but cheaper" */
export const SIMILAR =
  /\bsimilar\b|\bsame (sort|kind|kinda|style|type|vein)\b|\balong (those|these|the same) lines\b|\b(something|anything|one|a coffee|coffees|bag|blend) (much |a bit |more |tasting |that (tastes|is) )?(like|close to) (it|that|this|him|her|them|those|_+)\b|\b(tastes?|closest) (like|to) (it|that|him|her|_+)\b/;
/** "The opposite of the captain" */
export const OPPOSITE =
  /\b(the|exact|complete|total) opposite(?! (of|to|from|direction|side)\b)|\bopposite (of|to|from) (the )?(_+|you|it|that|this|him|her|them|those|these)/;
export const DEAREST = /\bmost expensive\b|\bpriciest\b|\bdearest\b|\bhighest price\b/;
export const RECOMMEND =
  /\brecommend\w*\b|\bsuggest\w*\b|\bwhat (should|shall|would|could|can|do) (i|we|you|she|he|they|my \w+) (\w+ )?(drink|have|try|get|buy|order|pick|choose|offer|take|like|go for|give|pour|bring|suggest|recommend)\b|\bwhat (have you got|do you have|is good|is nice|is your best|is great|is tasty|else|is popular|are my options|would suit|goes|fits|suits|coffee)\b|\bwhich (one|two|three|four|coffee|blend|bean|roast|should|would|is|of)\b|\b(looking|searching|hunting) for\b|\b(i|we) (want|need|would like|fancy|crave|am craving|prefer|am after|could use|like|love|feel like|am in the mood)\b.{0,60}\b(coffee|something|anything|cup|blend|beans?|one|drink|bag|roast|decaf)\b|\b(something|anything|sth)\b.{0,20}\b(for|with|without|nice|good|new|different|else|special|to drink|like|nobody|everybody|everyone|no one)\b|\bgot anything\b|\bany (ideas?|suggestions?|recommendations?|tips)\b|\bsurprise me\b|\bhelp me (choose|pick|decide|find)\b|\b(a|some|good|best|nice) (coffee|blend|cup|beans|gift|present)\b|\bgift\b|\bpresent for\b|\b(show|find|get|bring|give|pour|make|sell) (me|us) (a|an|some|something|anything|one|your|the)\b|\bin the mood for\b|\bcan not (decide|choose)\b|\bpick (one|something|a coffee) for me\b|\byour best\b|\bbest seller\b|\bbest (one|coffee|blend|beans?|bag) for\b|\bsecond choice\b|^(it is )?for (my|a|the) \w+( \w+)?$|\bmost popular\b|\bmatch(es)? my\b|\bwhat would i like\b|\bi (usually|normally|always|mostly|often|typically) (drink|have|order|get|go for)\b|^((um+|uh+|hm+|er+|well|eh|so) )*(i do not know|no idea|not sure|whatever|anything|dunno|you (pick|choose|decide)|your (choice|pick)|dealers choice)( yet| really| honestly)?$|\byour (favou?rite|finest) (coffee|blend|one)\b|\b(hit|wow|amaze|impress) me\b|\bi trust you\b|\bnew to coffee\b|\bdo not know (much|anything|a lot|a thing) about coffee\b|\bwhat is (the )?(most )?(popular|trending)\b|\bi (usually|normally|always) take\b|\b(do|does) not (really )?like coffee\b|\bhates? coffee\b|\bcoffee for\b|\bnot a coffee (person|drinker)\b/;
export const SELF_TASTE =
  /\byou yourself\b|^(?:so |and |but |is |are |does |how about |what about )*yours\b|\b(what|how) do you (taste|smell)\b|\byour (?:own )?(taste|flavou?rs?|notes|roast|caffeine|beans|blend|coffee)\b|\bwhat (flavou?r|roast|blend) are you\b|\b(are|do) you (strong|sweet|bitter|a (dark|light|medium)|dark|light|decaf|caffeinated|contain|have (much |a lot of |any |lots of )?caffeine)\b|\bhow (strong|dark|sweet|much caffeine|caffeinated)\b.{0,15}\byou\b|\bwhat is in you\b|\bwhat are you like\b|\b(buy|try|drink|get|order|take) you\b|\b(want|choose|go with|have|add) you(?= (after all|then|please|too|instead|one|two|in)\b|$)|\b(i|we|to) have you\b|\b(bags?|one|two|three|four|five|six|\d{1,2}|cup|some|packs?) of (yours|you)\b|\byours$|(?<!\b(it|that|this|he|she|they|one|coffee|coffees|_+) (actually |really |even |just )?)(?<!\b(which|any\w*|something|ones?)\b.*)\btaste (of|like)\b.{0,6}$|\bare you (any )?good\b|\b(milk|dairy|lactose|nuts?|peanuts?|gluten|allergens?) in (you|u|yours)\b|\bdo you (have|contain) (any )?(milk|dairy|lactose|nuts?|peanuts?|gluten|allergens?)\b/;

/** "Is there milk in it?", "does the duke contain nuts?", "what is in it, allergy wise?" */
export const ASKS_FOR_ALLERGEN =
  /\b(?:milk|dairy|lactose|nuts?|peanuts?|gluten|soy) (?:yes or no|or no(?:t|ne)?\b)|(?<!\w (?:but|so|and|with) )\bno (?:milk|dairy|lactose|nuts?|peanuts?|gluten|soy) in (?:it|that|this|there|those|them)$|\bany of (?:the|those|these|my|them)\b.*\b(?:got|have|has|contain) (?:milk|dairy|nuts?|peanuts?|gluten|soy)\b|\b(?:has|have) (?:that|it|this|those|they)(?: one)? (?:got )?(?:any )?(?:milk|dairy|lactose|nuts?|peanuts?|gluten|wheat|soy|eggs?|sesame)\b|^(?:so |and |but |then )*(?:you|yours|your (?:own )?(?:coffee|one)|it|that(?: one)?|this(?: one)?|_+)(?: yourself)? (?:has|have|contains?|got) (?:no|not any) (?:milk|dairy|lactose|nuts?|peanuts?|gluten|wheat|soy|eggs?|sesame|allergens?)\b|\bwhat is in (it|that|this|him|her|you|them|_+)\b.*\ballerg|\ballerg\w+ (wise|info\w*|list|wise)\b|_.{0,12}\bwhat is in\b.*\ballerg|\ballergens?\b|(?<!\b(?:not|no|without) )\b(is there|are there|does|do|any|contains?)\b(?! not\b|.{0,15}\b(one|ones|another|coffees?|blends?|something|anything) with(out)?\b).{0,25}\b(milk|dairy|lactose|nuts?|peanuts?|hazelnuts?|walnuts?|almonds?|gluten|wheat|soy|eggs?|sesame|allergens?)\b(.{0,6}\b(in|inside|on)\b.{0,30}|.{0,4})$|\b(is|are) (?!.*\b(there|any\w*|some\w*|ones?|another|coffees?|blends?|allerg\w+)\b).{1,40}\b(without|free (of|from)|ok|okay|safe|fine|alright|suitable)\b.{0,30}\b(milk|dairy|lactose|nuts?|peanuts?|gluten|wheat|soy|eggs?|sesame)\b|\b(is|are) (?!.*\b(there|any\w*|some\w*|ones?|another|coffees?|blends?)\b).{1,30}\b(vegan|(nut|milk|dairy|lactose|gluten|peanut) free)\b/;
/** "My roommate has a peanut allergy, is it safe for him?", "is Brunana ok for Priya?" */
export const IS_SAFE =
  /\b(?:is|are|would) (?:\w+ ){1,5}?(?:safe|ok|okay|fine|alright|suitable)\b(?! to (?:order|buy|brew|store|ship))|\bcan (?:he|she|they|i) (?:have|drink|try) (?:it|that|this)\b/;
/** "Lactose?" */
export const ALLERGEN_ALONE =
  /^(and |what about |how about |any )*(milk|dairy|lactose|nuts?|peanuts?|gluten|wheat|soy|eggs?|sesame|allergens?)$/;
/** "Which one has no milk?" asks for a coffee. */
export const LACKS_ALLERGEN =
  /\b(which|what|any|one|ones)\b.{0,30}\b(no|not|without|free of)\b.{0,25}\b(milk|dairy|lactose|nuts?|peanuts?|gluten|wheat|soy|eggs?|sesame)\b|\b(which|what)\b.{0,30}\b(milk|dairy|lactose|nut|peanut|gluten|soy) free\b/;
/** "Which of these contain dairy?", "which have no allergens?" */
export const LISTS_ALLERGEN =
  /\bany (?:major |listed )?allergens? in (?:any of )?(?:your|the|these|those|all|them)\b(?! one)(?: \w+)?(?: (?:coffees|blends|beans|bags))?|\b(?:which|what)\b.{0,60}\b(?:never|not (?:buy|have|drink|take|eat)|avoid|stay away|keep away|careful)\b.{0,50}\b(?:milk|dairy|lactose|gluten|wheat|soy|eggs?|sesame|peanuts?|nuts?|tree nuts)\b|\b(which|what|list|all)\b(?!.{0,40}\b(not|without|free)\b).{0,40}\b(contain(s|ing)?|lists?|ha(ve|s)( any| got)?) (milk|dairy|lactose|gluten|wheat|soy|eggs?|sesame|peanuts|nuts|tree nuts)\b|\blist of\b.{0,40}\b(with|containing) (milk|dairy|gluten|wheat|soy|eggs?|sesame|peanuts|nuts|tree nuts)\b|\b(which|what|list|all|everything|anything)\b.{0,40}\b(no|without|free of|zero)( any| the| major| listed)* allergens?\b/;
/** "Which ones are totally safe then?" after a question about what is in a coffee */
export const WHICH_SAFE =
  /\bwhich(?: (?:ones?|coffees?|blends?|bags?|of (?:them|those|these|your \w+)))? (?:is|are|would be)(?: \w+)? safe(?: for (?:me|us|him|her|them))?(?: then| now)*$/;
/** Questions about the allergens of all coffees. */
export const OF_ALL_ALLERGENS = new RegExp(`${LISTS_ALLERGEN.source}|${WHICH_SAFE.source}`);
/** "Which have no allergens but milk?" */
export const NO_ALLERGENS = /\b(no|without|free of|zero)( any| the| major| listed)* allergens?\b/;
/** What visitors ask of a poster beside its size and price. */
export const POSTER_PROPERTY =
  /\b(framed?|tube|rolled|folded|gloss\w*|matte?|shiny|paper|glass|laminat\w+|signature|hanger|passe-partout)\b/;
/** A message that begins like a question or an order. */
export const ASKS =
  /^(so |and |but |ok |please |hey )*(who|what|why|how|when|where|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|have|has|write|make|give|tell|show|do|help|teach|explain|send|get|find|let|call|solve|translate|read|play|draw|calculate|count|spell|name|ist|hat|es|tiene|est)\b/;
/** "Would the poster count towards it too?" */
export const COUNTS_TOWARDS = /\bcounts?(?: too| also| as well)?(?: (?:towards?|to|for|in)\b|$)/;
/** Of a coupon's code. */
export const CODE_FAILS =
  /\b(invalid|not (work\w*|accept\w*|valid)|expire[sd]?|reject\w*|refuse[sd]|error|wrong|denied|fails?|run out|runs out|valid|until when)\b/;
/** "No allergies here" */
export const NO_ALLERGY = /\b(?:no|not any|without) (?:known |food |nut )?allerg(?:y|ies)\b(?! (?:info\w*|list|label))|\bnot allergic\b/;
export const NO_JOKE = /\b(?:no|not a|without|not any|stop the) (?:more )?(?:jokes?|joking)\b|\bnot in the mood for (?:a )?jokes?\b/;
/** An animal, and no person who may be meant, too. */
export const OF_ANIMAL =
  /^(?!.*\b(?:bab(?:y|ies)|toddlers?|(?:grand)?(?:child(?:ren)?|kids?|sons?|daughters?|ma|pa|mother|father)|boys?|girls?|wife|husband|mom|mum|dad|brother|sister|friend|kind(?! of)|sohn|tochter|hij[ao]|fils|fille)\b).*\b(?:dogs?|doggo|pup(?:s|py|pies)?|hounds?|cats?|kitt(?:y|en)s?|pets?|animals?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|parrots?|birds?|budgies?|horses?|goats?|chickens?|ferrets?|hund|welpe|katze|perr[ao]|gat[ao]s?|chiens?|chats?)\b/;
export const OF_WEIGHT =
  /\b(?:how|weigh\w*|grams?|g|oz|ounces?|pounds?|lbs?|kilos?|kg|sizes?|big\w*|larg\w*|small\w*|heavier|much|wie|cuanto|combien|peso|poids|gewicht|schwer)\b/;
/** In questions about price or stock, "you" means the product. */
export const SELF_DEAL =
  /\b(how much (are|is|do|does|would)( a bag of)? you|(do|does|would) you cost|are you (in stock|sold out|available|expensive|cheap|whole|ground)|your price|(is|are) (there )?(any|some|enough) of you|you come (in )?(ground|whole)|price of you|brew you|you cost)\b/;
/** "When does it ship?" is about no ship. */
export const SHIPS = /\b(it|you|they|that|this|orders?|to|does|do|will) ship\b/g;

/** A time in a greeting is no wish. */
export const SMALL_TALK = /\bgood (evening|morning|afternoon|night|day)\b/g;

/** Who needs presents is not consoled. */
export const GIFTS = /\b(?:gifts|presents)\b/;
/** "What was the first thing I asked for?" */
export const ASKED_FIRST = /\b(?:ask|asked|wanted|requested)\b/i;
/** "Is the plum sour or sweet?", "does it taste like real banana or like sweets?" */
export const OF_NOTE =
  /\b(?:sour|sweet|real|fresh|artificial|fake|tart|ripe) (?:\w+ )?or (?:\w+ ){0,2}(?:sour|sweet\w*|artificial|fake|candy|syrup|tart|dried)\b/;

/** "It nearly gave me a heart attack", "the death of me". */
export const FIGURES_OF_SPEECH =
  /\b(pay\w*|card|checkout|website|site)\b.{0,40}\bis (it|that|this) safe\b|\b((gave|give|gives|giving) me an? (\w+ )?(heart attack|stroke)|the death of me|to die for)\b/g;

/** "I have asked the doctor", "my doctor allows me a little" */
export const DOCTOR_ASKED =
  /\b(?:asked|told|saw|seen|called) (?:the|my|his|her) doctor\b|\bdoctor (?:allow(?:s|ed)|cleared|(?:says?|said) (?:it is |that )?(?:fine|ok|okay|yes|(?:i|he|she|we) (?:can|may)))\b/g;

export const ASKS_OF_STORY = /\b(who|what|why|how|when|where|which|tell|about|did|do|does|is|are|was|really|story)\b/;
/** "So ground then, can I get that" */
export const ASKS_IF = /\b(?:can|could|do|does|is|are) (?:i|you|it|that|there|they)\b/;
/** "Is it decaf, yes or no?", "is there none at all in yours, or just a little?" */
export const CAFFEINE_ONLY =
  /^(?!.*\b(?:taste\w*|price|cost|which|roast|ground|how much is)\b).*(?:\b(?:is|are) (?:it|that|this|you|yours|they|_+|\w+ \w+) (?:one )?(?:(?:really|actually|truly|completely|totally|fully|entirely|100|percent) )*(?:a )?(?:decaf\b|(?:caffeine free|free of (?:all )?caffeine)|low caffeine)|\b(?:any|no|low|much|zero|none|how much) (?:at all |of the )?caffeine\b|\b(?:none|zero)(?: at all)?(?: left)? in (?:it|yours|you|that)\b)/;
/** "Is that the only one without caffeine?" */
export const ONLY_ONE = /\b(?:is|are) (?:that|it|this|those|these|they|_+)(?: one)? (?:really |truly |actually )?(?:your|the) only\b/;
/** "Which one would you take?", "only one bag, which?" */
export const LETS_CHOOSE =
  /\bwhich(?: one| of (?:them|those|these|the (?:two|three)))? (?:(?:would|should|shall) (?:you|i|we)|do you) (?:go (?:with|for)|take|pick|choose|get(?! rid\b)|buy|start with)\b|\bonly (?:\w+ ){0,3}one\b.*\bwhich\b|\b(?:tell|give) me one(?: of (?:them|those|these))?(?: please| then)?$|\bpick (?:one(?! up\b)|for (?:me|us)\b)/;
