import { FOOD } from './foods.ts';
import { ANY_NUMBER_WORD } from './numbers.ts';
import { rewritings } from './rewritings.ts';

/** What excludes each of the foods behind it. */
const REFUSES = '(?:no|without|avoid|not (?:have|want|drink|do|take)(?: any)?)';

/** Short forms, slang and misspellings, and turns of phrase with words that mean something else there. */
export const SHORT_FORMS = rewritings({
  cheaper: String.raw`\bcheeper\b`,
  decaf: [
    String.raw`\bdecafs\b`,
    String.raw`\b(?:de-|d|no ?)caff?\b`,
    String.raw`\bunleaded\b`,
    String.raw`\bdecaff(?:e?inated)?\b|\bun ?caffeinated\b`,
    String.raw`\bnon[ -]?caffeinated\b`,
  ],
  'baby is here': String.raw`\bbaby's here\b`,
  '$1 not': String.raw`\b(ca|do|does|is|are|did|would|should|could|must|have|has|was)n'?t\b`,
  '$1 $2': [
    // "Isn't there one with mint?" asks for it.
    String.raw`\b(is|are|was|were|do|did|have|had) not (there (?:an?|any|one|some|something|also)|you (?:have|sell|do|make|got|get|offer|stock))\b`,
    String.raw`\b((?:pea|hazel|wal)?nut|milk|soy|egg|dairy|gluten|almond)(allerg\w+|free|intoleran\w+)\b`,
  ],
  // "You didn't say about the cinnamon" refuses no cinnamon.
  'what about': String.raw`\byou (?:did not|didnt|have not|havent|never) (?:actually |really |even )?(?:say|said|tell|told|mention(?:ed)?|answer(?:ed)?|explain(?:ed)?)(?: me| us)?(?: anything| a word| much)?(?: about| of| on| whether| if)?(?=[ :,])(?![^.!?;]*\b(?:makes?|ill|sick|kills?|swell\w*|throat|hives|reacts?|hospital|doctor)\b)`,
  // "Does it keep me awake at night?" asks for a fact.
  '$1 $2have caffeine': String.raw`(?<=^|[.!?,;:] ?|\b(?:and|but|so|or) )(does|will|would|could|might) ((?:(?!not\b|never\b|something\b|anything\b|one\b)[a-z']+ ){1,3})keep (?:me|you|us|him|her|them|people|somebody|someone) (?:awake|up)\b`,
  'can not': [
    String.raw`\bca not\b`,
    String.raw`\bcannot\b`,
    String.raw`\b(?:cann+t|cnt|cain'?t)\b`,
    String.raw`\b(unable|not able|not allowed|not supposed|forbidden) to\b(?! (?:me|us|him|her|them|my|our)\b)`,
  ],
  'can not ': String.raw`\bno can (?=(?:have|drink|eat|take)\b)`,
  // "No bread or anything with wheat"
  'or ': String.raw`(?<=\b(?:no|not|nothing|without|avoid|avoids) [^.!?,;]{2,30} )or anything (?:else )?(?:with|containing|made (?:of|with)) `,
  // "No caffeine or dairy", "no nuts or caffeine"
  '$1 caffeine, $1 ': String.raw`\b(${REFUSES}) caffeine or (?=${FOOD}\b)`,
  '$1 $2, $1 caffeine': String.raw`\b(${REFUSES}) (${FOOD}) or caffeine\b`,
  // "I shouldn't - have caffeine, I mean"
  '$1 not ': String.raw`\b(can|should|must|may|will) not(?: [-–—]|,) (?=(?:have|drink|take) )`,
  'will not': String.raw`\b(wo)n'?t\b`,
  'is not': String.raw`\bain'?t\b`,
  'do not': String.raw`\bdnt\b`,
  smores: String.raw`\bs'mores?\b`,
  $1s: String.raw`\b(reese|werther|hershey|terry)'s\b`,
  'peanut butter': String.raw`\bpb(?= (?:cups?|and|n|&)\b|&)`,
  peanuts: String.raw`\bp-?nuts?\b`,
  '$1 free': String.raw`\b(dairy|caffeine|nut|gluten|sugar|milk)-?less\b`,
  '$1 allergy': String.raw`\b((?:has(?: got)?|(?:[a-z]+'s|i've|we've|they've) got|(?<!\b(?:can|could|may|do|did|should) )(?:i|we|they) have(?: got)?|i got|(?:one|guy|girl|boy|kid|man|lady|person) with) (?:an?|this|that|the|his|her|my)(?: serious| bad| big| whole)? (?:tree |pea|hazel|wal)?(?:nut|dairy|milk|lactose|gluten|soy|egg|sesame|wheat|fish|shellfish)s?) (?:thing|situation|issue|problem)\b(?! for)`,
  // "Pete's the gluten one"
  '$1 is allergic to $2': String.raw`\b((?!(?:it|that|this|which|what|there|here|where)(?:'s| is)\b)[a-z]+)(?:'s| is) the (lactose|dairy|gluten|wheat|soy|egg|sesame|fish|shellfish) (?:one|person|guy|girl|kid|boy)\b(?![^.!;]*\?)`,
  nuts: String.raw`\bnut(?:z|ts)\b`,
  $1ies: String.raw`\b(cherr|berr|strawberr|blueberr|raspberr)ys\b`,
  '$1 to': String.raw`\b(all?ergic|intolerant) too\b(?= [a-z])`,
  '$1 are': String.raw`\b(we|you|they)'re\b`,
  '$1 ': String.raw`\b(no|non|zero|low)-(?!go\b|one\b|no\b|brainer|nonsense)(?=[a-z]{3})`,
  'zero ': String.raw`(?<![$€£.,\d])\b0 ?%? (?=[a-z])`,
  'i am': String.raw`\bi'?m\b`,
  '$1 is': [String.raw`\b(he|she|it|there|that|what|money|price|cost|budget|limit|max)'s\b`, String.raw`\b(he|she)s\b(?= [a-z\d])`],
  'that is': String.raw`\bthats\b`,
  '$1 is ': [
    String.raw`\b([a-z]+)'s (?=(?:an?|the|no|not|off|out|fine|ok|okay|back|gone|too|due|expecting|pregnant|allergic|intolerant|vegan|coeliac|celiac|nursing|breast-?feeding|sensitive|after|into|keen|on)\b)`,
    String.raw`\b([a-z]+)'s (?=for (?:teeth|toothpaste)\b)`,
    String.raw`\b([a-z]+)'s (?=(?:my|his|her|our) (?:\w+ )?(?:kryptonite|nemesis|enemy)\b)`,
  ],
  '$1 have': String.raw`\b(i|we|you|they)'ve\b`,
  without: String.raw`\bw/o(?:ut)?\b|\bwout\b|\bwith out\b`,
  $1$2dairy: String.raw`\b(no|non|without|avoids?|to|any)([ -])diary\b|\bdiary(?=[ -](?:free|allerg|intoleran))`,
  ' and ': String.raw`(?<=[a-z]) n (?=[a-z])`,
  ' with ': String.raw`(?<=[a-z]) w (?=[a-z])`,
  // "He's allowed caffeine and she isn't"
  'drinks caffeine, $1 can not have caffeine': String.raw`\b(?:is|are|r) (?:allowed|good with|fine with|ok with) caffeine[.,]?(?: and| but)? ((?:(?:the|my|our|his|her) )?[a-z]+) (?:is|are) not\b`,
  '. ': String.raw`, (?=(?:fruity|spicy|smoky|minty|nutty|chocolatey|sweet|dark|light|strong|mild) if possible\b)(?<!\b(?:no|nothing|not|avoid|hate)\b[^.!?]*)`,
  beehives: String.raw`\bbee hives\b|(?<=\bkeep(?:s|ing)? bees\b[^.!?]{0,20})\b\d+ hives\b`,
  ' ': [
    String.raw`\b(?:the|my) kettle(?: is|'s)? (?:already )?(?:on|boiling|hot|whistling)\b`,
    // "Something else, nutty or not"
    String.raw`(?<=\b(?:something|anything) (?:else|different)\b[^.!?]{0,40}), (?:nutty|fruity|smoky|spicy|minty) or not\b`,
    String.raw`\b(?:it is )?no use crying over (?:spilt|spilled) milk\b`,
    String.raw`\b(?:be|being|am|was) (?:so|too) bold\b|\bso bold as\b`,
    String.raw`: (?=(?:all|both) (?:of (?:them|those|these) )?(?:is|are|makes?|gives?)\b)`,
  ],
  'but no decaf': String.raw`(?<=\bcaffeine ?,? )but (?:is|are) not decaf\b`,
  'notice ': String.raw`\bwak(?:es?|ing) up to (?=(?:the|that|this|an?|my|her|his) )`,
  are: String.raw`(?<= )r(?= )`,
  '$1 for': String.raw`\b(bad|good|safe|fine) 4\b|\b()4(?= (?:me|him|her|us|them|my)\b)`,
  'into $1': String.raw`\bon an? (?:(?:real|big|bit of a|total|proper) )?([a-z]+) kick\b`,
  'give me full caffeine': String.raw`\bfull throttle\b`,
  milk: String.raw`\bcow(?:'s)? juice\b`,
  'we do not drink caffeine': String.raw`\bnobody (?:[a-z]+ ){0,3}?(?:drinks|takes) (?:any )?caffeine\b`,
  'we can not': String.raw`\bnobody (?:[a-z]+ ){0,4}?(?:can|may|must|should)(?= (?:have|eat|drink|touch|go near)\b)`,
  banned: String.raw`\b(?:crossed|struck) (?:out|off)(?= (?:my |the )?caffeine\b)`,
  // "Treacle, any of that sticky gunk: hard pass"
  ', ': String.raw`, any of (?:that|those) [^,.;:!?]{2,30}[,:] ?(?=(?:hard pass|no way|no thanks|nope)\b)`,
  'no $1': [
    String.raw`\bif (?:it|there) (?:is |has )?(?:got )?any (?:of (?:that|the) )?(\w+)(?: (?:business|stuff|nonsense))?(?: in (?:it|there))? ?,? i am (?:out|gone|off|leaving)(?: the door)?\b`,
    String.raw`\bif (?:it is|i (?:see|get|taste)) (?:another |more |one more )?(\w+)(?: again| once more)? ?,? (?:and )?i(?: am going to| will| swear i)? (?:scream|cry|leave|riot|quit|walk)\b`,
    // "If there's mint in it, not for me"
    String.raw`\bif (?:there is|it has)(?: any)? (\w+(?: (?:and|or) \w+| butter)?) in (?:it|there|that) ?,? (?:then )?(?:it is |that is )?(?:not for me|no thanks|a no|i am out|count me out)\b`,
    String.raw`\b(caffeine|[a-z]*nuts|milk|dairy|gluten|eggs?|soy|sesame) ?: (?:absolutely |strictly |please )?(?:none|nil|zero)\b(?! of\b)(?: at all)?`,
  ],
  ' at most': String.raw`, (?:i )?can ?n[o']?t go a (?:cent|penny|dime) over\b`,
  'no salt': String.raw`\b(?:low[- ](?:sodium|salt)|sodium[- ]free)\b`,
  vegan: String.raw`\b(?:no|nothing from|without) animals?(?: products| stuff)?\b`,
  'note of ': String.raw`\bkick of (?!caffeine)(?=\w)`,
  'refuse to ': String.raw`\brather [^.!?;,]{2,40} than (?=(?:drink|eat|touch|sip|swallow) )`,
  eggs: String.raw`\beggy\b`,
  $1: [String.raw`\b(coconut|caramel|vanilla|banana|pumpkin|cinnamon|hazelnut)t?e?y\b`, String.raw`\b(not|never) yet\b`],
  doctor: String.raw`\bdoc\b`,
  'the emergency room': String.raw`\b(?:the|an?|to|in) (?:er|e\.r\.|a&e)(?= |$|[.,!?])`,
  'we $1 not': String.raw`\bneither (?:[a-z]+ ){1,3}nor (?:(?:my|our|the) )?[a-z]+ (can|could|may|should|must)\b`,
  'we $1 not have': String.raw`\bneither (?:of (?:us|them|the two) )?(is|are|can|may|should|must|does)(?: supposed to| allowed to)?(?: allowed)?(?= (?:\w+ ){0,3}(?:caffeine|milk|dairy|nuts?|peanuts?)\b)`,
  'low caffeine is fine': String.raw`\b(?:does|do|need) not (?:have |need )?to be (?:completely |fully |totally )?(?:no caffeine|caffeine[- ]free|without caffeine|decaf)\b`,
  'can not $1 caffeine': [
    // "I can only have decaf"
    String.raw`\b(?:can|may|should|must) only (have|drink|take|do) (?:caffeine[- ]free|decaf|no caffeine)\b`,
    // "I can't have the normal stuff"
    String.raw`\bcan not (have|drink|take) (?:the )?(?:normal|regular|real) (?:stuff|coffee|kind)\b`,
  ],
  'no dairy': String.raw`\bnon[ -]dairy\b`,
  allergic: String.raw`\ba ?llergic\b|\balergic\b|\ballergick\b`,
  'half caffeine': String.raw`\bhalf[ -]?caff?(?:einated)?\b|\bhalf (?:of )?(?:the |as much |a )?(?:buzz|kick|jolt|caffeine)\b|\b(?:somewhere|something|one|anything|half ?way) (?:in )?between (?:regular|normal) and decaf\b`,
  caffeine: [String.raw`\bcaffiene\b|\bcafeine\b|\bcaffine\b|\bcaffein\b`, String.raw`\bstimulants?\b|\bcaff?\b`],
  'strong ones': String.raw`\bheavy[ -]hitters\b`,
  '$1$2 strong': String.raw`\b(nothing|not|no|never|isn't|is not)( too| so| very| as| that)? heavy\b`,
  'hates it ': String.raw`\b(?:complain|moan|grumble|whine|sulk)s?(?: about it)? (?=(?:when|whenever|if)\b)`,
  '$1 than': String.raw`\b(more|less|higher|lower|cheaper|pricier|dearer|over|other|rather) then(?= (?:[$€£]?\d|(?:an?|the|like|about|my)\b|(?:${ANY_NUMBER_WORD})\b))`,
  max: String.raw`\bmaxx+\b`,
  'at most ': String.raw`<= ?(?=[$\d])`,
  '$1 us cents': String.raw`\b(\d{3,4}) cents\b`,
  'you ': String.raw`\bu (?=dare\b)`,
  'allergic to': String.raw`\ballergic 2\b`,
  intolerant: String.raw`\bintoll?er[ae]nt\b`,
});
