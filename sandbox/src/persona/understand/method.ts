import { KEEPING } from './rules.ts';
import type { KeepingTopic, Method } from './turn.ts';

const METHODS: [Method, RegExp][] = [
  ['heat', /\b(fahrenheit|celsius|temperature|how hot|degrees)\b/],
  ['reuse', /\b(reuse|used grounds)\b/],
  ['hour', /\b(best|good|right) (time|hour)\b/],
  ['plant', /\b(arabica|robusta)\b/],
  ['roast', /\b(light|medium|dark|blonde)\b.*\broast(s|ed)?\b/],
  ['clean', /\b(clean(ing)?|wash|rinse|scrub|descal\w+)\b/],
  ['bitter', /\bbitter|burnt|harsh|too strong\b/],
  ['weak', /\b(sour|weak|watery|acidic|flat|thin|bland)\b/],
  ['press', /\b(french press|press pot|cafetiere|plunger|press)\b/],
  ['filter', /\b(drip|filter) (coffee )?(machine|maker)\b/],
  ['milk', /\b(latte|cappuccino|flat white)\b/],
  ['espresso', /\b(too fast|too slow|tamp(ing)?|espresso|moka|machine|portafilter|stovetop)\b/],
  ['iced', /\b(iced?|cold|summer)\b/],
  ['filter', /\b(filter|pour ?over|v60|chemex|drip|aeropress|percolator)\b/],
  ['milk', /\b(milk|latte|cappuccino|flat white|cream)\b/],
  ['grind', /\b(grind|grinder|ground|whole beans?|coarse|fine)\b/],
];

const TOPICS: [KeepingTopic, RegExp][] = [
  ['roasted', /\bwhen\b.*\broast|\broast(ed|ing)? (date|day)\b|\b(freshly|recently|just) roasted\b|\bhow (long|old)\b.*\broasted\b/],
  ['frozen', /\b(freeze|freezes|freezer|freezing|frozen|refreeze|thaw|defrost)\b/],
  ['stale', /\bground\b.*\b(beans?|stale|faster|sooner|quicker|longer|fresher)\b|\bbeans?\b.*\bground\b|\bgrinding\b/],
  [
    'stored',
    /\b(store|storing|storage|fridge|refrigerator|refrigerate|airtight|where|cupboard|jar|tin|container)\b|\bkeep (it|them|my|the) /,
  ],
];

/** Brewed coffee keeps differently from beans. */
const BREWED = /\b(press|pot|brewed|cold brew|iced|milk|hot|warm|thermos|flask|steep)\b/;

/** The brewing or storage method of a question; null if it names none. */
export function methodOf(text: string): Method | null {
  if (KEEPING.test(text) && !BREWED.test(text)) return TOPICS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'fresh';
  return METHODS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
