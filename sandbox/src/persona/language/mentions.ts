import { CAFFEINE_CUES, CATEGORIES, GRINDS, MILD, MOODS, ROASTS, SEARCH_WORDS, STRONG, TASTES, TASTE_GROUPS } from './lexicon.ts';

type MentionKind = 'taste' | 'taste-group' | 'mood' | 'caffeine-cue' | 'caffeine' | 'roast' | 'grind' | 'category' | 'strong' | 'mild';

export interface Mention {
  kind: MentionKind;
  value: string;
  /** The original words, for the search. */
  said: string;
  start: number;
  end: number;
}

const phrases = new Map<string, { kind: MentionKind; value: string }[]>();
const LONGEST_PHRASE = 5;

function enter(kind: MentionKind, table: Record<string, string[]>): void {
  for (const [value, says] of Object.entries(table)) {
    for (const phrase of says) phrases.set(phrase, [...(phrases.get(phrase) ?? []), { kind, value }]);
  }
}
enter('taste', TASTES);
enter('taste-group', Object.fromEntries(Object.entries(TASTE_GROUPS).map(([name, { says }]) => [name, says])));
enter('mood', MOODS);
enter('caffeine-cue', CAFFEINE_CUES);
enter('caffeine', { any: ['caffeine', 'caffeinated', 'caffeined'] });
enter('roast', ROASTS);
enter('grind', GRINDS);
enter('category', CATEGORIES);
enter('strong', { strong: STRONG });
enter('mild', { mild: MILD });

/** Words that mean something else beside these neighbours: "dark chocolate" is no dark roast, "how much is it to ship" no shape of fun. */
const NOT_WHEN: { value: string; said?: string; after?: RegExp; before?: RegExp }[] = [
  { value: 'dark', before: /^(chocolate|cocoa|side|end|cherry|night|times|humou?r|mood|magic|lord)$/ },
  { value: 'dark', said: 'dark', after: /^(the|afraid|lord|in|long|after)$/ },
  { value: 'light', before: /^(bulb|bulbs|a|the|me|up|meal|bodied|show)$/ },
  { value: 'light', said: 'light', after: /^(the|traffic|red|green)$/ },
  { value: 'ground', before: /^(rules|floor|control|zero|beef)$/ },
  { value: 'ground', after: /^(common|on|the|under)$/ },
  { value: 'festive', after: /^(stole|third)$/ },
  { value: 'mint', before: /^(stole|condition)$/ },
  { value: 'nut', said: 'nuts', after: /^(me|going|go|went)$/ },
  { value: 'spice', after: /^(dukes|jacks)$/ },
  { value: 'chocolate', before: /^java$/ },
  { value: 'none', before: /^(destiny)$/ },
  { value: 'determined', before: /^(for|out|at|there|you)$/ },
  { value: 'determined', after: /^(does|it|that|this|not|you|will|coupon|code)$/ },
  { value: 'sociable', after: /^(my|a|your|our)$/, before: /^(said|told|says|is|was|died)$/ },
];

/** All wish words of the message: the longest phrase wins, no overlaps. */
export function mentionsOf(tokens: string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
      const said = tokens.slice(at, at + length).join(' ');
      const hits = (phrases.get(said) ?? []).filter(({ value }) => !isOtherSense(value, said, tokens[at - 1], tokens[at + length]));
      if (hits.length === 0) continue;
      for (const hit of hits) found.push({ ...hit, said: SEARCH_WORDS.includes(said) ? said : '', start: at, end: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
}

function isOtherSense(value: string, said: string, before: string | undefined, after: string | undefined): boolean {
  return NOT_WHEN.some(
    (case_) => case_.value === value && (case_.said ?? said) === said && (matches(case_.before, after) || matches(case_.after, before)),
  );
}

/** `before: x` means that the word precedes x. */
function matches(pattern: RegExp | undefined, word: string | undefined): boolean {
  return pattern !== undefined && word !== undefined && pattern.test(word);
}
