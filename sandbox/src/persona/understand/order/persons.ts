import { readYaml } from '../../data/read-data.ts';
import { languageOf } from '../../language/foreign-words.ts';
import { productWords } from '../../language/product-names.ts';
import { plainText } from '../../language/text.ts';

type Pronoun = 'her' | 'him' | 'them';
const relations = Object.entries(readYaml<Record<Pronoun, string>>(new URL('../../language/persons.yaml', import.meta.url))).flatMap(
  ([pronoun, words]) => words.split(', ').map((word) => ({ word, pronoun: pronoun as Pronoun })),
);
const RELATION = String.raw`(?:${relations.map(({ word }) => word).join('|')})`;
const pronounOf = new Map(relations.map(({ word, pronoun }) => [word, pronoun]));

/** Where a clause means a person: as a relation ("my aunt"), a name or a pronoun. */
export interface PersonWords {
  person: string;
  at: number;
  end: number;
  /** "Joan's", "his" */
  isOwner: boolean;
}

/** Holidays, occasions and machines, where a person may stand: "for thanksgiving", "for my moka pot". */
export const NO_PERSON_WORDS =
  '(?:thanksgiving|halloween|easter|hanukkah|chanukah|kwanzaa|diwali|eid|ramadan|passover|purim|lent|advent|xmas|christmas|valentines?|juneteenth|oktoberfest|carnival|weihnachten|ostern|birthdays?|weddings?|anniversar(?:y|ies)|graduations?|retirement|camping|brunch(?:es)?|picnics?|meetings?|part(?:y|ies)|events?|holidays?|vacations?|weekends?|winter|fall|moka|chemex|aeropress|keurig|nespresso|percolators?|drip|french|press|espresso|filter|filterkaffee|siebtraeger|iced|cappuccinos?|lattes?|machines?|freezer|fridge|pantry)(?! (?:teachers?|tutor|guy|lady|man|woman|planner|coach|instructor|host|hostess|organi[sz]er|partner|friend|neighbou?r|club|team|crew|class)\\b)';
/** Kinds of coffee: "for the regular ones". */
export const KINDS =
  '(?:regular|normal|ordinary|usual|caffeinated|decaf|strong|dark|light|mild|sweet|flavou?red|plain|cheap|expensive|(?:first|second|third|next|last|same|other) (?:one|bag|coffee|order|time)|night|morning|evening|road|trip|price|money|moment|record|time|week|month|year)(?! (?:guy|lady|woman|man|girl|boy|kid|person|nurse|guard|clerk|manager|receptionist|crew|team)\\b)';

/** Capitalized words that name nobody. */
const NO_NAMES = new RegExp(
  String.raw`^(?:${NO_PERSON_WORDS}|i|mrs|mr|ms|dr|miss|ohio|tulsa|friday|saturday|sunday|monday|tuesday|wednesday|thursday|january|february|march|april|may|june|july|august|september|october|november|december|whole|ground|bean|beans|decaf|choice|blend|spice|nest|destiny|roast|chocolate|neighborhood|neighbour|neighbor|friendly|hilltop|lord|mint|stole)$`,
);

/** Within a sentence, and not of a place: "moved to Portugal". */
const CAPITALIZED = /(?<=(?:[\p{L}\d,;:&>+-]|\b(?:Mrs|Mr|Ms|Dr)\.) )(?<!\b(?:to|in|at|from|of|near|on|through) )\p{Lu}\p{Ll}+/gu;

/** Before a German noun, also within an English message: "für Filterkaffee". */
const GERMAN =
  /(?:^|[^\p{L}])(?:für|fuer|mit|ohne|und|oder|aus|bei|beim|zum|zur|der|dem|eine?[nmrs]?|keine?[nmrs]?|meine?[nmrs]?|unsere?[nmrs]?|ganze[nmrs]?|nächste[nmrs]?|naechste[nmrs]?|lieber) $/iu;

function capitalsIn(raw: string): string[] {
  // In German every noun has a capital.
  if (languageOf(plainText(raw)) === 'de') return [];
  return [...raw.matchAll(CAPITALIZED)].flatMap(({ 0: word, index }) => (GERMAN.test(raw.slice(0, index)) ? [] : [word.toLowerCase()]));
}

/** Words that may be names: those with a capital in a sentence, and those of the persons known. */
export function namesFor(raw: string, known: readonly string[]): Set<string> {
  const ofKnown = known.flatMap((person) => wordsOf(person)).filter((word) => !pronounOf.has(word));
  const fresh = capitalsIn(raw).filter((word) => !NO_NAMES.test(word) && !productWords.has(word) && !pronounOf.has(word));
  return new Set([...fresh, ...ofKnown.filter((word) => !productWords.has(word))]);
}

const TITLES = '(?:mrs|mr|ms|miss|dr|big|old|cousin|aunt|auntie|uncle|sister|father|reverend|coach|principal|tia|tio)';

/** What follows a relation and is no name: "for my aunt, please". */
const NO_NAME = `(?:${[...productWords].join('|')}|too|also|please|then|instead|now|again|here|is|as|in|ground|whole|beans?|it|off|out|and|or|for|only|actually|both|after|today|tomorrow|thanks|thx|lol|haha|who|wants|gets|likes|loves|needs|has|can|will|said|says|though|one|two|three|he|she|they|really|just|still|bag|bags|coffee|gift|gifts|anyway|xx?|with|at|on|to|the|my|his|her)\\b`;

