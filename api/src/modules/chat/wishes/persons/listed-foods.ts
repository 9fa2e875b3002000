import { toPlainEnglish } from '../../../catalog/index.ts';

/** "Gwen - tree nuts", "Father Mike = eggs", "dad: peanuts and soy" */
const ITEM =
  /^(?:\d+ ?x )?(?!(?:my )?(?:contains?|ingredients?|fav\w+|notes?|question|order|tastes?|flavou?rs?|also|ps|edit|update|i|we|you|they|wish\w*|cravings?|mood)\b|(?:[a-z]+ )?(?:likes?|loves?|wants?|prefers?|please|something|anything|with|has|have)\b)[a-z]+(?: [a-z\d]+)? ?(?:[=:]|[-–] ) ?(?<foods>[a-z]+(?: [a-z]+){0,4})$/;
/** "Hank (dairy)", "1x lactose (Viktor)" */
const IN_BRACKETS = /(?<!\b(?:something|anything|one|some) (?:\w+ )?)\b[a-z]+ \((?<foods>[a-z]+(?: [a-z]+){0,2})\)(?! ?\?)/g;
const GLUE = /^(?:and|or|both|only|tree|all|any|severe|bad)$/;
/** A food that a coffee may taste of, or be drunk with: "Linda: hazelnut" may be a wish. */
const MAY_BE_WANTED = /^(?:milk|creams?|butter|(?:hazel|wal|chest)?nuts?|almonds?|pecans?|pralines?|marzipan|pistachios?|nutty)$/;
/** "Hiro - no caffeine" */
const RULES_OUT = /\b(?:no|not|none|nothing|without|avoids?|off)\b/;
const MOST_ITEMS = 30;

/** The foods that a list names for each of several persons, as what they must not have: "Gwen - tree nuts. Patrick - lactose." */
export function listedFoods(message: string, isFood: (word: string) => boolean): string[] {
  const plain = toPlainEnglish(message);
  const parts = plain.split(/[.;,!\n]+ ?|: (?=[a-z]+(?: [a-z]+)? ?[-–=] )/, MOST_ITEMS).map((item) => ITEM.exec(item.trim()));
  const items = [...parts, ...plain.matchAll(IN_BRACKETS)].flatMap((item) => item?.groups?.['foods'] ?? []);
  const wordsOf = items.map((item) => item.split(' ').filter((word) => !GLUE.test(word)));
  const foods = wordsOf.filter((words) => words.every(isFood)).flat();
  // "Bob: cherries. Alice: nuts." are wishes, "Bob: nuts" is none.
  const isOfFoodsAlone = wordsOf.every((words) => words.every(isFood)) && foods.includes('nuts');
  if (!isOfFoodsAlone && !RULES_OUT.test(plain) && !foods.some((food) => !MAY_BE_WANTED.test(food))) return [];
  return [...new Set(foods.map((food) => (food.startsWith('nut') && /\btree nuts?\b/.test(plain) ? 'hazelnuts' : food)))];
}
