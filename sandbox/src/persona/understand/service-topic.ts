/** Common service questions. The names are those of the default voice's acts. */
const SERVICE_TOPICS = [
  'subscription',
  'returns',
  'contents',
  'makings',
  'sample',
  'english',
  'weight',
  'place',
  'support',
  'wrapping',
  'voice',
  'trade',
] as const;
export type ServiceTopic = (typeof SERVICE_TOPICS)[number];

const TOPICS: [ServiceTopic, RegExp][] = [
  [
    'contents',
    /\b(calories?|carbs|sugar free|keto|preservatives?|additives|artificial flavou?rs?)\b|\b(have|has|contain|with) (any )?(real|actual|artificial)\b|\b(is it|are they) (real|actual) (chocolate|pumpkin|mint|fruit|coffee|honey|cream)\b|\bis there (any |real |actual )?(alcohol|sugar|milk|dairy|chocolate|pumpkin|mint|rum|salt|fruit) in\b|\bcontains? (any |real |actual )?(alcohol|sugar|milk|dairy)\b/,
  ],
  ['sample', /\b(samples?|taster|sampler|trial (size|pack|bag)|try before)\b/],
  [
    'english',
    /\b(say|speak|reply|answer|talk|write|respond|understand|know)\b.{0,15}\b(spanish|german|french|italian|portuguese|chinese|japanese|korean|russian|dutch|polish|arabic|hindi|turkish|latin)\b|\btranslate\b|\bhow do you say\b/,
  ],
  [
    'voice',
    /\b(write|draft|compose|dictate)\b.{0,25}\b(letter|card|note|email|e mail|text|message|poem|speech|review|apology|essay|homework|vows?|caption|post)\b|\b(text|call|email|message|tell|ask) my (boss|wife|husband|girlfriend|boyfriend|mum|mom|dad|mother|father|ex|friend|crush|teacher|landlord|sister|brother|partner)\b|\b(speak|answer|reply|talk|apologi[sz]e) (for me|on my behalf|as me)\b|\bin my name\b/,
  ],
  [
    'trade',
    /\b(sue|suing|lawyers?|legal|illegal|lawsuit|evict\w*|custody|(my|file|filing) tax(es)?|invest\w*|mortgage|crypto|bitcoin (price|buy)|stock market|divorce papers)\b/,
  ],
  [
    'subscription',
    /\bsubscri(be|ption|ptions)\b|\b(monthly|weekly|recurring|auto) ?(delivery|order|box|refill|ship)\w*\b|\bcoffee club\b|\b(loyalty|rewards?) (points?|program|card|scheme)\b/,
  ],
  [
    'returns',
    /\b(can|could|may|how do|do you let me|what if) i (return|send back|exchange|bring back|do not like|hate)\b|\breturns? policy\b|\bif i (hate|do not like|dislike) (it|them|one|the)\b|\bmoney back guarantee\b|\b(take|accept) returns\b/,
  ],
  [
    'makings',
    /\borganic\b|\bfair ?trade\b|\bkosher\b|\bhalal\b|\bsingle origin\b|\b(is|are|your|100)\b.{0,15}\b(arabica|robusta)\b|\b(ethiopian|colombian|kenyan|brazilian|guatemalan|sumatran?|peruvian)\b|\b(beans?|coffee|it|they|these|that)\b.{0,15}\b(grown|sourced|imported|come from|comes from|from which|made from)\b|\bwhere (do|does|are|is)\b.{0,20}\b(beans?|coffee)\b.{0,15}\b(from|grown|sourced)\b|\b(which|what) (country|farm|region)\b/,
  ],
  [
    'weight',
    /\bwhat sizes? (do|does|are) (you|it|they|the bags?)\b|\bhow (big|heavy|large)\b.{0,12}\b(bags?|packs?|package)\b|\bbag sizes?\b|\bsize of (the|a|your|one) bags?\b|\bhow (many|much) (grams?|ounces?|oz|pounds?|lbs?|cups?|servings?|coffee|beans)\b.{0,20}\b(bags?|pack)\b|\bweight of\b|\bhow much does (a|the|one) bag weigh\b|\bhow long (does|will) (a|one|the) bag last\b/,
  ],
  [
    'support',
    /\b(talk|speak|chat) (to|with) (a |an |some |the |your )?(human|person|manager|someone real|real person|staff|employee|customer service|support|somebody real)\b|\bcustomer (service|support|care)\b|\bcontact (you|us|someone|somebody|support|the shop)\b|\b(make|file|have) a complaint\b|\b(get|fetch|call) (me )?(the |your |a )?manager\b|\bhelp ?desk\b/,
  ],
  [
    'place',
    /\b(opening|business|store|shop) hours\b|\bwhen (do|are) you (open|close|closed)\b|\b(are|is) (you|the shop|the cafe|it) open\b|\b(your|the shops?) (phone number|address|location)\b|\bphone number\b|\bwhere (is|are) (the|your|you) ?(shop|cafe|store|located|based)\b|\b(physical|real) (shop|store|cafe|location)\b|\b(can|could) i (visit|come by|pick it up|pick up)\b/,
  ],
  ['wrapping', /\bgift ?(wrap\w*|cards?|box(es)?|bags?|receipt)\b|\bwrap (it|them|that|this)\b/],
];

export const SERVICE_PATTERNS: RegExp[] = TOPICS.map(([, pattern]) => pattern);

export function serviceTopic(text: string): ServiceTopic | null {
  return TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
