/** Persons who want a coffee each. */
export const RELATION = String.raw`(?:hubb?y|hubs|(?:other|better) half|missus|wife|wifey|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|(?:step[- ]?)?(?:m[uo]m(?:my|ma)?|mother|mama|dad|daddy|father|son|daughter|brother|sister)|papa|parents|sis|sister|bro|brother|son|daughter|kids?|twins|aunt|auntie|uncle|gran|granny|grand\w+|gramps|nan|nana|cousin|nephew|niece|friend|buddy|boss|ceo|intern|manager|accountant|designer|receptionist|trainer|landlord|landlady|godmother|godfather|colleague|coworker|room(?:mate|ie)|flatmate|housemate|neighbou?r)(?:[ -]in[ -]law)?`;
/** "My budget: 20", "it needs", "also likes" */
const NO_PERSON = String.raw`(?:budget|limit|max(?! [a-z]+s)|price|order|name|only|favou?rite|things?|ones|problem|catch|rule|doctor|stomach|body|heart|head|cat|dog|coffees?|bags?|taste|i|you|we|they|he|she|it|is|are|has|my|our|that|which|who|this|everyone|nobody|really|also|still|just|always|mostly|usually|recently|finally|already|never|now|lately|currently|today|tonight|family|household|house|office|team|and|but)\b`;
const PERSON = String.raw`(?:me|myself|him|her|mich|moi|${RELATION}(?: (?!${NO_PERSON})\w+)?|(?:my|our|the|his|her|their)(?: (?!${NO_PERSON})[\w'-]+){1,4}?|(?:a )?(?:meine?[nrm]?|unsere?[nrm]?|mis?|mon|ma) [^\s,;.:]+)(?: \(\d+\))?`;
const WANT = String.raw`(?:(?:only|really|just|always|mostly|usually|also|still|now|would|practically|basically|desperately) )*(?:want|like|love|need|drink|take|prefer|enjoy|hate|adore|crave)`;
const WANTS = String.raw`(?:${WANT}s|fancies|dislikes|(?:will not|never) (?:touch|drink|go near)(?:es)?|does not (?:like|want|enjoy)|is not (?:into|a (?:\w+ )?fan|keen)|(?:has|(?:only )?does) (?=(?:an? |the |only )?(?:decaf|regular|normal)\b)|would (?:like|love)|will (?:have|take)|(?:lives|runs) on|swears by|can not (?:have|stand|drink)|can only|has (?:an? (?:\w+ )?sweet tooth|to (?:stay|be|get|wake))|(?:has )?(?:quit|given up|gave up|stopped)|is (?:(?:all|mad|crazy|wild|nuts) (?:about|for)|off|into|after|more of|an? (?:[\w-]+ ){0,3}(?:\w+holic|person|lover|drinker|fan|fiend|addict|guy|girl))|mag|liebt|trinkt|mochte|quiere|prefiere|toma|le (?:gusta|encanta)|aime|veut|boit|prefere)`;
const GROUP = String.raw`(?:(?:half|some|most|one|two|three|four|[2-9]|another|(?:the )?(?:others?|rest)(?: one)?|everyone else)(?: half|(?: of)? (?:them|us|(?:my|our|the) \w+))?|(?:my|our|the)(?: (?!${NO_PERSON})[\w'-]+){0,2} (?!${NO_PERSON})[\w'-]+(?:s|men|people|children)(?: (?:at|in|of|from) [\w' -]{2,25})?)`;
/** "Sis = peppermint, granny = decaf", "Mr Alvarez - dark roast": of two or more of these, every label is a person. */
export const PERSON_LABEL = new RegExp(
  String.raw`^(?:for )?(?:(?:the|my) )?(?:s?he|me|oldest|middle|youngest|elder|younger|m(?:r|rs|s|iss)\.? [a-z]+|(?:colleague|flatmate|roommate|friend|guest|person|teacher|kid) (?:\d|[a-d]|one|two|three)|${RELATION}(?: in law)?(?: [a-z]+)?) ?[:=-]`,
);
/** "One: dark. Two: doesn't drink caffeine"; "1: no caffeine, 2: dark" is of one coffee. */
export const NUMBERED_PERSON = /\b(?:one|two|three|[1-4]) ?[:=-] ?(?:does|is|drinks?|likes|loves|hates|wants|needs|has|can)\b/;
export const NUMBER_LABEL = /^(?:for )?(?:one|two|three|[1-4]) ?[:=-]/;
/** What holds for all, after the persons. */
export const NOTE_LABEL =
  /^(?:(?:the|my) )?(?:notes?|ps|conditions?|important|must|rules?|restrictions?|requirements?|caffeine|allerg\w+|limits?|coffees?|all|both|everyone|everybody) ?[:=-]/;
