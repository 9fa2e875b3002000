import {
  AUTUMN,
  CAFFEINE_CUES,
  CATEGORIES,
  GRINDS,
  MILD,
  MOODS,
  ROASTS,
  SEARCH_WORDS,
  SEARCHED_AS,
  STRONG,
  TASTE_GROUPS,
  TASTES,
} from './wish-words.ts';

type RequestKind = 'taste' | 'group' | 'mood' | 'cue' | 'caffeine' | 'roast' | 'grind' | 'category' | 'strong' | 'mild';

/** A word or phrase of a message that a request is made of. */
export interface RequestMention {
  kind: RequestKind;
  /** The catalogue's term. */
  value: string;
  /** The visitor's word, where it is searched for as well; else empty. */
  said: string;
  /** As the visitor says it. */
  phrase: string;
}

const phrases = new Map<string, { kind: RequestKind; value: string }[]>();
const LONGEST_PHRASE = 5;

function enter(kind: RequestKind, table: Record<string, string[]>): void {
  for (const [value, says] of Object.entries(table))
    for (const phrase of says) phrases.set(phrase, [...(phrases.get(phrase) ?? []), { kind, value }]);
}
enter('taste', TASTES);
enter('taste', { spice: AUTUMN });
enter('group', Object.fromEntries(Object.entries(TASTE_GROUPS).map(([name, { says }]) => [name, says])));
enter('mood', MOODS);
enter('cue', CAFFEINE_CUES);
enter('caffeine', { any: ['caffeine', 'caffeinated', 'caffeined'] });
enter('roast', ROASTS);
enter('grind', GRINDS);
enter('category', CATEGORIES);
enter('strong', { strong: STRONG });
enter('mild', { mild: MILD });

/** Whether a word says by itself what is asked for: "chocolate". */
export function isWishWord(word: string): boolean {
  return phrases.has(word);
}

/** "After eight hours", "no caffeine after eight": no sweet. */
const AFTER_EIGHT = {
  said: 'after eight',
  after: /^(?!(?:like|an?|of|the|love|loves|want|my|or|and|some|eat|eating|tastes?|tasting|with|wie|como|comme)$)/,
  before: /^(?!mints?$)(?:[a-z]+s|hour|hr|pm|am|in|at|on|i|we|he|she|it|my|o'clock)$/,
};
/** Words that mean something else beside these neighbours: "light bulb" is no light roast. `before: x` means that the word precedes x. */
const NOT_WHEN: { value: string; said?: string; after?: RegExp; before?: RegExp }[] = [
  { value: 'dark', before: /^(chocolate|cocoa|side|end|cherry|night|times|humou?r|mood|magic|lord)$/ },
  { value: 'dark', said: 'dark', after: /^(the|afraid|lord|in|long|after)$/ },
  { value: 'dark', said: 'dark', before: /^(outside|out|in|here|already)$/ },
  { value: 'light', before: /^(in|on|as|outside|bulb|bulbs|a|the|me|up|meal|bodied|show)$/ },
  { value: 'light', said: 'light', after: /^(the|traffic|red|green)$/ },
  { value: 'ground', before: /^(rules|floor|control|zero|beef)$/ },
  { value: 'ground', after: /^(common|on|the|under)$/ },
  { value: 'festive', after: /^(stole|third)$/ },
  { value: 'mint', before: /^(stole|condition)$/ },
  { value: 'mint', ...AFTER_EIGHT },
  { value: 'chocolate', ...AFTER_EIGHT },
  {
    value: 'citrus',
    said: 'crisp',
    before: /^(morning|air|day|night|evening|autumn|fall|winter|bacon|packet|packets|sandwich|5|10|20|ten|twenty|fifty|\$\d+)$/,
  },
  { value: 'nut', said: 'nuts', after: /^(me|going|go|went)$/ },
  { value: 'grain', said: 'bread', before: /^(van|truck|route|round|maker|knife|machine|winner|delivery)$/ },
  { value: 'spice', after: /^(dukes|jacks)$/ },
  { value: 'chocolate', before: /^java$/ },
  { value: 'none', before: /^(destiny)$/ },
  { value: 'high', said: 'kick', before: /^(back|out|off)$/ },
  { value: 'high', said: 'kicks', after: /^for$/ },
  { value: 'high', said: 'kicks', before: /^(me|him|her|us|them|off|back|out)$/ },
  // "That burnt taste like gas station coffee"
  { value: 'strong', said: 'gas station coffee', after: /^like$/ },
  // "Mint flavored", "flavored with mint"
  { value: 'flavored', before: /^(?:with|by|like|of)$/ },
  {
    value: 'flavored',
    after:
      /^(?!(?:no|not|nothing|any|anything|without|the|your|those|that|these|all|of|for|is|are|added|artificial|hates?|dislikes?|avoids?|likes?|stand|into|but|and|or|,)$)/,
  },
  { value: 'determined', before: /^(for|out|at|there|you)$/ },
  { value: 'determined', after: /^(does|it|that|this|not|you|will|coupon|code)$/ },
  { value: 'mild', said: 'smooth', before: /^(talker|operator|delivery|sailing|jazz|criminal|move|transition)$/ },
  { value: 'mild', said: 'delicate', before: /^(matter|subject|situation|question|issue|stomach|balance|topic)$/ },
  { value: 'equipment', said: 'a mug', after: /^(in|from|to)$/ },
  { value: 'sociable', after: /^(my|a|your|our)$/, before: /^(said|told|says|is|was|died)$/ },
];

function matches(pattern: RegExp | undefined, word: string | undefined): boolean {
  return pattern !== undefined && word !== undefined && pattern.test(word);
}

function isOtherSense(value: string, said: string, before: string | undefined, after: string | undefined): boolean {
  return NOT_WHEN.some(
    (entry) => entry.value === value && (entry.said ?? said) === said && (matches(entry.before, after) || matches(entry.after, before)),
  );
}

/** The word that stands for a phrase in the text of its clause: "@dark_roast". */
export function markOf(phrase: string): string {
  return `@${phrase.replaceAll(' ', '_')}`;
}

/** All phrases of a clause that a request is made of, the longest first, each in the text as one word with "@" before it. */
export function markRequests(clause: string): { text: string; mentions: RequestMention[] } {
  const words = clause.replaceAll(/[-/](?=\w)/g, ' ').split(' ');
  const mentions: RequestMention[] = [];
  const marked: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    let hits: { kind: RequestKind; value: string }[] = [];
    let said = '';
    for (; length > 0 && hits.length === 0; length -= 1) {
      said = words.slice(at, at + length).join(' ');
      hits = (phrases.get(said) ?? []).filter(({ value }) => !isOtherSense(value, said, words[at - 1], words[at + length]));
    }
    if (hits.length === 0) {
      marked.push(words[at]!);
      continue;
    }
    for (const hit of hits) {
      mentions.push({
        ...hit,
        said: SEARCHED_AS[said] ?? [said, said.replace(/s$/, '')].find((word) => SEARCH_WORDS.includes(word)) ?? '',
        phrase: said,
      });
      marked.push(markOf(said));
    }
    at += length;
  }
  return { text: marked.join(' '), mentions };
}
