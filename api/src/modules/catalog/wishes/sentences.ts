import { keepResults } from './language/kept-results.ts';
import { rewrite } from './language/rewritings.ts';
import { SYMPTOM } from './health/health-words.ts';
import { REWRITTEN } from './refusals/no-refusals.ts';
import { withoutLimits } from './budget/read-budget.ts';
import { withoutPartConditions } from './parts/several-parts.ts';

const QUESTION_START =
  /^(?:can|may|could|should|do(?! not (?!you\b|they\b|we\b))|does(?! not (?!he\b|she\b|it\b|anyone\b))|is|are|will|would|what|which|how|if|why|who|where) /;
/** "Isn't mint nice?" refuses nothing. */
const NEGATIVE_QUESTION = /^( *(?:is|are)) not(?= (?!there|any))|^( *(?:why )?(?:do|does|did)(?: (?:you|they))?) not(?= )/;
/** "I can have nuts again, so what is good?": the question begins after a statement. */
const QUESTION_AFTER = /(?:,| so| and) *(?:so |and )?(?:what|which|how|where|who|got|do you|have you|can you|could you|any\w*)\b[^,]*\?/;

const PETS = '(?:my|our|the|his|her) (?:\\w+ )?(?:dog|cat|puppy|kitten|parrot|horse|pet)s? ';
/** "None of those", "I'm allergic to them": refuses what the clause before names. */
const REFUSES_BEFORE = new RegExp(
  [
    String.raw`\b(?:none of|not|no|without|nothing with|hate|avoid|skip|away from|leave out|allergic to|can not (?:have|eat|drink|stand)|react to) (?:any of )?(?:those|these|them|that stuff)\b|^(?:so )?nothing (?:that|which) tastes (?:of|like) (?:it|that)\b`,
    String.raw`^(?:so |please |and |just )*(?:keep|leave) (?:it|that|those|them) (?:out|away|off)\b`,
    // Of the visitor alone: "my dad loves chocolate. My sister hates it" refuses none.
    String.raw`^(?:(?:and|but|now|because|,) )*(?:i|we)(?:'d)? (?:(?!(?:never|hardly|barely|rarely|seldom|not|no)\b)\w+ )?(?:can not stand|hate|dislike|do not (?:like|want)) (?:it|either|both|any of it)(?: any ?more| at all)?$`,
    String.raw`^if (?:so|yes|it (?:is|does|has))\b.*\b(?:out|not for me|no good|a no)\b|^(?:because |as |since )?(?:i|he|she|we|my \w+) (?:\w+ )?can not (?:have|eat|drink|tolerate|take) (?:it|them|that)(?: at all)?$`,
    String.raw`\bdo not (?:give|show|offer|send|sell) me any\b|\b(?:am|is) (?:done|finished|through) with (?:it|that|them)$`,
    // "No nuts, they make me ill" refuses nothing before.
    String.raw`(?<!\b(?:no|without|avoid|hate|skip) (?!way\b|joke\b|joking\b|kidding\b|thanks\b|idea\b|doubt\b|lie\b|problem\b|worries\b|chance\b|really\b|but\b|sorry\b)[a-z]+ ,? ?(?:because |as |since )?)\b(?:they|those|these|it) (?:all )?(?:makes?|gives?|sends?|sent|put|kills?|nearly killed|will kill|upsets?|wrecks?) (?:me|my|him|his|her|us)\b`,
    String.raw`^(?:(?:i am|he is|she is|we are|i am very|now i am) (?:\w+ )?)?(?:very |super |so )?allergic$`,
    String.raw`^(?:(?:and|but|because|since|as|,) )*(?:i|we|he|she) (?:had to |have to |has to |must )?(?:give|gave|given|cut|quit|stop|stopped|swear|swore) (?:it|that|that stuff|the stuff)(?: (?:up|out|off))?$`,
    String.raw`^(?:(?:and|but|because|since|as|,) )*(?!nobody|none|no one|neither|if )(?:i am|(?:\w+ ){1,3}(?:is|are)) (?:(?:very|really|severely|highly|badly|so) )?allergic to it$`,
    // "Is there dairy or tree nuts in it? My son reacts to both."
    String.raw`^(?:(?:and|but|because|since|as|,) )*(?!nobody|none|no one|neither|if |${PETS})(?:i|we|he|she|they|(?:\w+ ){1,3}?)(?: am| is| are)?(?: (?:very|really|severely|highly|badly|also))? ?(?:allergic to|intolerant to|reacts? (?:badly )?to|can not (?:have|eat|drink|tolerate|touch)|must not (?:have|eat)|(?:is|are) not allowed) (?:both|either|any of (?:them|those)|all of (?:them|those|that))(?: (?:one|of (?:them|those|the two)))?(?: at all| sadly)?$`,
    String.raw`\b(?:reacts?|reacted|flares? up|swells?|breaks? out|throws? up|gets? (?:sick|ill|hives|a rash|cramps)) (?:\w+ )?(?:when(?:ever)?|if|after) (?:i|he|she|we|they) (?:have|has|had|eats?|ate|drinks?|gets?|touch(?:es)?) (?:any|some|it|them|that)(?: of (?:it|them|that))?(?= ?(?:$|,))`,
    String.raw`^(?:and |i |i'd |then |we |he |she )*(?:(?:would |will )?end(?:ed)? up|landed|woke up|almost died|nearly died|was rushed|had to go)\b.*\b(?:hospital|emergency room)\b`,
  ].join('|'),
);
/** Refuses a clause of few words: "Mint? Yuck." */
const BEFORE_NO = String.raw`(?:hell |god |oh |please |just |thanks |absolutely |definitely |certainly |(?:my |the )?(?:doctor|midwife|cardiologist|allergist|wife|husband|body|stomach) (?:said|says) )*`;
const NO = String.raw`(?:no|nope|nah|blah|bleh|boo|meh|never|no way|yuck\w*|ew+|ugh|gross|hard pass|pass|none|not(?: for me| my thing| (?:allowed|permitted|an option|happening)(?: any ?more)?)?)`;
const BARE_REFUSAL = new RegExp(
  String.raw`^${BEFORE_NO}${NO}(?: (?:please|thanks|way|ever|again|for me|today|tonight|now|this time|,|no|never))*(?: , .*)?$`,
);
/** "Almonds. One bite and I look like a balloon." */
const HARM_ALONE =
  /^(?:(?:even |just )?(?:one|a single) \w+ (?:and|means)|(?:my|his|her) (?:throat|face|lips?|tongue|skin|body)\b|(?:i|he|she) (?:\w+ )?(?:epi ?-?pen|swell|swells|react|reacts|die|dies|would die|could die|break out|breaks out|go into|carr(?:y|ies) an epi(?: ?-?pens?)?)\b).*/;