const LABEL = String.raw`(?:(?:the|my) )?(?!${NO_PERSON})(?:mr?s?\. )?\w[\w']*(?: [\w']+){0,2}?`;
export const LABELLED = new RegExp(String.raw`(?<=^|[.,;!?\n] ?|\band )(?:for )?(?:s?he|${PERSON}|${LABEL})(?: ?[:=]| - )`, 'g');
/** "My dad: dark and smoky" */
export const HEADED = String.raw`(?<=^|[.,;!?\n] ?|\band )(?:(?:for )?${PERSON}(?: ?[:=]| - )|(?:(?:for|fur|para|pour) ${PERSON}(?: please)?|me),? (?:the|an?|one|un[oae]?|eine?n?|something|anything|algo|etwas|quelque)\b)`;
/** "Caffeine is off the table for my mom" */
const OFF = String.raw`caffeine is (?:off the (?:table|menu|list|cards)|out|an? (?:big |hard )?no(?:[- ]go)?)`;
const OFF_FOR_ONE = String.raw`\b${OFF}\b(?![- ]go\b)(?!(?: for (?:\w+ ){0,2}?\w+)? (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)`;
/** "So a strong one for me" */
const FOR_ME = String.raw`(?:an?|one|something) (?:[\w-]+ ){1,3}?for (?:me|myself)`;
/** "My wife drinks decaf, I need something strong", "he wants it smoky, she wants it mild", "the basses want a backbone" */
export const SUBJECT = new RegExp(
  String.raw`(?<=^(?:(?:so|ok|well),? )?|[.,:;!?\n] ?(?:so )?|\band |\bbut |\bwhile |(?:^|[.,;!?\n] ?|\band )for (?=[^.,;:!?]{1,40} who ))(?:${FOR_ME}|${OFF} for ${PERSON}|no caffeine for ${PERSON}(?= ?[,;.])|(?:for )?${PERSON},? ${OFF}|${GROUP} (?:${WANT}s?|(?:is|are) (?:off|into)|runs? on)|(?:${PERSON},? (?:who )?(?:[^,;.:?!]{0,40}\b(?:and|but) )?|(?:he|she|(?<name>(?!${NO_PERSON})[a-z]+)) )${WANTS}|(?:me,? )?i (?:am |would )?(?:${WANT}|quit|gave up|stopped|into|after|more of)|(?:ich|yo|moi,?) \w+|(?:${PERSON}|i) (?:have|did|do) not(?= ?[,.]))\b`,
  'g',
);
/** A strong coffee, or one with caffeine, for one of several persons. */
export const STRONG =
  /\b(?:i (?:have|did|do) not(?= ?[,.])|strong\w*|kick\w*|(?:rocket|jet) fuel|regular|normal(?= ?(?:$|[,.;!?]|coffees?\b|ones?\b))|powerful|full caffeine|high caffeine|lots of caffeine)\b/;
/** A part about the visitor. */
export const OWN = new RegExp(
  String.raw`^(?:(?:(?:me,? )?i|ich|yo|moi,?) |(?:${FOR_ME}|(?:${OFF}|no caffeine) for (?:me|myself)|(?:for )?(?:me|myself),? ${OFF})\b)`,
);
/** Beside what another only likes, this asks for a coffee. */
export const ASKS = /\b(?:wants?|needs?|would like|is after)\b/;
/** The end of a part's first words, from its verb on: what is before it names the person. */
export const VERB = / (?:am|is|has|can|would|only|just|really|always|usually|also)\b.*$| \w+$/;
/** A part of the visitor that is about somebody else. */
export const FOR_OTHER = /\bfor (?:him|her|them)\b|\b(?:gift|present)\b/;
const HOUR =
  '(?:in|for|on) (?:the |my |our |late |early )*(?:mornings?|days?|afternoons?|evenings?|nights?|weekends?)|at (?:night|noon|home|work|bedtime)';
/** Of several things, each begins so. */
const BEGINS = String.raw`(?:(?:i|we) (?:\w+ )?(?:need|want|like|take|buy|get)|(?:give|get|bring|show) (?:me|us)|(?:can|could|may) (?:i|we) (?:have|get)|looking for|to (?:brew|make|drink|have|serve)|${HOUR}|both|maybe|then|also|please|ok|hi|hello|so|or)`;
export const ITEM = new RegExp(String.raw`^(?:${BEGINS} )*(?:one|1|an?|another|the other|something)(?= )`);
/** Coffee that is no decaf, by the name that it has beside one. */
export const REGULAR =
  /\b(?:regular|normal|standard|ordinary|caffeinated|leaded|non[- ]decaf)(?: (?:coffees?|ones?|bags?|packs?|stuff|blends?|brews?|beans|kind))?(?= ?(?:$|[,.!?]|(?:for|in|on|at|that|which|please|pls|to|too|with|as well|then|now)\b))/;
export const FOR_WHOM = new RegExp(String.raw`\bfor (?:me|myself|him|her|them|us|(?:(?:my|our|the|his|her) (?:\w+ )?)?${RELATION})$`);
export const COUNTED = new RegExp(
  String.raw`^(?:${BEGINS} )*(?:one|1|another|the other)(?= )|^(?:${BEGINS} )*an? .*\bone\b|^(?:${HOUR}) (?:an?|something) `,
);
export const FOR_PURPOSE = new RegExp(
  String.raw`^(?:${BEGINS} )*(?:one|another|the other|something)(?: one| bag| coffee)? (?:to|for|that|which) (?!each\b|all\b|both\b|of\b)\w`,
);
/** "A decaf and a hint of mint", "a smooth finish": of the same coffee. */
export const SAME_COFFEE =
  /^(?:an? )?(?:bit|hint|touch|little|lot|note|dash|splash|pinch|kick|drop)\b|(?<!\b(?:that|which|to|should|must) )\b(?:taste|flavou?r|finish|notes?|vibe|aroma|body|aftertaste|smell)s?\b/;
