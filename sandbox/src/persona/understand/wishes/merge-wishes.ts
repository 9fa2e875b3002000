import { hasHardWish, hasSoftWish, noWishes, unique, type Wishes } from './wishes.ts';

const RESET =
  /\b(start over|forget (that|it|about that|what i said)|never mind|nevermind|something (completely |totally |entirely )(else|different)|something different|from scratch|change of plan|scratch that|reset)\b/;
/** Phrases that modify the request: earlier tastes stay. */
const ADDS =
  /^(and|but|also|plus|with|without|what about|how about|or|ok but|okay but|yes but|make it|maybe|can it|same|even|then|only|preferably|ideally)\b|\b(as well|too|instead|though|cheaper)$/;

const FOR_OTHERS =
  /\b(gift|present)\b|\bfor (my|a) (dad|father|mum|mom|mother|boss|friend|sister|brother|wife|husband|girlfriend|boyfriend|partner|gran|grandma|grandpa|colleague|neighbou?r|uncle|aunt|teacher)\b/;
const SUPERLATIVE = /\b(cheapest|lowest price|least expensive|most affordable|most expensive|priciest|dearest|highest price)\b/;

/** Drops the earlier request, except what is ruled out, which holds for the talk, and the required grind. */
function dropRequest(before: Wishes, isAll: boolean): Wishes {
  return {
    ...noWishes(),
    groups: before.groups,
    exclude: before.exclude,
    maxPriceCents: before.maxPriceCents,
    caffeine: before.caffeine === 'none' ? 'none' : null,
    isDecafRefused: before.isDecafRefused,
    refusedRoasts: before.refusedRoasts,
    grind: isAll ? null : before.grind,
  };
}

/** Whether the message starts a new request, or follows one that could not be met. */
function isNewRequest(said: Wishes, text: string, isUnmet: boolean): boolean {
  return (
    RESET.test(text) ||
    (FOR_OTHERS.test(text) && (hasSoftWish(said) || !hasHardWish(said))) ||
    (!ADDS.test(text) && (SUPERLATIVE.test(text) || (isUnmet && (hasSoftWish(said) || !hasHardWish(said)))))
  );
}

/** Conditions stay until changed; new moods and tastes replace old ones unless the message adds to them. */
export function mergeWishes(before: Wishes, said: Wishes, text: string, isUnmet: boolean): Wishes {
  const isLeft = isNewRequest(said, text, isUnmet);
  const base = isLeft ? dropRequest(before, RESET.test(text)) : before;
  return merged(base, said, text);
}

function merged(base: Wishes, said: Wishes, text: string): Wishes {
  const isNew = said.moods.length + said.tastes.length > 0 && !ADDS.test(text);
  const exclude = unique([...base.exclude.filter((taste) => !isNamed(taste, said)), ...said.exclude]);
  // Nothing strong is a light roast.
  const isStronger = said.caffeine === 'high' && base.roast === 'light';
  const isCaffeineSaid = said.caffeine !== null || said.maxCaffeine !== null || said.isDecafRefused;
  return {
    moods: isNew ? said.moods : unique([...base.moods, ...said.moods]),
    tastes: (isNew ? said.tastes : unique([...base.tastes, ...said.tastes])).filter((taste) => !exclude.includes(taste)),
    words: isNew ? said.words : unique([...base.words, ...said.words]),
    groups: [...new Map([...base.groups, ...said.groups].map((group) => [group.label, group])).values()],
    exclude,
    caffeine: isCaffeineSaid ? said.caffeine : base.caffeine,
    maxCaffeine: isCaffeineSaid ? said.maxCaffeine : base.maxCaffeine,
    isDecafRefused: isCaffeineSaid ? said.isDecafRefused : base.isDecafRefused,
    maxPriceCents: said.maxPriceCents ?? base.maxPriceCents,
    grind: said.grind ?? base.grind,
    category: said.category ?? (base.category === 'beans' ? base.category : null),
    roast: said.roast ?? (said.refusedRoasts.length > 0 || isStronger ? null : base.roast),
    lifts: said.lifts,
    refusedRoasts: unique([...base.refusedRoasts.filter((roast) => roast !== said.roast), ...said.refusedRoasts]),
  };
}

/** "Something sweet" means several tastes and allows no excluded one again; "chocolate" allows chocolate again. */
function isNamed(taste: string, { tastes, groups }: Wishes): boolean {
  return tastes.includes(taste) && !groups.some(({ wanted }) => wanted.includes(taste));
}

/** All wishes so far: without withdrawn ones, with those of dropped requests. */
export function addWishes(before: Wishes, said: Wishes): Wishes {
  const both = merged(before, said, 'and');
  return { ...both, tastes: unique([...before.tastes, ...both.tastes]).filter((taste) => !both.exclude.includes(taste)) };
}