export function personsIn(clause: string, names: ReadonlySet<string>): PersonWords[] {
  const name = names.size > 0 ? `(?:${[...names].toSorted((a, b) => b.length - a.length).join('|')})` : '(?!)';
  const pattern = new RegExp(
    [
      String.raw`\b(?:(?:my|our|the|a|an|his|her|their|your) )?(?:(?:${RELATION}|${name})s )?(?:(?<=\b(?:my|our|his|her|their|the) )(?!(?:and|or|for|the|a|is|of|with|whole|ground|in)\b)\w+ |(?:old|lil|little|big|best|new|older|younger|other|dear|poor) ){0,2}${RELATION}(?: in law)?s?\b(?: ,? ?(?:(?:mrs|mr|ms|dr) (?:\. )?)?${name}\b| (?!${NO_NAME})[a-z]+(?= ?[,.;!]|$| who\b| as well\b| too\b| and\b| wants?\b| gets?\b| needs?\b))?`,
      String.raw`\b(?:${TITLES} (?:\. )?)?${name}s?\b`,
      String.raw`\b(?:he|him|his|she|her|hers|me|mine|myself|my own|my(?= bags?\b)|i(?= (?:want|need|take|would like|prefer|will (?:take|have)) (?:mine |it )?(?:ground|whole|beans)\b))\b`,
    ].join('|'),
    'g',
  );
  return [...clause.matchAll(pattern)].map(({ 0: words, index }) => ({
    person: plainPerson(words, names),
    isOwner: /^(?:his|her|hers|mine|my|my own)$/.test(words) || isPossessive(words.split(' ').at(-1)!, names),
    at: index,
    end: index + words.length,
  }));
}

const PRONOUNS: Readonly<Record<string, string>> = {
  he: 'him',
  him: 'him',
  his: 'him',
  she: 'her',
  her: 'her',
  hers: 'her',
  me: 'me',
  mine: 'me',
  myself: 'me',
  'my own': 'me',
  my: 'me',
  i: 'me',
};

/** Without the possessive: "joans" of "Joan's". */
function plainPerson(words: string, names: ReadonlySet<string>): string {
  const pronoun = PRONOUNS[words];
  if (pronoun !== undefined) return pronoun;
  const said = words.replaceAll(/ [,.](?= )/g, '').replace(/^(?:an?|your) (?:new )?/, 'the ');
  const last = said.split(' ').at(-1)!;
  return isPossessive(last, names) ? said.slice(0, -1) : said;
}

function isPossessive(word: string, names: ReadonlySet<string>): boolean {
  return word.endsWith('s') && !names.has(word) && !pronounOf.has(word);
}

/** The words by which persons are named, also in the possessive. */
export function nameWords(persons: readonly string[]): string[] {
  return persons.flatMap((person) => wordsOf(person)).flatMap((word) => [word, `${word}s`]);
}

function wordsOf(person: string): string[] {
  return person
    .toLowerCase()
    .split(' ')
    .filter(
      (word) =>
        !/^(?:my|our|the|a|an|his|her|their|your|in|law|mrs|mr|ms|miss|dr|old|lil|little|big|best|new|lab|work|older|younger|other|baby|dear|pregnant|poor)$/.test(
          word,
        ),
    );
}

/** "My sister Carol" and "Carol", "your aunt" and "my aunt". */
export function isSamePerson(one: string, other: string): boolean {
  const [self, own] = [one, other].map((person) => (/^(?:me|myself|you)$/.test(person) ? 'me' : person));
  if (self === 'me' || own === 'me') return self === own;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [called, known] = [words, others].map((all) => all.filter((word) => !pronounOf.has(word)));
  const isByName = called!.length > 0 && known!.length > 0;
  return (
    (one.endsWith('in law') === other.endsWith('in law') && (isByName ? called! : words).some((word) => others.includes(word))) ||
    (!isByName && words.at(-1)?.replace(/s$/, '') === others.at(-1)?.replace(/s$/, '') && words.length > 0)
  );
}

/** The person whose words stand at a place, else these words; "his" of "his receptionist" is none. */
export function personAt(persons: readonly PersonWords[], place: number, words: string): string {
  const isOwned = /^(?:his|her|their) /.test(words);
  return persons.find(({ at, end }) => at === place && (!isOwned || end - at >= words.length))?.person ?? words;
}

/** The person whom a pronoun means: the last of those named who may be called so; itself if there is none. */
export function personMeant(person: string, named: readonly string[]): string {
  if (person !== 'him' && person !== 'her') return named.findLast((one) => isSamePerson(one, person)) ?? person;
  return named.findLast((one) => !isPronoun(one) && fits(one, person)) ?? person;
}

export function isPronoun(person: string): boolean {
  return person === 'him' || person === 'her';
}

function fits(person: string, pronoun: 'her' | 'him'): boolean {
  if (/^(?:me|myself|you)$/.test(person)) return false;
  const said = wordsOf(person)
    .map((word) => pronounOf.get(word))
    .filter((one) => one !== undefined);
  return (
    said.every((one) => one === 'them' || one === pronoun) &&
    !(/\bmrs?\b|\bms\b/.test(person) && /\bmr\b/.test(person) !== (pronoun === 'him'))
  );
}
