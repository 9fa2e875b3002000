import { formatCents } from '../../../platform/lib/money.ts';
import { type CaffeineLevel, caffeineLevels, type Roast } from '../search-words.ts';
import { type Allergen, allergenLabel, allergens, isNut } from '../allergens.ts';
import { type FlavourWishes, withFlavours } from './flavours.ts';

/** What somebody must not have because of their health: kept with the customer. */
export interface HealthWishes {
  allergens: Allergen[];
  /** Tastes that they are allergic to and that are no major allergen, like cinnamon. */
  tastes: string[];
  isCaffeineFree: boolean;
}

/** What is out of the question for the moment, whatever the reason. */
export interface HardWishes {
  allergens: Allergen[];
  /** Tastes, or flavours of a taste that is otherwise asked for. */
  exclude: string[];
  maxCaffeine: CaffeineLevel | null;
  /** No coffee without caffeine. */
  isDecafRefused: boolean;
  refusedRoasts: Roast[];
  maxPriceCents: number | null;
}

/** What one message says about it. */
export interface WishChange extends HardWishes {
  /** The part that is about health. */
  health: HealthWishes;
  flavours: FlavourWishes;
  /** What is allowed again. `isCaffeine` and `tastes` end a health wish, too; `isCaffeineNow` and `askedTastes` only one of the talk. */
  lifted: {
    allergens: Allergen[];
    /** Allowed for the visitor alone, who says nothing about others: "I eat nuts all day", "I can eat anything". */
    own: Allergen[];
    tastes: string[];
    askedTastes: string[];
    /** Nuts that are asked for: "nutty, but my flatmate can't have peanuts". */
    askedNuts: Allergen[];
    roasts: Roast[];
    /** Of these roasts, the ones that are only allowed: "dark is fine". */
    fineRoasts: Roast[];
    /** All allergies that the talk has named. */
    isAllergy: boolean;
    isCaffeine: boolean;
    isCaffeineNow: boolean;
    /** Decaf, after a refusal of it. */
    isDecaf: boolean;
    isBudget: boolean;
  };
}

export function noHealthWishes(): HealthWishes {
  return { allergens: [], tastes: [], isCaffeineFree: false };
}
export function noHardWishes(): HardWishes {
  return { allergens: [], exclude: [], maxCaffeine: null, isDecafRefused: false, refusedRoasts: [], maxPriceCents: null };
}

/** Of a message that says nothing about it. */
export function noWishChange(): WishChange {
  return {
    ...noHardWishes(),
    health: noHealthWishes(),
    flavours: { isBesideHealth: false, refused: [], asked: [] },
    lifted: {
      allergens: [],
      own: [],
      tastes: [],
      askedTastes: [],
      askedNuts: [],
      roasts: [],
      fineRoasts: [],
      isAllergy: false,
      isCaffeine: false,
      isCaffeineNow: false,
      isDecaf: false,
      isBudget: false,
    },
  };
}

/** The values without repetitions, in their order. */
export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function merged<T>(known: readonly T[], fresh: readonly T[], lifted: readonly T[] = []): T[] {
  return unique([...known.filter((one) => !lifted.includes(one)), ...fresh]);
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((one) => !some.includes(one));
}

/** Who must not have nuts, wheat or milk is not offered the taste of them either. */
const TASTE_OF: Partial<Record<Allergen, string>> = { 'tree-nuts': 'nut', peanuts: 'nut', wheat: 'grain', milk: 'cream' };

/** The wishes of a talk after one more message, without those of health: these are kept apart. What is asked for by name now is not left out any more. */
export function afterMessage(known: HardWishes, said: WishChange): HardWishes {
  const { lifted } = said;
  const isCaffeineLifted = lifted.isCaffeine || lifted.isCaffeineNow;
  const ownTastes = lifted.own.flatMap((allergen) => (known.allergens.includes(allergen) ? (TASTE_OF[allergen] ?? []) : []));
  return {
    allergens: merged(known.allergens, without(said.allergens, said.health.allergens), [...lifted.allergens, ...lifted.own]),
    exclude: merged(known.exclude, without(said.exclude, said.health.tastes), [...lifted.tastes, ...lifted.askedTastes, ...ownTastes]),
    maxCaffeine: (said.health.isCaffeineFree ? null : said.maxCaffeine) ?? (isCaffeineLifted ? null : known.maxCaffeine),
    isDecafRefused: said.isDecafRefused || (known.isDecafRefused && said.maxCaffeine !== 'none' && !lifted.isDecaf),
    refusedRoasts: merged(known.refusedRoasts, said.refusedRoasts, lifted.roasts),
    maxPriceCents: said.maxPriceCents ?? (lifted.isBudget ? null : known.maxPriceCents),
  };
}

