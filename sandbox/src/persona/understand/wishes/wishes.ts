import { CAFFEINE_CUES, TASTE_GROUPS } from '../../language/lexicon.ts';
import type { Mention } from '../../language/mentions.ts';

export type Caffeine = 'none' | 'low' | 'medium' | 'high';
export type Grind = 'whole-bean' | 'ground';

/** The wishes of a visitor. Moods, tastes and query words are preferences; everything else is a condition. */
export interface Wishes {
  moods: string[];
  tastes: string[];
  /** Search words, in addition to their tastes ("hazelnut" in addition to "nut"). */
  query: string[];
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
}

export function noWishes(): Wishes {
  return {
    moods: [],
    tastes: [],
    query: [],
    exclude: [],
    caffeine: null,
    maxCaffeine: null,
    isDecafRefused: false,
    maxPriceCents: null,
    grind: null,
    category: null,
    roast: null,
    refusedRoasts: [],
  };
}

const LEVELS =
  /\b(no|zero|low|lower|lowest|less|little|light on|medium|moderate|high|higher|highest|lots of|more|full|most|least|max|maximum|much|tons of|loads of|extra|some|with)\b(?: \w+)? (?:in )?caffeine/;

/** The wishes of one message. `negated` has a flag for each word. */
export function readWishes(text: string, mentions: Mention[], negated: boolean[], maxPriceCents: number | null): Wishes {
  const wishes = { ...noWishes(), maxPriceCents };
  function isNo(mention: Mention): boolean {
    return negated[mention.start] === true;
  }
  for (const mention of mentions) addMention(wishes, mention, isNo(mention));
  readCaffeine(wishes, text, mentions, negated);
  if (mentions.some((mention) => mention.kind === 'strong' && !isNo(mention))) {
    if (wishes.tastes.length === 0 && wishes.caffeine === null && wishes.maxCaffeine === null) wishes.caffeine = 'high';
    else if (wishes.caffeine !== 'high') wishes.moods.push('determined');
  }
  // Both requested and excluded: the exclusion is safer.
  wishes.tastes = unique(wishes.tastes).filter((taste) => !wishes.exclude.includes(taste));
  wishes.exclude = unique(wishes.exclude);
  wishes.moods = unique(wishes.moods);
  wishes.query = unique(wishes.query);
  return wishes;
}

function addMention(wishes: Wishes, { kind, value, said }: Mention, isNo: boolean): void {
  if (kind === 'taste') {
    (isNo ? wishes.exclude : wishes.tastes).push(value);
    if (!isNo && said) wishes.query.push(said);
  } else if (kind === 'taste-group') {
    const group = TASTE_GROUPS[value];
    if (group) (isNo ? wishes.exclude : wishes.tastes).push(...(isNo ? group.shunned : group.wanted));
  } else if (kind === 'mood') {
    if (!isNo) wishes.moods.push(value);
  } else if (kind === 'roast') {
    if (isNo) wishes.refusedRoasts.push(value);
    else wishes.roast = value;
  } else if (kind === 'grind') {
    const other: Grind = value === 'ground' ? 'whole-bean' : 'ground';
    wishes.grind = said === '' && isNo ? other : (value as Grind);
  } else if (kind === 'category') {
    if (!isNo) wishes.category = value as Wishes['category'];
  } else if ((kind === 'mild' && !isNo) || (kind === 'strong' && isNo)) {
    wishes.maxCaffeine ??= 'medium';
    wishes.refusedRoasts.push('dark');
  }
}

/** Caffeine has words of its own ("decaf"), levels ("low caffeine") and hours ("before bed"). A stated level overrides a time. */
function readCaffeine(wishes: Wishes, text: string, mentions: Mention[], negated: boolean[]): void {
  for (const { kind, value, start, end } of mentions) {
    if (kind !== 'caffeine-cue') continue;
    const isNo = negated[start] === true;
    const isDecafWord = CAFFEINE_CUES.none.slice(2).includes('decaf') && /decaf/.test(text) && value === 'none' && end - start === 1;
    if (value === 'none' && isNo && isDecafWord) wishes.isDecafRefused = true;
    else if (value === 'none') wishes.caffeine = 'none';
    else if (value === 'high' && !isNo) wishes.caffeine ??= 'high';
    else if (value === 'low' || isNo) wishes.maxCaffeine ??= 'low';
  }
  // "At most high" is no condition, but replaces an earlier one.
  if (
    /\bcaffeine (is |would be )?(fine|ok|okay|welcome|allowed|good|great)\b|\bdo not mind (the |some )?caffeine\b|\bany caffeine\b/.test(
      text,
    )
  ) {
    wishes.caffeine = null;
    wishes.maxCaffeine = 'high';
    return;
  }
  const level = LEVELS.exec(text)?.[1];
  const plain = mentions.filter(({ kind }) => kind === 'caffeine');
  if (plain.length === 0) return;
  const isRefused = plain.some(({ start }) => negated[start] === true) || /\b(no|zero) caffeine|caffeine free|un ?caffeinated/.test(text);
  const isSomeAllowed = /\b(too much|so much|much|less|a lot of|lots of|high|strong)\b(?: \w+)? caffeine/.test(text);
  if (isRefused && isSomeAllowed) setMax(wishes, 'low');
  else if (isRefused) wishes.caffeine = 'none';
  else if (level && /^(low|lower|lowest|least|less|little|light on)$/.test(level)) setMax(wishes, 'low');
  else if (level && /^(medium|moderate)$/.test(level)) wishes.caffeine = 'medium';
  else if (level && /^(high|higher|highest|most|lots of|more|full|max|maximum|much|tons of|loads of|extra)$/.test(level))
    wishes.caffeine = 'high';
  else if (/\bcaffeinated|some caffeine|with caffeine/.test(text)) wishes.isDecafRefused = true;
}

function setMax(wishes: Wishes, level: Caffeine): void {
  wishes.maxCaffeine = level;
  if (wishes.caffeine === 'high') wishes.caffeine = null;
}

export function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)];
}

export function hasSoftWish(wishes: Wishes): boolean {
  return wishes.moods.length + wishes.tastes.length + wishes.query.length > 0;
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
