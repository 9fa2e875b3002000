import type { ToolResult } from '../../tool-result.ts';
import { noWishes, readWishes, unique, type Wishes } from './wishes.ts';

/** What the guest has ruled out for the whole talk. */
type InForce = { allergens: string[] } & Pick<Wishes, 'isDecafRefused' | 'refusedRoasts' | 'exclude' | 'maxCaffeine' | 'maxPriceCents'>;

/** What the shop's tool reads out of the visitor's words: this engine reads no wishes itself. */
export interface Reading {
  of(text: string): Wishes;
  inForce: InForce | null;
  /** Products that the guest has refused by name, or has. */
  notThese: string[];
}

export const READ_TOOL = 'read_request';

/** The tool's answer for texts that were sent in one call; null before it. */
export function readingIn(results: readonly ToolResult[]): Reading | null {
  const result = results.find(({ name }) => name === READ_TOOL);
  const texts = result?.args['texts'];
  const { read, inForce, notThese } = (result?.value ?? {}) as { read?: unknown[] } & Partial<Reading>;
  if (!Array.isArray(texts) || !Array.isArray(read)) return null;
  const byText = new Map(texts.map((text, place) => [text as string, readWishes(read[place])]));
  return { of: (text) => byText.get(text) ?? noWishes(), inForce: inForce ?? null, notThese: notThese ?? [] };
}

/** A reading without wishes that records the texts it is asked for. */
export function recordTexts(): { reading: Reading; texts: Set<string> } {
  const texts = new Set<string>();
  return { texts, reading: { of: (text) => (texts.add(text), noWishes()), inForce: null, notThese: [] } };
}

/** The conditions of the talk as the shop holds them, whatever this engine would drop. */
export function withInForce(wishes: Wishes, said: Wishes, inForce: InForce | null): Wishes {
  if (inForce === null) return wishes;
  const { exclude, maxCaffeine, maxPriceCents, isDecafRefused, refusedRoasts } = inForce;
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
