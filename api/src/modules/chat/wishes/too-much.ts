import { type CatalogSnapshot, toPlainEnglish } from '../../catalog/index.ts';
import { productsNamed } from './refused-names.ts';

const TOO =
  /(?<!\b(?:not|nothing|nicht|no|pas|nada) )\b(?:too|zu|demasiado|trop) (?:damn |very |much )?(?:sweet|bitter|strong|weak|dark|light|mild|expensive|dear|pricey|heavy|rich|smoky|spicy|sour|fruity|minty|floral|christmass?y|wintry|salty|boring|plain|nutty|s(?:ü|u)(?:ß|ss)|stark|teuer|dulce|fuerte|suave|car[oa]|sucr[ée]e?|fort|cher|amer)(?![\p{L}])/iu;

/** "Is the light one too light?" rules out nothing. */
const QUESTION = /(?<=^|[.!?] )(?:(?:and|but|so|hm+),? )?(?:is|are|would|will)\b[^.!?]*\?/gi;

/** The cards of the last reply that were "too sweet": those that are named with it, or all but those that are named beside it. */
export function tooMuch(message: string, lastCards: readonly string[], catalog: CatalogSnapshot): string[] {
  const text = message.replace(QUESTION, '');
  if (!TOO.test(text)) return [];
  const clauses = text.split(/[.!?;,\n]| but /);
  function named(isTooMuch: boolean): string[] {
    return clauses.filter((clause) => TOO.test(clause) === isTooMuch).flatMap((clause) => productsNamed(toPlainEnglish(clause), catalog));
  }
  const blamed = named(true);
  return lastCards.filter((slug) => (blamed.length > 0 ? blamed.includes(slug) : !named(false).includes(slug)));
}
