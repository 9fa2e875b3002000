import { withoutLimits } from './budget/read-budget.ts';

/** Words that look like a refusal and are none, and two words that are one. */
const REWRITTEN: readonly [RegExp, string][] = [
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
  [/\b(?:never enough|never too much|no such thing as too much|nothing (?:beats|tops|like an?|better than)|can not go wrong with|(?:can|could) not (?:hate|dislike|beat|get tired of|have too much)|(?:did|do) not know (?:that )?(?:you|there)|(?:would not|never|will not) (?:ever )?says? no to|who (?:does|would) not (?:like|love|want|enjoy)|without (?:a |any )?doubt|no ?(?:one|body) (?:makes|does|brews|roasts))\b/g, ' '],
  [/\b(nothing but|not only|not just|not bad|not enough|can not (?:decide|choose|pick)|not sure|do not know|no idea|why not|do not forget|can not wait|no worries|no problem|no doubt|no rush|can not get enough( of)?|can not live without|can not go without|can not resist|do not hate|(have )?never (tried|had)|(?:have|has) not (?:ever |yet |really )?(?:tried|tasted)|never gets? old|never disappoints?)\b/g, ' '],
  [/\bno (?=\w+ (left|in stock|available|today)\b)/g, ' '],
  [/\b((do|does|would) not mind|(have )?nothing against)( the| some| any| a little| a bit of)?\b/g, 'accept'],
  [/\bno (?:issues?|problems?|trouble) (?:with|digesting)\b/g, 'accept'],
  [/\bno (longer|more) (?=allerg|intoler)/g, 'not '],
  [/\bnot (?:(?:any ?more|really|actually|in fact|at all|even|an?y?) )+(?=allerg|intoler)/g, 'not '],
  [/\ballergic[.!,]+ *to\b/g, 'allergic to'],
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
const QUESTION_START =
  /^(?:can|may|could|should|do(?! not (?!you\b|they\b|we\b))|does(?! not (?!he\b|she\b|it\b|anyone\b))|is|are|will|would|what|which|how|if|why|who|where) /;
/** "Isn't mint nice?" refuses nothing. */
const NEGATIVE_QUESTION = /^( *(?:is|are)) not(?= (?!there|any))|^( *(?:why )?(?:do|does|did)(?: (?:you|they))?) not(?= )/;
/** "I can have nuts again, so what is good?": the question begins after a statement. */
const QUESTION_AFTER = /(?:,| so| and) *(?:so |and )?(?:what|which|how|where|who|got|do you|have you|can you|could you|any\w*)\b[^,]*\?/;

/** "None of those", "I'm allergic to them": refuses what the clause before names. */
const REFUSES_BEFORE =
  /\b(?:none of|not|no|without|hate|avoid|skip|away from|leave out|allergic to|can not (?:have|eat|drink|stand)|react to) (?:any of )?(?:those|these|them|that stuff)\b|\bdo not (?:give|show|offer|send|sell) me any\b|\b(?:they|those|these|it) (?:all )?(?:makes?|gives?|sends?|sent|put|kills?|nearly killed|will kill|upsets?|wrecks?) (?:me|my|him|his|her|us)\b|^(?:i am|he is|she is|we are|i am very|now i am) (?:\w+ )?allergic$|^(?:and |i |then |we |he |she )*(?:ended up|landed|woke up|almost died|nearly died|was rushed|had to go)\b.*\b(?:hospital|emergency room)\b/;
/** Refuses a clause of few words: "Mint? Yuck." */
const BARE_REFUSAL =
  /^(?:hell |god |oh |please |just |thanks |absolutely |definitely |certainly |(?:my |the )?(?:doctor|midwife|cardiologist|allergist|wife|husband|body|stomach) (?:said|says) )*(?:no|nope|nah|blah|bleh|boo|meh|never|no way|yuck\w*|ew+|ugh|gross|hard pass|pass|none|not(?: for me| my thing)?)(?: (?:please|thanks|way|ever|again|for me|,|no|never))*(?: , .*)?$/;
/** "Almonds. One bite and I look like a balloon." */
const HARM_ALONE =
  /^(?:(?:even |just )?(?:one|a single) \w+ (?:and|means)|(?:my|his|her) (?:throat|face|lips?|tongue|skin|body)\b|(?:i|he|she) (?:\w+ )?(?:epi ?-?pen|carr(?:y|ies) an epi ?-?pen|swell|swells|react|reacts|die|dies|would die|could die|break out|breaks out|go into|carry an epi|carries an epi)\b).*/;
/** "Allergies? Nuts." */
const HEADING =
  /^(?:my |the |our |his |her |any |known |food |one |and |what )*(?:allerg(?:y|ies)|intolerances?|no[- ]?gos?|(?:i am|he is|she is|we are) allergic(?: to)?)$/;
const FEW_WORDS = 3;

/** A clause in plain English: words and commas, each after a space. */
export interface Clause {
  text: string;
  isQuestion: boolean;
  /** The next clause refuses what this one names: "Nuts? None of those." */
  isRefusedAfter: boolean;
}

function toClause(text: string): string {
  return text
    .replace(/[.!?;\n:"()]/g, ' ')
    .replace(/,/g, ' , ')
    .replace(/[-–—/](?=free\b)/g, ' ')
    .replace(/ [-–—] /g, ' , ')
    .replace(/\s+/g, ' ')
    .trim();
}

function refusesBefore(text: string, before: string): boolean {
  return REFUSES_BEFORE.test(text) || ((BARE_REFUSAL.test(text) || HARM_ALONE.test(text)) && before.split(' ').length <= FEW_WORDS);
}

/** A message as clauses that refuse or allow by themselves, in plain English (plain-english.ts). */
export function clausesIn(plainEnglish: string): Clause[] {
  let plain = plainEnglish;
  for (const [pattern, text] of REWRITTEN) plain = plain.replace(pattern, text);
  plain = withoutLimits(plain);
  const sentences = plain.match(/[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*[.!?;\n]*/g) ?? [];
  const clauses = sentences.flatMap((sentence) => {
    const isQuestion = QUESTION_START.test(sentence.trim()) || (sentence.includes('?') && !QUESTION_AFTER.test(sentence));
    return sentence
      .split(/(?<!\b(?:anything|anyone|anybody|everything|all) )\b(?:but|however|though|although|yet)\b/)
      .map((clause) => ({ isQuestion, text: toClause(sentence.includes('?') ? clause.replace(NEGATIVE_QUESTION, '$1$2') : clause) }));
  });
  for (let at = clauses.length - 2; at >= 0; at -= 1)
    if (HEADING.test(clauses[at]!.text) && clauses[at + 1]!.text.split(' ').length <= FEW_WORDS * 2)
      clauses.splice(at, 2, { isQuestion: false, text: `allergic to ${clauses[at + 1]!.text}` });
  return clauses.map((clause, at) => ({ ...clause, isRefusedAfter: refusesBefore(clauses[at + 1]?.text ?? '', clause.text) }));
}
