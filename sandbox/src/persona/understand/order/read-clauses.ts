import type { BasketLine } from '../turn.ts';
import { clausesOf, orderWords, withMarks } from './order-words.ts';
import { mentionsIn } from './clause.ts';
import { isPronoun, namesFor, personMeant, personsIn, type PersonWords } from './persons.ts';
import { picksIn, type Picks } from './picks.ts';

export interface Clause {
  text: string;
  /** Pronouns are resolved. */
  persons: PersonWords[];
  /** All persons of the talk up to its end, the last one named at the end. */
  named: string[];
  picks: Picks;
}

interface Said {
  /** Words and marks, each after a space. */
  words: string;
  raw: string;
  self: string;
  isSum: boolean;
  basket: readonly BasketLine[];
  persons: readonly string[];
}

/** The clauses of a message with the persons and products that each names; `raw` has the capitals and the marks that `words` have lost. */
export function readClauses({ words, raw, self, isSum, basket, persons: before }: Said): Clause[] {
  const ofLines = basket.flatMap(({ person }) => (person === null ? [] : [person]));
  const known = [...ofLines.filter((person) => !before.includes(person)), ...before];
  const names = namesFor(raw, known);
  function isName(person: string): boolean {
    const last = person.split(' ').at(-1)!;
    return !/[A-Z]/.test(raw) || new RegExp(String.raw`\b${last.charAt(0).toUpperCase()}${last.slice(1)}\b`).test(raw);
  }
  let named = known;
  const said = orderWords(
    withMarks(words, raw),
    self,
    basket.map(({ slug }) => slug),
  );
  return clausesOf(said).map((text) => {
    const mentions = mentionsIn(text);
    // The "neighbor" of "Friendly Neighbor" is none.
    const others = personsIn(text, names).filter(({ at, end }) => mentions.every((one) => end <= one.at || at >= one.end));
    const persons = others.map((one) => {
      const person = personMeant(one.person, named);
      if (!isPronoun(person)) named = [...named.filter((other) => other !== person), person];
      return { ...one, person };
    });
    return { text, persons, named, picks: picksIn(text, persons, isSum, isName) };
  });
}
