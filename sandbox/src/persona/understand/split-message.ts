/** A message has at most this many parts that are answered. */
const MOST_PARTS = 3;
/** Where a new question or a new request begins after "and", "plus" or a comma. */
const BEGINS =
  "(?:(?:what|whats|how|hows|which|where|wheres|when|why|who|whos|is|are|am|do|does|did|can|could|will|would|should|have|has|got|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |an? (?:\\w+ )?(?:one|coffee|blend|bag|gift|decaf|joke|story)\\b|what's |how's |where's )";
const JOINT = new RegExp(
  String.raw`\s*(?:,|;|&|\+)?\s+(?:and also|and then|and|plus|also|as well as)\s+(?=${BEGINS})|\s*[,;]\s+(?=${BEGINS})`,
  'i',
);
/** "I need two gifts, one for my dad and one for my mum": what comes before the parts holds for each. */
const LIST = /^(.*?)[,:]?\s*\b(one (?:for|to|with|that)\b.+)$/i;

/** The questions and requests of a message, in its order; one part when it has but one. */
export function splitMessage(message: string): string[] {
  const sentences = message
    .split(/(?<=[?!.])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const parts = sentences.flatMap((sentence) => {
    const list = LIST.exec(sentence);
    const pieces = (list?.[2] ?? sentence).split(JOINT).filter((piece) => /\p{L}{2}/u.test(piece));
    return list && pieces.length > 1 ? pieces.map((piece) => piece.replace(/^one\b/i, 'a coffee')) : list ? [sentence] : pieces;
  });
  return parts.slice(0, MOST_PARTS);
}