/** "Allergies? Nuts." */
const HEADING =
  /^(?:my |the |our |his |her |any |known |food |one |and |what )*(?:allerg(?:y|ies)|intolerances?|no[- ]?gos?|(?:i am|he is|she is|we are) allergic(?: to)?)(?: , you ask)?$/;
/** "Caffeine? Not any more." */
const NOT_ANY_MORE = /^not any ?more(?: for me)?$/;
/** "Almonds? Itchy throat." */
const SYMPTOM_ALONE = new RegExp(String.raw`^(?:\w+ ){0,2}?${SYMPTOM}(?: (?:throat|eyes|lips|skin|mouth))?(?= ,|$)`);
/** "Is it decaf? It has to be" */
const IS_REQUIRED = /^(?:because |as |since )?(?:it|that|mine) (?:has to|have to|must|needs to) be(?: for (?:me|us|him|her))?$/;
const FEW_WORDS = 3;

/** A clause in plain English: words and commas, each after a space. */
export interface Clause {
  readonly text: string;
  readonly isQuestion: boolean;
  /** The next clause refuses what this one names: "Nuts? None of those." */
  readonly isRefusedAfter: boolean;
}

function toClause(text: string): string {
  return (
    text
      // "Allergic to peanuts: a sweet one"
      .replace(/: (?=(?:an?|one|something|anything|some|what|which) )/g, ' , ')
      .replace(/[.!?;\n:"]/g, ' ')
      .replace(/[,()]/g, ' , ')
      .replace(/[-–—/](?=free\b)/g, ' ')
      .replace(/ [-–—] /g, ' , ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** "Pumpkin season? Something warm without that." Of decaf it may be a way to make it. */
const WITHOUT_THAT = /(?<!^|\b(?:not|never|no|nothing)\b[^.]*)\bwithout that$/;
/** "Caffeine sets off the reflux. I need a coffee without it." */
const ONE_WITHOUT_IT =
  /^(?:so |and |please |then )*(?:i (?:\w+ )?(?:need|want)|something|anything|one|a coffee|give me|show me|find me)\b(?!.*\b(?:not|never|no|nothing)\b).*\bwithout (?:it|them)$/;

/** "What about the milk? My son is allergic." */
const ASKS_FOR_FACT =
  /^(?:(?:and|but|so) )*(?:what about|how about|is there|is it|are there|are they|does|do they|has)\b(?!.*\b(?:some|any|no)thing\b)/;
const SOMEBODY_IS_ALLERGIC =
  /^(?:(?:and|but|because|since|as|,) )*(?!nobody|none|no one|neither|if )(?:\w+ ){1,5}(?:is|are) (?:(?:very|really|severely|highly|badly|so) )?allergic$/;

function refusesBefore(text: string, before: string): boolean {
  if (WITHOUT_THAT.test(text) && !/\b(?:decaf|caffeine)\b/.test(before)) return true;
  if (ONE_WITHOUT_IT.test(text) && !/\bdecaf\b/.test(before)) return true;
  if (ASKS_FOR_FACT.test(before) && SOMEBODY_IS_ALLERGIC.test(text)) return true;
  if (NOT_ANY_MORE.test(text) && before.split(' ').length <= FEW_WORDS && !/\b(?:allerg|intoleran)/.test(before)) return true;
  if (SYMPTOM_ALONE.test(text) && before.split(' ').length <= FEW_WORDS) return true;
  return REFUSES_BEFORE.test(text) || ((BARE_REFUSAL.test(text) || HARM_ALONE.test(text)) && before.split(' ').length <= FEW_WORDS);
}

function splitIntoClauses(plainEnglish: string): readonly Clause[] {
  const plain = withoutLimits(rewrite(withoutPartConditions(plainEnglish), REWRITTEN));
  const sentences = plain.match(/[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*[.!?;\n]*/g) ?? [];
  const clauses = sentences.flatMap((sentence) => {
    const isQuestion = QUESTION_START.test(sentence.trim()) || (sentence.includes('?') && !QUESTION_AFTER.test(sentence));
    return sentence
      .split(
        /[,)]+ (?=who (?:\w+ )?(?:adores|loves|likes|wants|prefers|drinks|enjoys|needs)\b)|(?<=\ballergy )(?=who )|(?<!\b(?:anything|anyone|anybody|everything|all) )\b(?:but|however|though|although|yet)\b|,(?= (?:so )?(?:which|what) [a-z]+ (?:coffee|one|blend)\b)|,(?= (?:so |please |and )*(?:keep|leave) (?:it|that|those|them) (?:out|away|off)\b)|,(?= (?:so )?nothing (?:that|which) tastes (?:of|like) (?:it|that)\b)|(?:,|\band\b)(?= (?:now )?(?:i|we) (?:\w+ )?(?:can not stand|hate|dislike) (?:it|either|both|them|those|any of it)\b)|(?<=\ballerg\w+ to [^,]*)\band\b(?= (?:(?:my|his|her|our) \w+|he|she|they) (?:\w+ )?(?:wants?|likes?|loves?|prefers?|adores?|fancies|craves?|would (?:like|love))\b)/,
      )
      .map((clause) => ({ isQuestion, text: toClause(sentence.includes('?') ? clause.replace(NEGATIVE_QUESTION, '$1$2') : clause) }));
  });
  for (let at = clauses.length - 2; at >= 0; at -= 1)
    if (HEADING.test(clauses[at]!.text) && clauses[at + 1]!.text.split(' ').length <= FEW_WORDS * 2)
      clauses.splice(at, 2, { isQuestion: false, text: `allergic to ${clauses[at + 1]!.text}` });
  for (const [at, clause] of clauses.entries())
    if (clause.isQuestion && IS_REQUIRED.test(clauses[at + 1]?.text ?? '')) clause.isQuestion = false;
  return clauses.map((clause, at) => ({ ...clause, isRefusedAfter: refusesBefore(clauses[at + 1]?.text ?? '', clause.text) }));
}

const MOST_KEPT = 1_000;

/** A message as clauses that refuse or allow by themselves, in plain English (plain-english.ts). */
export const clausesIn = keepResults(splitIntoClauses, MOST_KEPT);
