/** Words of hard wishes: one wrong letter must not hide them. */
const WORDS =
  'peanut peanuts hazelnut hazelnuts walnut walnuts almond almonds cashew cashews pistachio pistachios lactose gluten caffeine allergic allergy allergies intolerant intolerance pregnant cinnamon pumpkin chocolate peppermint banana caramel sesame coconut vanilla budget dollars without'.split(
    ' ',
  );
/** German "good", and other words one letter away from them. */
const OTHER_WORDS = ['guten', 'bandana'];
const SHORTEST = 5;

/** Whether one letter is missing, added, wrong, or swapped with the next. */
function isOneOff(said: string, word: string): boolean {
  if (Math.abs(said.length - word.length) > 1) return false;
  let at = 0;
  while (at < said.length && said[at] === word[at]) at += 1;
  const [rest, wanted] = [said.slice(at), word.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return rest.slice(1) === wanted.slice(1) || rest.slice(1) === wanted || rest === wanted.slice(1) || isSwapped;
}

/** A text in lower case with these words spelled right. */
export function respell(plain: string): string {
  return plain.replace(/[a-z]+/g, (said) => {
    if (said.length < SHORTEST || WORDS.includes(said) || OTHER_WORDS.includes(said)) return said;
    return WORDS.find((word) => isOneOff(said, word)) ?? said;
  });
}
