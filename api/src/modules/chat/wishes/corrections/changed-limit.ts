const WORD =
  '(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const SUM = String.raw`\$?(?<sum>\d{1,3}(?:[.,]\d\d?)?|${WORD})(?![\d:%])(?: ?(?:dollars?|bucks|\$))?`;
const HESITATES = String.raw`(?:(?:like|about|around|maybe|up to|even|another|say|a max of) )*`;
/** What may follow a sum that is a price: "make it 12 bags" is none. */
const END = String.raw`(?= ?(?:$|[,.!?;)]|(?:then|max|tops|please|pls|ok|okay|for (?:him|her|it|that|this|a good|the right)|if|but|and|now|instead|actually|since|because|per bag|a bag|each|i guess|lol|tho|though|as well|too|my|he|she|is fine)\b))`;
const CHANGES = [
  String.raw`(?:make|call) (?:it|that)`,
  String.raw`(?:i|we) (?:can|could|will|would|might|may)(?: (?:also|maybe|probably|just|even|actually|still))* (?:do|go|pay|spend|manage|stretch|afford)(?: up)?(?: to| as high as| for)?`,
  String.raw`(?:i|we)'ll (?:do|go|pay|spend|stretch)(?: up)?(?: to| as high as)?`,
  String.raw`let'?s (?:say|do|go|call it|make it)(?: up)?(?: to| with)?`,
  String.raw`(?:raised?|bump(?:ed)?|up(?:ped)?|increased?|push(?:ed)?|stretch(?:ed)?|lower(?:ed)?|drop(?:ped)?|changed?|set|bring|put|cut) (?:it|that|(?:the|my|our) (?:budget|limit|max(?:imum)?|cap))(?: up| down)?(?: to| at)?`,
  String.raw`go(?:ing)? (?:up |down )?to`,
].join('|');
/** "Make it 20", "I can do 16", "let's say 20 then" */
const CHANGED = new RegExp(String.raw`(?<!\bnot |n't )\b(?:${CHANGES}) ${HESITATES}${SUM}${END}`, 'i');
/** "Fine, 20", "actually 12", "20 is ok too" */
const ALONE = new RegExp(
  String.raw`^(?:(?:ok(?:ay)?|fine|well|alright|all right|sure|sorry|actually|no|wait|i mean(?:t)?|rather|correction|say|so|hm+|then|yeah|yes|maybe|typo|oops|let'?s say)[ ,:.!]+)+(?:i mean(?:t)? )?${HESITATES}${SUM}(?: (?:then|max|tops|please|pls|i guess|is (?:ok|fine|okay)))*[.! ]*$`,
  'i',
);
const ACCEPTED = new RegExp(
  String.raw`(?<=^|[.!,;] |\bso )(?:(?:ok(?:ay)?|fine|well|actually|so|hm+)[ ,:.!]+)*${SUM}(?: exactly| flat| even)? (?:is|would be|works|is also|would also be) (?:\w+ )?(?:ok|okay|fine|possible|doable|alright|all right|good|for me|too)(?: too| as well| then| there| for (?:me|her|him|us))?(?=[.!, ]*$|[.!,;] )`,
  'i',
);
/** "I need some of it for the bus, so 16 it is" */
const LEFT = new RegExp(String.raw`\b(?:so|then),? ${SUM} it is(?= ?(?:$|[.,!]))`, 'i');
/** "15?", "and for 20?" */
const ASKED = new RegExp(String.raw`^(?:(?:and|or|what about|how about|for|under|maybe) )*${SUM}\?$`, 'i');
/** "If I had a dollar more" */
const RAISED = new RegExp(
  String.raw`\b(?:if (?:i|we) (?:had|have|spent|spend|added|add)|(?:i|we) (?:have|can add|could add|can spend|could spend)|with) (?:just |only |another )?(?<more>an?|one|two|three|four|five|\d{1,2}) (?:dollars?|bucks?) (?:more|extra)\b`,
  'i',
);
const FEW: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
/** A bare number below this share of the limit counts bags. */
const LEAST_SHARE = 0.5;

/** A text with a new limit in the words of one, where a limit of so many cents is in force; else the text itself. */
export function withChangedLimit(text: string, limitCents: number | null, readLimit: (text: string) => number | null): string {
  if (limitCents === null) return text;
  const raised = RAISED.exec(text);
  if (raised) {
    const more = raised.groups!['more']!.toLowerCase();
    return text.replace(raised[0], `at most ${((limitCents + 100 * (FEW[more] ?? Number(more))) / 100).toFixed(2)} dollars`);
  }
  const found =
    ASKED.exec(text) ?? (text.includes('?') ? null : (ALONE.exec(text) ?? ACCEPTED.exec(text) ?? CHANGED.exec(text) ?? LEFT.exec(text)));
  if (!found) return text;
  const limit = `at most ${found.groups!['sum']} dollars`;
  const cents = readLimit(limit);
  const isPrice = /\$|dollar|buck/i.test(found[0]) || (cents !== null && cents >= limitCents * LEAST_SHARE);
  return isPrice ? text.replace(found[0], limit) : text;
}