/** Words of a prohibition that may be about the person of another sentence. */
export const OF_DOCTOR = /\b(?:doctors?|midwife|cardiologist|physician|medical|medically)\b/;
/** Signs that a condition of one person may be a matter of health. */
export const OF_BODY = /\b(?:heart|health|baby|medication|meds|nursing|breastfeeding)\b/;
export const OF_ALL =
  /\b(?:both|(?<!\bat )all(?! the caffeine)|each|everything(?! ?[,.;]|$)|(?<!\b(?:mint|peppermint|chocolate|caramel|coconut|banana|hazelnut|peanut|pumpkin|cinnamon|honey|smoky|vanilla) )everything|every one|neither|either|none of (?:them|those)|overall|in general)\b/;
const CONDITIONS =
  /\bdecaf\b|\b(?:off|(?:gave|gives?|given|giving) up|quit|stopped|avoids?|avoiding)(?: (?:the|her|his))? caffeine\b(?! (?:because|since|due|for (?:the|her|his|our|my) (?:baby|health|heart))\b)|\b(?:no|without|zero|low|lower|less|little|free of|not (?:too |so |very |that )?much|half)(?: \w+)? caffeine\b|\bcaffeine[- ]free\b|\bdoes not (?:drink|do|take) (?:any )?caffeine\b|\b(?:lets?|helps?|allows?) (?:me|us|him|her|them) (?:to )?(?:(?:get|go|fall) )?(?:to |some |back to )?a?sleep\b|\b(?:to|so (?:that )?(?:i|we|he|she|they)(?: can| could)?) (?:still |actually |fall |get )?(?:to )?a?sleep\b/;
export const CONDITION = new RegExp(`${OFF_FOR_ONE}|${CONDITIONS.source}`, 'g');
const TASTES =
  '(?:sweet|sugary|smok[ey]y?|bitter|sour|acidic|fruity?|citrus\\w*|lemon\\w*|spic[ey]y?|cinnamon|chocolat\\w*|mint\\w*|caramel|banana|coconut|pumpkin|honey|floral|flowery|strong|dark|light)';
/** What a person does not like. "Can not have" may be a matter of health, and nuts and milk of an allergy. */
export const DISLIKE = new RegExp(
  String.raw`\b(?:hates|dislikes|can not stand|(?:will not|never) (?:touch|drink|go near)(?:es)?|(?:does not|do not) (?:like|want)|is not into|not(?: too| so| very| that| at all)?|nothing|no|without) (?:anything |things |it )?(?:too |very |so )?${TASTES}(?:(?: and| or|,) ${TASTES})*(?: (?:stuff|things?|ones|coffees?|notes?|flavou?rs?|tastes?))?(?= ?(?:$|[.,;!?)\n]|and\b|but\b))`,
  'g',
);
const LATE = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:late )?(?:evenings?|nights?)|at (?:night(?:time)?|bedtime)|before bed(?:time)?|after dinner|evenings)\b`;
const EARLY = String.raw`\b(?:(?:in|for|on|during) (?:the |my |our )?(?:early )?(?:mornings?|days?|daytime|afternoons?)|at (?:noon|work|breakfast)|for (?:breakfast|work)|mornings)\b`;
/** "In the morning I want it strong, at night without caffeine" */
export const AT_HOURS = [new RegExp(EARLY), new RegExp(LATE)] as const;
/** Hours of one of two coffees, which are no condition of the other. */
export const LATE_HOUR = /\b(?:late )?(?:evenings?|tonight|bedtime)\b|\bbefore bed\b|\bafter dinner\b/g;
export const OF_ITEMS = new Set(['taste', 'group', 'roast', 'strong', 'mild', 'caffeine']);
const JOINTS = String.raw`(?:[.,;:!?\n]| -) ?(?:and |plus )?| and | plus | & | \+ | (?=(?:1|one) [a-z]+ ?(?:$|[.,!?]))`;
export const JOINT = new RegExp(`(${JOINTS})`);
const NEXT_ONE = '(?!(?:and|or|for|please|too|as|is|that|which)\\b)[a-z]+';
/** "3 bags. one spicy one minty one with no caffeine" */
export const JOINT_OF_COUNTED = new RegExp(String.raw`(${JOINTS}| (?<=\b(?:one|1) (?:with(?:out)? )?[a-z]+ )(?=(?:one|1) ${NEXT_ONE}))`);
export const IS_COUNTED = new RegExp(
  String.raw`\b(?:[2-9]|two|three|four|five|couple of) (?:\w+ )?(?:bags|packs|coffees|kinds|blends|ones)\b|\b(?:one|1) [a-z]+ (?:one|1) ${NEXT_ONE} (?:one|1) ${NEXT_ONE}`,
);
