import type { CatalogSnapshot, CaffeineLevel } from '../../catalog/index.ts';
import { ASKS, REFUSES } from './chosen-for.ts';
import type { TalkMessage } from './read-talk.ts';
import { productsNamed } from './refused-names.ts';
import type { Told } from './ruled-out.ts';

/** "I hate the Brunana", "the duke is too spicy" choose nothing. */
const DISLIKES = /\b(?:hates?|dislikes?|too|sick of|tired of|worse|awful|horrible)\b/;

/** The newest message, by its place, that names each product without a question or a refusal. */
export function namedAt(read: readonly TalkMessage[], catalog: CatalogSnapshot): Map<string, number> {
  return new Map(
    read.flatMap(({ place, clauses }) =>
      clauses
        .filter(({ text, isQuestion }) => !isQuestion && ![ASKS, REFUSES, DISLIKES].some((pattern) => pattern.test(text)))
        .flatMap(({ text }) => productsNamed(text, catalog).map((slug): [string, number] => [slug, place])),
    ),
  );
}

function ofHealth(level: CaffeineLevel | null): CaffeineLevel | null {
  return level === 'none' ? level : null;
}

/**
 * What holds for a product that the message at `place` names: "less spicy, please" says nothing of "one Duke's Spice" later. Allergens and
 * "no caffeine" hold, whatever is named.
 */
export function withoutPreferences(told: Told, place: number): Told {
  const read = told.read.map((one): TalkMessage => {
    if (one.place >= place) return one;
    const { change, conditions } = one;
    return {
      ...one,
      change: {
        ...change,
        exclude: [],
        flavours: { ...change.flavours, refused: [] },
        maxCaffeine: ofHealth(change.maxCaffeine),
        isDecafRefused: false,
        refusedRoasts: [],
      },
      conditions: conditions.map((condition) => ({
        ...condition,
        exclude: [],
        maxCaffeine: ofHealth(condition.maxCaffeine),
        isDecafRefused: false,
        refusedRoasts: [],
      })),
    };
  });
  return { ...told, read };
}
