import type { CatalogSnapshot, Persona } from '../../catalog/index.ts';

type Entry = Persona['lore'][number];

export interface Story {
  owner: Persona;
  entry: Entry;
}

interface Indexed extends Story {
  words: ReadonlySet<string>;
  /** The words of its keys: what it is about. */
  topics: ReadonlySet<string>;
}

const SHORTEST_WORD = 3;
/** Words of questions that say nothing about a story. */
const COMMON = new Set(
  'the and for are was were has had have did does why who what whats when where how which that this these those with from they them his her hers its their you your yours not but about into over there then than been being back ever really actually just like still always never some any all one two out off get got gets keep keeps keeping made make makes look looks looking know tell said say says take took taken give gave put come came goes went going want wants wanted time thing things people somebody someone anyone everyone everybody once now today coffee coffees cup cups mug mugs blend blends character characters story stories counter'.split(
    ' ',
  ),
);
const LEAST_SCORE = 4.5;
/** Two telling words, or one with the name of its coffee. */
const LEAST_TELLING = 2;
/** Of a word that is in at most a tenth of the stories, and no name. */
const LEAST_RARITY = 2.3;
const LEAST_OF_TOPIC = 1.2;
const TOPIC_WEIGHT = 1.5;
/** The names of the coffees are in many stories. */
const NAME_WEIGHT = 0.3;
/** For a story of the coffee that the question names. */
const NAMED_POINTS = 1.5;

function stem(word: string): string {
  return word.replace(/ves$/, 'f').replace(/(?:'s|ies|es|s|ing|ed|y|ie|e)$/, '');
}

function wordsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word)).map(stem));
}

/** What the picture of a coffee shows. */
const LOOKS = /\b(?:looks? like|colou?r|wear(?:s|ing)?|dressed|holds?|holding|in (?:his|her|its|their) hands?|picture|drawing)\b/i;

const indexes = new WeakMap<CatalogSnapshot['personas'], { entries: Indexed[]; rarity: Map<string, number> }>();

/** The words of all stories, once per version of the catalogue. Rare words weigh more (inverse document frequency). */
function indexOf({ personas }: CatalogSnapshot) {
  const known = indexes.get(personas);
  if (known) return known;
  const entries = [...personas.values()].flatMap((owner) =>
    owner.lore.map((entry): Indexed => ({
      owner,
      entry,
      words: wordsOf([...entry.keys, entry.text].join(' ')),
      topics: wordsOf(entry.keys.join(' ')),
    })),
  );
  const counts = new Map<string, number>();
  for (const { words } of entries) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = wordsOf([...personas.values()].map(({ name }) => name).join(' '));
  const rarity = new Map(
    [...counts].map(([word, count]) => [word, Math.log(entries.length / count) * (names.has(word) ? NAME_WEIGHT : 1)] as const),
  );
  const index = { entries, rarity };
  indexes.set(personas, index);
  return index;
}

/** The story that a question is about; null if its words are in none. `of` narrows it to one coffee, whose first story is the fallback. */
export function findStory(catalog: CatalogSnapshot, question: string, of: Persona | null = null): Story | null {
  const { entries, rarity } = indexOf(catalog);
  const asked = wordsOf(question);
  const ranked = entries
    .filter(({ owner }) => of === null || owner.slug === of.slug)
    .map((indexed) => {
      const matched = [...asked].filter((word) => indexed.words.has(word));
      const isNamed = [...wordsOf(indexed.owner.name)].some((word) => asked.has(word));
      const telling =
        matched.filter((word) => (rarity.get(word) ?? 0) >= (indexed.topics.has(word) ? LEAST_OF_TOPIC : LEAST_RARITY)).length +
        (isNamed ? 1 : 0);
      const score = matched.reduce((sum, word) => sum + (rarity.get(word) ?? 0) * (indexed.topics.has(word) ? TOPIC_WEIGHT : 1), 0);
      return { indexed, telling, score: score + (isNamed && score > 0 ? NAMED_POINTS : 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best] = ranked;
  const named = of ?? [...catalog.personas.values()].find(({ name }) => question.toLowerCase().includes(name.toLowerCase()));
  const picture = LOOKS.test(question) && catalog.products.find(({ slug }) => slug === named?.slug);
  if (named !== undefined && picture) return { owner: named, entry: { keys: ['looks'], text: `${picture.altText}.` } };
  if (best !== undefined && best.score >= LEAST_SCORE && best.telling >= LEAST_TELLING) return best.indexed;
  return of !== null && best !== undefined ? best.indexed : null;
}
