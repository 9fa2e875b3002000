import { ANY_NUMBER_WORD } from './numbers.ts';

/** Short forms, slang and misspellings, and turns of phrase with words that mean something else there. */
/** What excludes each of the foods behind it. */
const REFUSES = '(?:no|without|avoid|not (?:have|want|drink|do|take)(?: any)?)';
const FOOD = '(?:(?:tree |pea|hazel|wal)?nuts?|almonds?|dairy|milk|lactose|cream|gluten|wheat|soya?|eggs?|sesame|fish|shellfish)';

export const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\bcheeper\b/g, 'cheaper'],
  [/\bdecafs\b/g, 'decaf'],
  [/\bbaby's here\b/g, 'baby is here'],
  [/\b(ca|do|does|is|are|did|would|should|could|must|have|has|was)n'?t\b/g, '$1 not'],
  // "Isn't there one with mint?" asks for it.
  [
    /\b(is|are|was|were|do|did|have|had) not (there (?:an?|any|one|some|something|also)|you (?:have|sell|do|make|got|get|offer|stock))\b/g,
    '$1 $2',
  ],
  // "You didn't say about the cinnamon" refuses no cinnamon.
  [
    /\byou (?:did not|didnt|have not|havent|never) (?:actually |really |even )?(?:say|said|tell|told|mention(?:ed)?|answer(?:ed)?|explain(?:ed)?)(?: me| us)?(?: anything| a word| much)?(?: about| of| on| whether| if)?(?=[ :,])(?![^.!?;]*\b(?:makes?|ill|sick|kills?|swell\w*|throat|hives|reacts?|hospital|doctor)\b)/g,
    'what about',
  ],
  // "Does it keep me awake at night?" asks for a fact.
  [
    /(?<=^|[.!?,;:] ?|\b(?:and|but|so|or) )(does|will|would|could|might) ((?:(?!not\b|never\b|something\b|anything\b|one\b)[a-z']+ ){1,3})keep (?:me|you|us|him|her|them|people|somebody|someone) (?:awake|up)\b/g,
    '$1 $2have caffeine',
  ],
  [/\bca not\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bno can (?=(?:have|drink|eat|take)\b)/g, 'can not '],
  // "No bread or anything with wheat"
  [/(?<=\b(?:no|not|nothing|without|avoid|avoids) [^.!?,;]{2,30} )or anything (?:else )?(?:with|containing|made (?:of|with)) /g, 'or '],
  // "No caffeine or dairy", "no nuts or caffeine"
  [new RegExp(String.raw`\b(${REFUSES}) caffeine or (?=${FOOD}\b)`, 'g'), '$1 caffeine, $1 '],
  [new RegExp(String.raw`\b(${REFUSES}) (${FOOD}) or caffeine\b`, 'g'), '$1 $2, $1 caffeine'],
  // "I shouldn't - have caffeine, I mean"
  [/\b(can|should|must|may|will) not(?: [-–—]|,) (?=(?:have|drink|take) )/g, '$1 not '],
  [/\b(wo)n'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\bdnt\b/g, 'do not'],
  [/\bs'mores?\b/g, 'smores'],
  [/\b(reese|werther|hershey|terry)'s\b/g, '$1s'],
  [/\bpb(?= (?:cups?|and|n|&)\b|&)/g, 'peanut butter'],
  [/\bp-?nuts?\b/g, 'peanuts'],
  [/\b((?:pea|hazel|wal)?nut|milk|soy|egg|dairy|gluten|almond)(allerg\w+|free|intoleran\w+)\b/g, '$1 $2'],
  [/\b(dairy|caffeine|nut|gluten|sugar|milk)-?less\b/g, '$1 free'],
  [
    /\b((?:has(?: got)?|(?:[a-z]+'s|i've|we've|they've) got|(?<!\b(?:can|could|may|do|did|should) )(?:i|we|they) have(?: got)?|i got|(?:one|guy|girl|boy|kid|man|lady|person) with) (?:an?|this|that|the|his|her|my)(?: serious| bad| big| whole)? (?:tree |pea|hazel|wal)?(?:nut|dairy|milk|lactose|gluten|soy|egg|sesame|wheat|fish|shellfish)s?) (?:thing|situation|issue|problem)\b(?! for)/g,
    '$1 allergy',
  ],
  // "Pete's the gluten one"
  [
    /\b((?!(?:it|that|this|which|what|there|here|where)(?:'s| is)\b)[a-z]+)(?:'s| is) the (lactose|dairy|gluten|wheat|soy|egg|sesame|fish|shellfish) (?:one|person|guy|girl|kid|boy)\b(?![^.!;]*\?)/g,
    '$1 is allergic to $2',
  ],
  [/\b(?:cann+t|cnt|cain'?t)\b/g, 'can not'],
  [/\bnut(?:z|ts)\b/g, 'nuts'],
  [/\b(cherr|berr|strawberr|blueberr|raspberr)ys\b/g, '$1ies'],
  [/\b(all?ergic|intolerant) too\b(?= [a-z])/g, '$1 to'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(no|non|zero|low)-(?!go\b|one\b|no\b|brainer|nonsense)(?=[a-z]{3})/g, '$1 '],
  [/(?<![$€£.,\d])\b0 ?%? (?=[a-z])/g, 'zero '],
  [/\b(?:de-|d|no ?)caff?\b/g, 'decaf'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(he|she|it|there|that|what|money|price|cost|budget|limit|max)'s\b/g, '$1 is'],
  [/\b(he|she)s\b(?= [a-z\d])/g, '$1 is'],
  [/\bthats\b/g, 'that is'],
  [
    /\b([a-z]+)'s (?=(?:an?|the|no|not|off|out|fine|ok|okay|back|gone|too|due|expecting|pregnant|allergic|intolerant|vegan|coeliac|celiac|nursing|breast-?feeding|sensitive|after|into|keen|on)\b)/g,
    '$1 is ',
  ],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\bw\/o(?:ut)?\b|\bwout\b|\bwith out\b/g, 'without'],
  [/\b(no|non|without|avoids?|to|any)([ -])diary\b|\bdiary(?=[ -](?:free|allerg|intoleran))/g, '$1$2dairy'],
  [/(?<=[a-z]) n (?=[a-z])/g, ' and '],
  [/(?<=[a-z]) w (?=[a-z])/g, ' with '],
  // "He's allowed caffeine and she isn't"
  [
    /\b(?:is|are|r) (?:allowed|good with|fine with|ok with) caffeine[.,]?(?: and| but)? ((?:(?:the|my|our|his|her) )?[a-z]+) (?:is|are) not\b/g,
    'drinks caffeine, $1 can not have caffeine',
  ],
  [
    /, (?=(?:fruity|spicy|smoky|minty|nutty|chocolatey|sweet|dark|light|strong|mild) if possible\b)(?<!\b(?:no|nothing|not|avoid|hate)\b[^.!?]*)/g,
    '. ',
  ],
  [/\bbee hives\b|(?<=\bkeep(?:s|ing)? bees\b[^.!?]{0,20})\b\d+ hives\b/g, 'beehives'],
  [/\b(?:the|my) kettle(?: is|'s)? (?:already )?(?:on|boiling|hot|whistling)\b/g, ' '],
  [/(?<=\bcaffeine ?,? )but (?:is|are) not decaf\b/g, 'but no decaf'],
  // "Something else, nutty or not"
  [/(?<=\b(?:something|anything) (?:else|different)\b[^.!?]{0,40}), (?:nutty|fruity|smoky|spicy|minty) or not\b/g, ' '],
  [/\bwak(?:es?|ing) up to (?=(?:the|that|this|an?|my|her|his) )/g, 'notice '],
  [/(?<= )r(?= )/g, 'are'],
  [/\b(bad|good|safe|fine) 4\b|\b()4(?= (?:me|him|her|us|them|my)\b)/g, '$1 for'],
  [/\bunleaded\b/g, 'decaf'],
  [/\bon an? (?:(?:real|big|bit of a|total|proper) )?([a-z]+) kick\b/g, 'into $1'],
  [/\bfull throttle\b/g, 'give me full caffeine'],
  [/\b([a-z]+)'s (?=for (?:teeth|toothpaste)\b)/g, '$1 is '],
  [/\bcow(?:'s)? juice\b/g, 'milk'],
  [/\bnobody (?:[a-z]+ ){0,3}?(?:drinks|takes) (?:any )?caffeine\b/g, 'we do not drink caffeine'],
  [/\bnobody (?:[a-z]+ ){0,4}?(?:can|may|must|should)(?= (?:have|eat|drink|touch|go near)\b)/g, 'we can not'],
  [/\b([a-z]+)'s (?=(?:my|his|her|our) (?:\w+ )?(?:kryptonite|nemesis|enemy)\b)/g, '$1 is '],
  [/\b(?:crossed|struck) (?:out|off)(?= (?:my |the )?caffeine\b)/g, 'banned'],
  // "Treacle, any of that sticky gunk: hard pass"
  [/, any of (?:that|those) [^,.;:!?]{2,30}[,:] ?(?=(?:hard pass|no way|no thanks|nope)\b)/g, ', '],
  [
    /\bif (?:it|there) (?:is |has )?(?:got )?any (?:of (?:that|the) )?(\w+)(?: (?:business|stuff|nonsense))?(?: in (?:it|there))? ?,? i am (?:out|gone|off|leaving)(?: the door)?\b/g,
    'no $1',
  ],
  [/, (?:i )?can ?n[o']?t go a (?:cent|penny|dime) over\b/g, ' at most'],
  [/\b(?:low[- ](?:sodium|salt)|sodium[- ]free)\b/g, 'no salt'],
  [/\b(?:no|nothing from|without) animals?(?: products| stuff)?\b/g, 'vegan'],
  [
    /\bif (?:it is|i (?:see|get|taste)) (?:another |more |one more )?(\w+)(?: again| once more)? ?,? (?:and )?i(?: am going to| will| swear i)? (?:scream|cry|leave|riot|quit|walk)\b/g,
    'no $1',
  ],
  [/\bkick of (?!caffeine)(?=\w)/g, 'note of '],
  // "If there's mint in it, not for me"
  [
    /\bif (?:there is|it has)(?: any)? (\w+(?: (?:and|or) \w+| butter)?) in (?:it|there|that) ?,? (?:then )?(?:it is |that is )?(?:not for me|no thanks|a no|i am out|count me out)\b/g,
    'no $1',
  ],
  [/\brather [^.!?;,]{2,40} than (?=(?:drink|eat|touch|sip|swallow) )/g, 'refuse to '],
  [/\beggy\b/g, 'eggs'],
  [/\b(coconut|caramel|vanilla|banana|pumpkin|cinnamon|hazelnut)t?e?y\b/g, '$1'],
  [/\b(?:it is )?no use crying over (?:spilt|spilled) milk\b/g, ' '],
  [/\b(?:be|being|am|was) (?:so|too) bold\b|\bso bold as\b/g, ' '],
  [/: (?=(?:all|both) (?:of (?:them|those|these) )?(?:is|are|makes?|gives?)\b)/g, ' '],
  [/\bdoc\b/g, 'doctor'],
  [/\b(?:the|an?|to|in) (?:er|e\.r\.|a&e)(?= |$|[.,!?])/g, 'the emergency room'],
  [/\bneither (?:[a-z]+ ){1,3}nor (?:(?:my|our|the) )?[a-z]+ (can|could|may|should|must)\b/g, 'we $1 not'],
  [
    /\bneither (?:of (?:us|them|the two) )?(is|are|can|may|should|must|does)(?: supposed to| allowed to)?(?: allowed)?(?= (?:\w+ ){0,3}(?:caffeine|milk|dairy|nuts?|peanuts?)\b)/g,
    'we $1 not have',
  ],
  [
    /\b(?:does|do|need) not (?:have |need )?to be (?:completely |fully |totally )?(?:no caffeine|caffeine[- ]free|without caffeine|decaf)\b/g,
    'low caffeine is fine',
  ],
  // "I can only have decaf"
  [/\b(?:can|may|should|must) only (have|drink|take|do) (?:caffeine[- ]free|decaf|no caffeine)\b/g, 'can not $1 caffeine'],
  // "I can't have the normal stuff"
  [/\bcan not (have|drink|take) (?:the )?(?:normal|regular|real) (?:stuff|coffee|kind)\b/g, 'can not $1 caffeine'],
  [/\b(unable|not able|not allowed|not supposed|forbidden) to\b(?! (?:me|us|him|her|them|my|our)\b)/g, 'can not'],
  [
    /\b(caffeine|[a-z]*nuts|milk|dairy|gluten|eggs?|soy|sesame) ?: (?:absolutely |strictly |please )?(?:none|nil|zero)\b(?! of\b)(?: at all)?/g,
    'no $1',
  ],
  [/\bnon[ -]dairy\b/g, 'no dairy'],
  [/\bdecaff(einated)?\b|\bdecaffinated\b|\bdecaffeinated\b|\bun ?caffeinated\b/g, 'decaf'],
  [/\bnon[ -]?caffeinated\b/g, 'decaf'],
  [/\bcaffiene\b|\bcafeine\b|\bcaffine\b|\bcaffein\b/g, 'caffeine'],
  [/\ba ?llergic\b|\balergic\b|\ballergick\b/g, 'allergic'],
  [
    /\bhalf[ -]?caff?(?:einated)?\b|\bhalf (?:of )?(?:the |as much |a )?(?:buzz|kick|jolt|caffeine)\b|\b(?:somewhere|something|one|anything|half ?way) (?:in )?between (?:regular|normal) and decaf\b/g,
    'half caffeine',
  ],
  [/\bheavy[ -]hitters\b/g, 'strong ones'],
  [/\b(not|never) yet\b/g, '$1'],
  [/\b(nothing|not|no|never|isn't|is not)( too| so| very| as| that)? heavy\b/g, '$1$2 strong'],
  [/\b(?:complain|moan|grumble|whine|sulk)s?(?: about it)? (?=(?:when|whenever|if)\b)/g, 'hates it '],
  [/\bstimulants?\b|\bcaff?\b/g, 'caffeine'],
  [
    new RegExp(
      String.raw`\b(more|less|higher|lower|cheaper|pricier|dearer|over|other|rather) then(?= (?:[$€£]?\d|(?:an?|the|like|about|my)\b|(?:${ANY_NUMBER_WORD})\b))`,
      'g',
    ),
    '$1 than',
  ],
  [/\bmaxx+\b/g, 'max'],
  [/<= ?(?=[$\d])/g, 'at most '],
  [/\b(\d{3,4}) cents\b/g, '$1 us cents'],
  [/\bu (?=dare\b)/g, 'you '],
  [/\ballergic 2\b/g, 'allergic to'],
  [/\bintoll?er[ae]nt\b/g, 'intolerant'],
];
