import { z } from 'zod';
import type { ToolResult } from '../../tool-result.ts';
import { inForce, type InForce, noWishes, readWishes, unique, type Wishes } from './wishes.ts';

const messageParts = z.array(z.object({ kind: z.enum(['lead', 'item', 'all', 'ask']), text: z.string() })).catch([]);
/** lead: an opening; item: what is asked for one coffee or person; all: what holds for every item; ask: another question. */
export type MessageParts = z.infer<typeof messageParts>;

/** What the shop's tool reads out of the visitor's words: this engine reads no wishes itself. */
export interface Reading {
  of(text: string): Wishes;
  /** Of a message that asks for several coffees; none of any other. */
  partsOf(message: string): MessageParts;
  inForce: InForce;
  /** Products that the guest has refused by name, or has. */
  notThese: string[];
  /** For whom a message asks: "my dad", "me", "all", or "each" for several persons with a coffee each; null where it names nobody. */
  personOf(message: string): string | null;
}

const askedFor = z.array(z.object({ text: z.string(), person: z.string() })).catch([]);

export const READ_TOOL = 'read_request';

/** The tool's answers for the texts of all its calls, and the visitor's messages; null before the first. */
export function readingIn(results: readonly ToolResult[], messages: readonly string[]): Recorded | null {
  const byText = new Map<string, Wishes>();
  const parts = new Map<string, MessageParts>();
  const whose = new Map<string, string | null>();
  const told: Partial<Reading>[] = [];
  for (const { name, args, value } of results) {
    const { texts, read } = { ...args, ...value } as { texts?: unknown; read?: unknown };
    if (name !== READ_TOOL || !Array.isArray(texts) || !Array.isArray(read)) continue;
    for (const [place, text] of texts.entries()) {
      byText.set(text as string, readWishes(read[place]));
      const { parts: found, person } = (read[place] ?? {}) as { parts?: unknown; person?: unknown };
      parts.set(text as string, messageParts.parse(found));
      whose.set(text as string, typeof person === 'string' ? person : null);
    }
    told.push(value as Partial<Reading>);
  }
  const [first] = told;
  const persons = new Map(
    askedFor.parse((first as { askedFor?: unknown } | undefined)?.askedFor).map(({ text, person }) => [text, person]),
  );
  if (!first) return null;
  const texts = new Set<string>();
  function of(text: string): Wishes {
    const read = byText.get(text);
    if (!read) texts.add(text);
    return read ?? noWishes();
  }
  return {
    texts,
    reading: {
      of,
      partsOf: (message) => parts.get(message) ?? [],
      inForce: inForce.parse(first.inForce),
      notThese: first.notThese ?? [],
      personOf: (message) => {
        if (messages.includes(message)) return persons.get(message) ?? null;
        if (!whose.has(message)) texts.add(message);
        // A part of the newest message that names nobody is of its person.
        return whose.get(message) ?? persons.get(messages.at(-1) ?? '') ?? null;
      },
    },
  };
}

/** A reading, and the texts that the tool has not read yet. */
interface Recorded {
  reading: Reading;
  texts: Set<string>;
}

/** A reading without wishes, before the tool was called. */
export function recordTexts(): Recorded {
  const texts = new Set<string>();
  return {
    texts,
    reading: {
      of: (text) => (texts.add(text), noWishes()),
      partsOf: (message) => (texts.add(message), []),
      inForce: null,
      notThese: [],
      personOf: () => null,
    },
  };
}

/** The conditions of the talk as the shop holds them, whatever this engine would drop. */
export function withInForce(wishes: Wishes, said: Wishes, ofTalk: InForce): Wishes {
  const ruledOut = said.inForce ?? ofTalk;
  if (ruledOut === null) return wishes;
  const { exclude, maxCaffeine, maxPriceCents, isDecafRefused, refusedRoasts } = ruledOut;
  return {
    ...wishes,
    tastes: wishes.tastes.filter((taste) => !exclude.includes(taste)),
    exclude,
    maxPriceCents,
    isDecafRefused,
    refusedRoasts: unique([...wishes.refusedRoasts, ...refusedRoasts]),
    caffeine:
      maxCaffeine === 'none' && !said.isBesideCaffeine
        ? 'none'
        : wishes.caffeine === 'none' && said.caffeine !== 'none'
          ? null
          : wishes.caffeine,
    maxCaffeine: maxCaffeine === null || maxCaffeine === 'none' ? wishes.maxCaffeine : maxCaffeine,
  };
}
