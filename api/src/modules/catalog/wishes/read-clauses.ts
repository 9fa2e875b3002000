import { toPlainEnglish } from './language/plain-english.ts';
import { refusedMentions } from './refusals/refused-mentions.ts';
import { markRequests, type RequestMention } from './request-mentions.ts';
import { clausesIn } from './sentences.ts';

export interface ReadMention extends RequestMention {
  isRefused: boolean;
}

/** A clause with its mentions marked, in their order: "no @nuts". */
export interface ReadClause {
  text: string;
  isQuestion: boolean;
  mentions: ReadMention[];
}

/** The words and phrases of a message that a request is made of, and which of them it refuses. */
export function readClauses(message: string): ReadClause[] {
  return clausesIn(toPlainEnglish(message)).map(({ isQuestion, isRefusedAfter, ...clause }) => {
    const { text, mentions } = markRequests(clause.text);
    const refused = isRefusedAfter ? mentions : refusedMentions(text, mentions);
    return { text, isQuestion, mentions: mentions.map((mention) => ({ ...mention, isRefused: refused.includes(mention) })) };
  });
}
