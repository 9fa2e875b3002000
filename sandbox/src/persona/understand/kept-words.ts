import { examples } from '../intents/classify.ts';
import type { Persona } from '../read-persona.ts';
import { knownNames } from './products.ts';
import * as rules from './rules.ts';

/** Words of the examples are not corrected; rare ones may be the misspelled examples. */
const LEAST_USES = 4;
const uses = new Map<string, number>();
for (const line of [...examples.values()].flat()) for (const word of line.split(' ')) uses.set(word, (uses.get(word) ?? 0) + 1);
const ruleWords = Object.values(rules).flatMap(({ source }) => source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{4,}/g) ?? []);
const kept = new Set([
  ...ruleWords,
  ...[...uses].filter(([, count]) => count >= LEAST_USES).map(([word]) => word),
  ...knownNames.flatMap((name) => name.split(' ')),
]);

export function keptWords({ lore }: Persona): Pick<ReadonlySet<string>, 'has'> {
  const own = new Set(lore.flatMap(({ words }) => words.flatMap((word) => word.split(' '))));
  return { has: (word) => kept.has(word) || own.has(word) };
}
