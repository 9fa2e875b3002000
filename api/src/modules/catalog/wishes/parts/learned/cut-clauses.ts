/** A clause of a message, from one joint (a mark, a conjunction, a picture) to the next. */
export interface Clause {
  /** Where it begins in the message; it ends where the next one begins. */
  at: number;
  end: number;
  /** The joint before it; "^" for the first. */
  joint: string;
  words: string[];
}

const CONJUNCTION = 'and|but|while|plus|or|whereas|then|n|also|und|aber|y|pero|et|mais';
const JOINT = new RegExp(
  String.raw`(?:(?<!\b(?:m(?:r|rs|s)|dr|st|no|nr|\d))[.,;:!?\n()/–—+&=*…]+(?:\s*(?:${CONJUNCTION}|so)\b(?!\s*$))?|\s-\s|(?<=\s)(?:${CONJUNCTION})(?=\s)|(?<=^(?:hi+|hey|hello|(?:lol )?ok))(?=\s)|(?<=\p{L} )(?=(?:one|1) \p{L}+ (?:one|1) )|(?<=\b(?:one|1) (?:with(?:out)? )?\p{L}+ )(?=(?:one|1) \p{L})|(?<=\p{L} )(?=[b-d]\) )|(?<=\s(?:zwei|dos|deux|two) )(?=ohne|sin|sans|without)|\p{Emoji_Presentation}+)\s*`,
  'giu',
);
const WORD = /\p{L}[\p{L}\p{M}']*|\d+|\$/gu;
/** More than any message of a person has. */
const MOST_CLAUSES = 80;

/** The clauses of a text in plain English (plain-english.ts), which together are the whole of it. */
export function cutClauses(message: string): Clause[] {
  const joints = [...message.matchAll(JOINT)].map(({ 0: said, index }) => ({ said, index, end: index + said.length }));
  const clauses: Clause[] = [];
  let at = 0;
  let joint = '^';
  for (const { said, index, end } of [...joints.slice(0, MOST_CLAUSES), { said: '$', index: message.length, end: message.length }]) {
    const words = message.slice(at, index).match(WORD) ?? [];
    // A joint without words before it belongs to the one before.
    if (words.length === 0) joint += said;
    else {
      clauses.push({ at, end, joint: joint.trim(), words });
      joint = said;
    }
    at = end;
  }
  return clauses.map((clause, place) => ({
    ...clause,
    at: place === 0 ? 0 : clauses[place - 1]!.end,
    end: place === clauses.length - 1 ? message.length : clause.end,
  }));
}
