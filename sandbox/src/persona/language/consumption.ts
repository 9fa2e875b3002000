const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50, a: 1, an: 1 }; // oxfmt-ignore
const MOST_CUPS = 100;

/** A figure or a word, as a group of a pattern. */
export const NUMBER = String.raw`(\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const PEOPLE = new RegExp(
  String.raw`\b${NUMBER} (?:\w+ )?(?:people|persons?|guests?|of us|adults|drinkers|friends|colleagues|coworkers|employees|members|ladies|women|men|students|teachers|customers|volunteers|(?:here )?at (?:home|work)|in (?:the|our|my) (?:house|household|home|family|office))\b|\b(?:office|family|team|party|group|crew|staff|club|crowd|band) of (?:about |around |some |roughly )?${NUMBER}\b`,
);
/** "Three large cups" */
export const CUPS = new RegExp(String.raw`\b${NUMBER} (?:big |large |small )?(?:cups?|mugs?|coffees)\b`);
/** "With two cups each", behind the number of persons */
export const EACH = new RegExp(String.raw`${CUPS.source}(?: of coffee)?(?: a day)? (?:each|apiece|per (?:person|head)|a head)\b`);
/** "Three cups a day", "I drink five a day" */
export const A_DAY = new RegExp(
  String.raw`${CUPS.source} (?:a|per|each|every) day\b|\b(?:drinks?|have|makes?) (?:about |like )?${NUMBER} (?:a|per|each|every) day\b`,
);
/** "My wife and I" */
const COUPLE =
  /\b(?:my (?:wife|husband|partner|girlfriend|boyfriend|roommate|mother|mom|mum|father|dad|sister|brother) and (?:i|me)|(?:me|i) and my (?:wife|husband|partner|girlfriend|boyfriend|roommate)|the two of us|both of us|we both)\b/;

/** The first number of a pattern, as a figure or a word; null without one. */
export function counted(pattern: RegExp, text: string): number | null {
  const said = pattern.exec(text)?.slice(1).find(Boolean);
  const number = said === undefined ? 0 : (NUMBERS[said] ?? Number(said));
  return number >= 1 && number <= MOST_CUPS ? number : null;
}

/** How many persons a text counts; null without a number. */
export function peopleIn(text: string): number | null {
  return counted(PEOPLE, text) ?? (COUPLE.test(text) ? 2 : null);
}

/** How much coffee is drunk, as a text says: "for 6 people with 3 cups each"; empty where it does not say. */
export function consumptionIn(text: string): string {
  const [people, each, daily] = [peopleIn(text), counted(EACH, text), counted(A_DAY, text)];
  const cups = each ?? daily;
  if (cups === null) return people === null ? '' : `for ${people} people`;
  return people === null ? `${cups} cups a day` : `for ${people} people with ${cups} cups each`;
}
