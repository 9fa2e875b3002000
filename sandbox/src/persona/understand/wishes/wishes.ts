export type Caffeine = 'none' | 'low' | 'medium' | 'high';
type Grind = 'whole-bean' | 'ground';

/** A word for several tastes at once. */
interface TasteGroup {
  label: string;
  wanted: string[];
  shunned: string[];
}

/** The wishes of a visitor as the shop's tool reads them. Moods, tastes and words are preferences; everything else is a condition. */
export interface Wishes {
  moods: string[];
  tastes: string[];
  /** Flavours as the visitor named them, in addition to their tastes: "hazelnut" beside nut. */
  words: string[];
  /** The groups that were named, for what is said about the tastes. */
  groups: TasteGroup[];
  exclude: string[];
  caffeine: Caffeine | null;
  maxCaffeine: Caffeine | null;
  /** "not decaf": the tools have no such filter, so the engine removes violating products. */
  isDecafRefused: boolean;
  maxPriceCents: number | null;
  grind: Grind | null;
  category: 'beans' | 'equipment' | 'merchandise' | null;
  roast: string | null;
  refusedRoasts: string[];
  /** Whether the message allows something again. */
  lifts: boolean;
}

export function noWishes(): Wishes {
  return {
    moods: [],
    tastes: [],
    words: [],
    groups: [],
    exclude: [],
    caffeine: null,
    maxCaffeine: null,
    isDecafRefused: false,
    maxPriceCents: null,
    grind: null,
    category: null,
    roast: null,
    refusedRoasts: [],
    lifts: false,
  };
}

export function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

export function hasSoftWish(wishes: Wishes): boolean {
  return wishes.moods.length + wishes.tastes.length + wishes.words.length > 0;
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
