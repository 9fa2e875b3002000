/** Words that look like a refusal and are none, and two words that are one. */
const REWRITTEN: readonly [RegExp, string][] = [
  [/\bdecaf destiny\b/g, 'destiny'],
  [/\b(nothing but|not only|not just|not bad|not sure|do not know|no idea|why not|do not forget|can not wait|no worries|no thanks|no thank you|no problem|no doubt|no rush|can not get enough( of)?|can not live without|can not go without|can not resist|do not hate)\b/g, ' '],
  [/\b((do|does|would) not mind|(have )?nothing against)( the| some| any| a little| a bit of)?\b/g, 'accept'],
  [/\bno (longer|more) (?=allerg|intoler)/g, 'not '],
  [/\bnot (?:(?:any ?more|really|actually|in fact|at all|even|an?y?) )+(?=allerg|intoler)/g, 'not '],
  [/\btree[ -]nuts?\b/g, 'hazelnuts'],
  [/\bdried[ -]fruits?\b/g, 'dried-fruit'],
  [/\b(milk|dark|white) chocolate\b/g, 'chocolate'],
  [/\b(oat|soy|almond|coconut|nut) milk\b/g, '$1'],
]; // oxfmt-ignore
/** "Nothing over $15" is a limit, not a refusal. */
const STOP_LIMIT = /\b(?:only|no more than|not more than|nothing over|not over)\b/g;
const QUESTION_START = /^(?:can|may|could|should|do|does|is|are|would|what|which|how|if) /;

/** A clause in plain English: words and commas, each after a space. */
export interface Clause {
  text: string;
  isQuestion: boolean;
}

/** A message as clauses that refuse or allow by themselves, in plain English (plain-english.ts). */
export function clausesIn(plainEnglish: string): Clause[] {
  let plain = plainEnglish.replace(STOP_LIMIT, ' ');
  for (const [pattern, text] of REWRITTEN) plain = plain.replace(pattern, text);
  const sentences = plain.match(/[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*[.!?;\n]*/g) ?? [];
  return sentences.flatMap((sentence) => {
    const isQuestion = sentence.includes('?') || QUESTION_START.test(sentence.trim());
    return sentence.split(/(?<!\b(?:anything|everything|all) )\b(?:but|however|though|although|yet)\b/).map((clause) => ({
      isQuestion,
      text: clause
        .replace(/[.!?;\n:"()]/g, ' ')
        .replace(/,/g, ' , ')
        .replace(/[-–—/](?=free\b)/g, ' ')
        .replace(/ [-–—] /g, ' , ')
        .replace(/\s+/g, ' ')
        .trim(),
    }));
  });
}
