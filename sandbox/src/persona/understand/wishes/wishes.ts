import { z } from 'zod';

export const texts = z.array(z.string()).catch([]);
export const text = z.string().nullable().catch(null);
export const LEVELS = ['none', 'low', 'medium', 'high'] as const;
export const caffeine = z.enum(LEVELS).nullable().catch(null);
export const grind = z.enum(['whole-bean', 'ground']);
const flag = z.boolean().catch(false);

/** What is ruled out for a person. */
export const inForce = z
  .object({
    allergens: texts,
    exclude: texts,
    refusedRoasts: texts,
    isDecafRefused: flag,
    maxCaffeine: caffeine,
    maxPriceCents: z.number().nullable().catch(null),
  })
  .nullable()
  .catch(null);
export type InForce = z.infer<typeof inForce>;

/** The wishes of a visitor as the shop's tool reads them. Moods, tastes and words are preferences; everything else is a condition. */
const wishes = z.object({
  moods: texts,
  tastes: texts,
  /** Flavours as the visitor named them, in addition to their tastes: "hazelnut" beside nut. */
  words: texts,
  /** The words for several tastes at once that were named. */
  groups: z.array(z.object({ label: z.string(), wanted: texts, shunned: texts })).catch([]),
  exclude: texts,
  caffeine,
  maxCaffeine: caffeine,
  /** "not decaf": the tools have no such filter, so the engine removes violating products. */
  isDecafRefused: flag,
  maxPriceCents: z.number().nullable().catch(null),
  grind: grind.nullable().catch(null),
  category: z.enum(['beans', 'equipment', 'merchandise']).nullable().catch(null),
  roast: text,
  refusedRoasts: texts,
  /** Whether it is about one person, and only another must have no caffeine. */
  isBesideCaffeine: flag,
  /** For the one of several persons that it is about. */
  inForce,
  /** Whether the message allows something again. */
  lifts: flag,
});
export type Wishes = z.infer<typeof wishes>;

/** Fields that are missing or invalid are no wish. */
export function readWishes(fields: unknown): Wishes {
  return wishes.parse(fields);
}
export function noWishes(): Wishes {
  return readWishes({});
}

/** Unknown caffeine counts as the highest. */
export function levelOf(level: Wishes['caffeine']): number {
  return LEVELS.indexOf(level ?? 'high');
}

export function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

export function hasSoftWish({ moods, tastes, words }: Wishes): boolean {
  return moods.length + tastes.length + words.length > 0;
}
export function hasHardWish(wishes: Wishes): boolean {
  return (
    wishes.exclude.length + wishes.refusedRoasts.length > 0 ||
    wishes.isDecafRefused ||
    [wishes.caffeine, wishes.maxCaffeine, wishes.maxPriceCents, wishes.grind, wishes.roast].some((wish) => wish !== null)
  );
}
export function hasWish(wishes: Wishes): boolean {
  return hasSoftWish(wishes) || hasHardWish(wishes) || wishes.category !== null;
}
