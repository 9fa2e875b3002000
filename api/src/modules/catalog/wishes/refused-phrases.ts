import type { Roast } from '../search-words.ts';
import type { ReadClause, ReadMention } from './read-clauses.ts';
import { markOf } from './request-mentions.ts';
import { TASTE_GROUPS } from './wish-words.ts';

const WANTS =
  /\b(?:want|(?:i|we|i'd|would|also|really|still|to|do) like|love|need|give|get|with|something|prefer|try|have|please|now|show|after all)\b/;
/** Ask for a product, in a question as well: "do you have mint?" does not. */
const ASKS_FOR = /\b(?:something|anything|give|show|recommend|suggest|bring|please|i (?:have|get|try|order|want)|got any\w*)\b/;
/** "My dad likes dark roasts", "I used to like mint" */
const OTHERS_LIKE =
  /\b(?:used to|(?:he|she|they|people|everyone|everybody|(?:my|his|her|our|your) \w+) (?:\w+ )?(?:loves?|likes?|wants?|needs?|prefers?|drinks?|has|adores?|looks?|smells?|tastes?))\b/;

/** "Give me the dark one": chosen, though no roast is asked for in general. */
const TAKES_ONE = /\b(?:give me|take|want|would like|have|add|get) (?:the|that) (dark|light) one\b/;
const NOT_TAKEN = /\b(?:not|never|no|if|would not|used to)\b/;

const QUITE = '(?: (?:actually|totally|completely|perfectly|also|now|just|absolutely|still|all|really|quite|definitely|certainly))*';
/** Behind a roast: "dark is fine after all", "a light one would be ok, too" */
const IS_FINE = new RegExp(
  String.raw`^(?: (?:roasts?|coffees?|ones?|stuff))?(?: (?:is|are)${QUITE}| (?:would|will|can) be${QUITE}(?=.*\b(?:too|also|as well|after all|again|now)\b)) (?:fine|ok|okay|alright|all right|allowed|acceptable|no problem|no issue|irrelevant|back|an option)\b(?! (?:for|with|by) (?!me\b|us\b|myself\b|tonight\b|now\b))`,
);
/** Before a roast: "I'm fine with dark" */
const FINE_WITH = /(?<!\b(?:not|never) (?:\w+ )?)\b(?:fine|ok|okay|cool|good) with (?:an? |the )?$/;

/** Whether a clause supposes that a taste is allowed again: "what if we put the fruit back in?" An allergen needs a statement. */
export function isSupposed(clause: string, word: string): boolean {
  const what = String.raw`(?:the |some |a bit of )?@${word}(?: (?:flavou?rs?|ones|stuff|coffees|tastes?))?`;
  return new RegExp(
    String.raw`\b(?:what|how about|and|say) if (?:${what} (?:is|are|was|were|would be|comes?|came)(?: \w+)? (?:allowed|ok|okay|fine|alright|back|in|included|possible|an option)\b|(?:i|we|you) (?:\w+ )?(?:allow|allowed|include|included|accept|accepted|permit|permitted|add|added|put|bring|brought|take|took|let)(?: back)? ${what}(?= ?(?:$|,|again|after all|back|in|too|as well)))`,
  ).test(clause);
}

/** Whether a clause only allows a roast: it lifts a refusal, and asks for nothing. */
export function isRoastAllowed({ kind, phrase, isRefused }: ReadMention, text: string): boolean {
  const [before = '', after = ''] = text.split(markOf(phrase), 2);
  return kind === 'roast' && !isRefused && (IS_FINE.test(after) || FINE_WITH.test(before));
}

/** Whether a clause drops a condition, and asks for nothing: "forget the fruit thing". */
export function isDropped({ phrase, isRefused }: ReadMention, text: string): boolean {
  const dropped = new RegExp(
    String.raw`\b(?:forget|ignore|scrap|scratch|drop|lift|never ?mind)(?: (?:what i said about|about|the|my|that|no))* ${markOf(phrase)} (?:thing|rule|part|bit|condition|restriction|ban|business)\b`,
  );
  return !isRefused && dropped.test(text);
}

/** Whether a clause asks for what it names. */
export function isWanted(clause: string, isQuestion: boolean): boolean {
  return ASKS_FOR.test(clause) || (!isQuestion && WANTS.test(clause) && !OTHERS_LIKE.test(clause));
}

/** Roasts that a message refuses, those that it asks for or allows, and of these the ones that it only allows. */
export function readRoasts(clauses: readonly ReadClause[]): { refused: Roast[]; wanted: Roast[]; fine: Roast[] } {
  function named(isSaid: (clause: ReadClause, isRefused: boolean) => boolean): Roast[] {
    return clauses.flatMap((clause) =>
      clause.mentions.flatMap(({ kind, value, isRefused }) => (kind === 'roast' && isSaid(clause, isRefused) ? [value as Roast] : [])),
    );
  }
  const all = clauses.flatMap(({ mentions }) => mentions);
  // A dark roast is bitter. "Strong, but not bitter" may be one.
  const isBitterRefused = all.some(
    ({ kind, value, isRefused }) => kind === 'group' && (value === 'bitter' || value === 'burnt taste') && isRefused,
  );
  const isHeavyWanted = all.some(
    ({ kind, value, isRefused }) => !isRefused && (kind === 'strong' || (kind === 'roast' && value.endsWith('dark')) || value === 'high'),
  );
  const refused = [...new Set([...named((_, isRefused) => isRefused), ...(isBitterRefused && !isHeavyWanted ? ['dark' as const] : [])])];
  const wanted = [
    ...new Set([
      ...named(({ text, isQuestion }, isRefused) => !isRefused && (isQuestion ? isWanted(text, true) : !OTHERS_LIKE.test(text))),
      ...clauses.flatMap(({ text, isQuestion }) =>
        isQuestion || NOT_TAKEN.test(text) ? [] : ((TAKES_ONE.exec(text)?.slice(1) ?? []) as Roast[]),
      ),
    ]),
  ];
  const fine = clauses.flatMap((clause) =>
    clause.isQuestion ? [] : clause.mentions.flatMap((mention) => (isRoastAllowed(mention, clause.text) ? [mention.value as Roast] : [])),
  );
  function allowed(roasts: readonly Roast[]): Roast[] {
    return [...new Set(roasts)].filter((roast) => !refused.includes(roast));
  }
  return { refused, wanted: allowed([...wanted, ...fine]), fine: allowed(fine) };
}

/** Tastes of several words that a message refuses: "earl grey". */
export function refusedPhrases(clauses: readonly ReadClause[]): string[] {
  const refused = clauses.flatMap(({ mentions }) => mentions.filter(({ isRefused, phrase }) => isRefused && phrase.includes(' ')));
  return refused.flatMap(({ kind, value }) => (kind === 'taste' ? [value] : kind === 'group' ? TASTE_GROUPS[value]!.shunned : []));
}
