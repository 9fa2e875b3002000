import { isCauseBetween } from './health/health-words.ts';
import { toPlainEnglish } from './language/plain-english.ts';
import { refusedMentions } from './refusals/refused-mentions.ts';
import { markOf, markRequests, type RequestMention } from './request-mentions.ts';
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

/** "Is that one dark or light?" asks about a coffee, and for no roast. */
const ASKS_FOR_ROAST_OF = new RegExp(
  [
    String.raw`^(?:(?:so|and|but|ok|oh|well|or|hey|,) )*(?:is|are|was|were) (?:it|this|that|these|those|they)\b(?! (?:possible|ok|okay|fine|alright)\b)`,
    String.raw`^(?:(?:so|and|but|ok|oh|well) )*(?:it|this|that)(?: one| coffee)?(?: is)?(?: an?)? @\w+(?: (?:roast|one))? or (?:an? |is it )*@`,
    String.raw`^(?:is|are) (?!there\b|@)[^,]*? @\w+ or (?:an? )?@\w+$|^how @\w+ (?:is|are|was)\b|\b(?:it|this|that|they)(?: one| coffee)? (?:is|are) (?:an? )?@\w+ or (?:an? )?@`,
    // "Is a dark roast lighter on caffeine than a mild one?"
    String.raw`^(?:(?:so|and|but|ok|oh|well|,) )*(?:is|are|does|do|has|have|why is|why are|how come) (?:an? |the |your |all )?@(?:dark|light|medium)\w*(?: roasts?| coffees?| ones?)? [^,]*\bthan\b`,
  ].join('|'),
);
/** "I get heartburn from dark roasts": refused by the harm that is reported. A taste is refused so in `readWishes`. */
function harmful(text: string, mentions: readonly RequestMention[]): RequestMention[] {
  return mentions.filter(({ kind, phrase }) => {
    const [before = '', after = ''] = text.split(markOf(phrase), 2);
    return kind === 'roast' && isCauseBetween(before, after);
  });
}

const WANTS = /\b(?:want|need|like|love|prefer|looking|something|anything|please|give|show)\b/;

/** The words and phrases of a message that a request is made of, and which of them it refuses. */
export function readClauses(message: string): ReadClause[] {
  return clausesIn(toPlainEnglish(message)).map(({ isQuestion, isRefusedAfter, ...clause }) => {
    const { text, mentions } = markRequests(clause.text);
    const refused = isRefusedAfter ? mentions : [...refusedMentions(text, mentions), ...harmful(text, mentions)];
    const isAboutOne = ASKS_FOR_ROAST_OF.test(text) && !WANTS.test(text);
    return {
      text,
      isQuestion,
      mentions: mentions
        .map((mention) => ({ ...mention, isRefused: refused.includes(mention) }))
        .filter(({ kind, isRefused }) => isRefused || !isAboutOne || (kind !== 'roast' && !(kind === 'mild' && / than /.test(text)))),
    };
  });
}
