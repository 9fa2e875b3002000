import { addressed, isOne } from '../language/person.ts';
import { sentenceKey, sentencesOf } from '../language/text.ts';
import type { OfferedTurn } from '../plan/plan-turn.ts';
import type { Persona } from '../read-persona.ts';
import { ASKED } from '../understand/parts/needed-parts.ts';
import { compose } from './compose.ts';
import type { Writer } from './writer.ts';

/** With the person of each coffee, where several persons get one each. */
function withPersons(parts: readonly OfferedTurn[]): (OfferedTurn & { person: string | null })[] {
  const persons = parts.map(({ turn, offer }) =>
    turn.intent === 'recommend' && offer?.products.length && isOne(turn.person) ? turn.person : null,
  );
  const named = persons.filter((person) => person !== null);
  const isClear = named.length > 1 && new Set(named).size === named.length;
  return parts.map((part, at) => ({ ...part, person: isClear ? (persons[at] ?? null) : null }));
}

/** Two parts of a message may have the same answer. */
function withoutRepeats(texts: readonly string[]): string {
  const said = texts.flatMap((text) => sentencesOf(text));
  return texts.length === 1 ? texts[0]! : [...new Map(said.map((sentence) => [sentenceKey(sentence), sentence])).values()].join(' ');
}

/** What another part says as well: a recommendation of the coffee that is asked about, and the first of two descriptions of one coffee. */
function isSaidBeside({ turn, offer }: OfferedTurn, at: number, all: readonly OfferedTurn[]): boolean {
  const [product, other] = offer?.products ?? [];
  return all.some((one, place) => {
    if (place === at || one.turn.intent !== 'tell-me') return false;
    if (turn.intent === 'tell-me') return place > at && !ASKED.test(turn.raw) && one.turn.products.join() === turn.products.join();
    return turn.intent === 'recommend' && product !== undefined && !other && one.turn.products.includes(product.slug);
  });
}

/** The reply to all parts of a message, and the sums of what they ask for. */
export function composeParts(parts: readonly OfferedTurn[], sums: readonly string[], persona: Persona, writer: Writer): string {
  const said = parts.filter((part, at) => !isSaidBeside(part, at, parts));
  const texts = withPersons(said).map(({ person, ...part }) => {
    const text = compose({ ...part, persona, writer }, parts.length > 1);
    return person === null ? text : `For ${addressed(person)}: ${text}`;
  });
  return withoutRepeats([...texts, ...sums]);
}