/** The health wishes of a customer after one more message. */
export function healthAfterMessage(known: HealthWishes, { health, lifted }: WishChange): HealthWishes {
  return {
    allergens: merged(known.allergens, health.allergens, [...lifted.allergens, ...lifted.own]).toSorted(
      (a, b) => allergens.indexOf(a) - allergens.indexOf(b),
    ),
    tastes: merged(known.tastes, health.tastes, lifted.tastes),
    isCaffeineFree: health.isCaffeineFree || (known.isCaffeineFree && !lifted.isCaffeine),
  };
}

/** The nuts that are fine by the visitor's own words: allowed, or asked for while only another kind is ruled out. */
export function allowedNuts({ lifted: { allergens: allowed, askedNuts } }: Pick<WishChange, 'lifted'>, health: HealthWishes): Allergen[] {
  return [...allowed, ...without(askedNuts, health.allergens)];
}

/** Both at once: health is never outweighed. Of nuts, some may be `fine` by the visitor's own words: then their taste is no reason. */
export function withHealth(wishes: HardWishes, health: HealthWishes, fine: readonly Allergen[] = []): HardWishes {
  const tasted = health.allergens.filter((allergen) => !isNut(allergen) || !fine.some(isNut));
  return {
    ...wishes,
    allergens: merged(wishes.allergens, health.allergens),
    exclude: merged(wishes.exclude, [...health.tastes, ...tasted.flatMap((allergen) => TASTE_OF[allergen] ?? [])]),
    maxCaffeine: health.isCaffeineFree ? 'none' : wishes.maxCaffeine,
    isDecafRefused: wishes.isDecafRefused && !health.isCaffeineFree,
  };
}

/** What one or the other rules out. */
export function stricter(one: HardWishes, other: HardWishes): HardWishes {
  const limits = [one.maxPriceCents, other.maxPriceCents].filter((limit) => limit !== null);
  const levels = [one.maxCaffeine, other.maxCaffeine].filter((level) => level !== null);
  return {
    allergens: merged(one.allergens, other.allergens),
    exclude: merged(one.exclude, other.exclude),
    maxCaffeine: caffeineLevels.find((level) => levels.includes(level)) ?? null,
    isDecafRefused: (one.isDecafRefused || other.isDecafRefused) && !levels.includes('none'),
    refusedRoasts: merged(one.refusedRoasts, other.refusedRoasts),
    maxPriceCents: limits.length > 0 ? Math.min(...limits) : null,
  };
}

/** Whether wishes have no condition. */
export function isNothingRuledOut(wishes: HardWishes): boolean {
  return inWords(wishes).length === 0;
}

/** "no tree nuts", "no caffeine", "up to $10.00" */
export function inWords({ allergens: out, exclude, maxCaffeine, isDecafRefused, refusedRoasts, maxPriceCents }: HardWishes): string[] {
  return [
    ...out.map((allergen) => `no ${allergenLabel(allergen)}`),
    ...exclude.map((taste) => `no ${taste.replace('-', ' ')}`),
    ...(maxCaffeine === null ? [] : [maxCaffeine === 'none' ? 'no caffeine' : `${maxCaffeine} caffeine at most`]),
    ...(isDecafRefused ? ['no decaf'] : []),
    ...refusedRoasts.map((roast) => `no ${roast} roast`),
    ...(maxPriceCents === null ? [] : [`up to ${formatCents(maxPriceCents)}`]),
  ];
}

/** What a message rules out, given all that the talk asks for: "a nutty one", "she hates hazelnut". */
export function inTalk<C extends Pick<HardWishes, 'allergens' | 'exclude'> & { flavours: FlavourWishes }>(
  change: C,
  talk: readonly C[],
): C {
  const asked = talk.flatMap(({ flavours }) => flavours.asked);
  const isHealth = talk.some(({ flavours }) => flavours.isBesideHealth);
  const refused = change.flavours.refused.filter(({ taste }) => !isHealth || taste !== 'nut');
  const exclude = withFlavours(change.exclude, refused, asked);
  const isNutFine = change.exclude.includes('nut') && !exclude.includes('nut');
  return { ...change, exclude, allergens: change.allergens.filter((allergen) => !isNutFine || !isNut(allergen)) };
}
