import { plainText, tokensOf } from '../../language/text.ts';
import { namedProducts, namesProduct, officialName } from '../products.ts';
import { unique } from '../wishes/wishes.ts';

/** "And which one is milder?", "are both in stock?" */
const OF_TWO =
  /^(?:and |also |so |but )*(?:which|who)(?: one| of (?:the two|them|those|these))? (?:is|has|are|tastes?|costs?|would|goes|should)\b|\b(?:both|either|the two)(?: of them)?\b/i;

const OF_CONTENTS = /\b(?:milk|dairy|nuts?|gluten|soy|eggs?|allergens?|vegan)\b/i;

/** A question about two products that the parts before it name, with their names in front. */
export function withNamesBefore(question: string, before: readonly string[]): string {
  if (!OF_TWO.test(question) || OF_CONTENTS.test(question) || namesProduct(question)) return question;
  const names = unique(before.flatMap((text) => namedProducts(tokensOf(plainText(text)).join(' ')).slugs)).map(officialName);
  return names.length === 2 ? `${names.join(' and ')}: ${question}` : question;
}
