import { addressed } from '../../language/person.ts';
import type { Memory } from '../memory.ts';
import { POSTER } from '../products.ts';
import type { BasketLine } from '../turn.ts';
import { PERSON } from './picks.ts';
import { countIn } from './quantities.ts';

/** What is chosen, and what was recommended for persons who have nothing chosen yet. */
export function withProposed({ basket, proposed }: Pick<Memory, 'basket' | 'proposed'>): BasketLine[] {
  function isOpen(line: BasketLine): boolean {
    return !basket.some(({ slug, person }) => slug === line.slug || (person !== null && addressed(person) === line.person));
  }
  return [...basket, ...proposed.filter(isOpen)];
}

const SWAPS =
  /\b(?:mixed (?:\w+ )?up|(?:the )?other way (?:a )?round|vice versa|(?:swap|switch) (?:them|those|these|the two)(?: (?:a)?round)?)\b/;

export function isExchange(said: string): boolean {
  return SWAPS.test(said);
}

/** "I mixed them up": the two persons that are named, or the last two, with each other's product; null where it is no exchange. */
export function exchanged(lines: readonly BasketLine[], said: string): BasketLine[] | null {
  if (!isExchange(said)) return null;
  const ofPersons = lines.filter(({ person }) => person !== null);
  const named = ofPersons.filter(({ person }) => ` ${said} `.includes(` ${lastWord(person!)} `));
  const [one, other] = named.length === 2 ? named : ofPersons.slice(-2);
  if (!one || !other) return null;
  return lines.map((line) => (line === one ? { ...one, slug: other.slug } : line === other ? { ...other, slug: one.slug } : line));
}

function lastWord(person: string): string {
  return person.toLowerCase().split(' ').at(-1)!;
}

const FORGOTTEN = new RegExp(String.raw`\b(?:forgot|left out|missed)(?: about)? (${PERSON})\b`);

/** "You forgot Oliver": what was recommended for a person. */
export function forgotten(lines: readonly BasketLine[], said: string): BasketLine[] {
  const [, who] = FORGOTTEN.exec(said) ?? [];
  return who === undefined ? [] : lines.filter(({ person }) => person !== null && lastWord(person) === lastWord(who));
}

const COUNTED_FOR = new RegExp(String.raw`\b(two|three|four|five|six|\d{1,2}) (?:bags? )?(?:for|of) (${PERSON})\b`);
/** "Make it two bags for Tom": more of what was chosen for a person. */
export function countedFor(lines: readonly BasketLine[], said: string): BasketLine[] {
  const [, count = '', who] = COUNTED_FOR.exec(said) ?? [];
  const theirs =
    who === undefined
      ? []
      : lines.filter(({ person }) => person !== null && [lastWord(person), `${lastWord(person)}s`].includes(lastWord(who)));
  return theirs.length === 1 ? [{ ...theirs[0]!, count: countIn(count) ?? 1 }] : [];
}

const ALSO = /\b(?:also|too|as well|another|plus|second|both|each)\b/;

/** "Sophie gets the mint one": a person gets what is chosen for them, and no longer what was chosen or recommended before. */
export function withoutOthersOf(lines: readonly BasketLine[], chosen: readonly BasketLine[], said: string): BasketLine[] {
  if (ALSO.test(said)) return [...lines];
  const persons = chosen.flatMap(({ person }) =>
    person === null || /^(?:him|her)$/.test(person) ? [] : [addressed(person).toLowerCase()],
  );
  return lines.filter(({ slug, person }) => {
    const isTheirs = person !== null && persons.includes(addressed(person).toLowerCase());
    return !isTheirs || chosen.some((line) => line.slug === slug);
  });
}

const CONFIRMS =
  /\b(?:right|correct|yes|ok|okay|no)\W*$|\b(?:can|could|will) you (?:please )?(?:remember|note|keep|write|save)\b[^?]*\?\W*$|\bgot (?:that|it)\W*$/i;

const SHOWS = /^\W*(?:please )?(?:show|tell|describe|compare|explain)\b/i;

/** Whether a message says who gets what, and asks nothing else. */
export function isChoice(picked: readonly BasketLine[], raw: string): boolean {
  // "A poster for my brother" asks for one.
  return (
    picked.some(({ slug, person }) => person !== null && slug !== POSTER) && !SHOWS.test(raw) && (!raw.includes('?') || CONFIRMS.test(raw))
  );
}
