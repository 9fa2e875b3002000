import type { CatalogSnapshot, Persona } from '../../../catalog/index.ts';
import { allWordsOf, wordsOf } from './story-words.ts';

export interface Story {
  owner: Persona;
  entry: Persona['lore'][number];
}

export interface Indexed extends Story {
  words: ReadonlySet<string>;
  /** What it is about; all words of a key have to be asked for, only its telling words count. */
  keys: readonly { all: ReadonlySet<string>; telling: ReadonlySet<string> }[];
  /** What its coffee is called, also in the address of its page. */
  names: ReadonlySet<string>;
  /** What its picture shows; visitors name a coffee by it ("the hooded one"). */
  shown: ReadonlySet<string>;
  /** Its first key; stories of several coffees that have the same are of the same happening. */
  happening: string;
  isShared: boolean;
}

interface Index {
  entries: Indexed[];
  rarity: Map<string, number>;
  keyRarity: Map<string, number>;
}

/** The names of the coffees are in many stories. */
const NAME_WEIGHT = 0.3;

const indexes = new WeakMap<CatalogSnapshot['personas'], Index>();

/** Rare words weigh more (inverse document frequency). What several coffees tell of counts once. */
function raritiesOf(entries: readonly Indexed[], read: (indexed: Indexed) => Iterable<string>): Map<string, number> {
  const found = new Map<string, Set<string>>();
  for (const indexed of entries) for (const word of read(indexed)) found.set(word, (found.get(word) ?? new Set()).add(indexed.happening));
  const all = new Set(entries.map(({ happening }) => happening)).size;
  const names = new Set(entries.flatMap((indexed) => [...indexed.names]));
  return new Map([...found].map(([word, { size }]) => [word, Math.log(all / size) * (names.has(word) ? NAME_WEIGHT : 1)] as const));
}

/** The words of all stories, once per version of the catalogue. */
export function indexOf({ personas, products }: CatalogSnapshot): Index {
  const known = indexes.get(personas);
  if (known) return known;
  const stories = [...personas.values()].flatMap((owner) => owner.lore.map((entry): Story => ({ owner, entry })));
  const entries = stories.map(({ owner, entry }): Indexed => ({
    owner,
    entry,
    words: wordsOf([...entry.keys, entry.text].join(' ')),
    keys: entry.keys.map((key) => ({ all: allWordsOf(key), telling: wordsOf(key) })).filter(({ telling }) => telling.size > 0),
    names: wordsOf(`${owner.name} ${owner.slug}`),
    shown: wordsOf(products.find(({ slug }) => slug === owner.slug)?.altText ?? ''),
    happening: entry.keys[0] ?? '',
    isShared: stories.some((other) => other.owner !== owner && other.entry.keys[0] === entry.keys[0]),
  }));
  const rarity = raritiesOf(entries, ({ words }) => words);
  const index = { entries, rarity, keyRarity: raritiesOf(entries, ({ keys }) => keys.flatMap(({ telling }) => [...telling])) };
  indexes.set(personas, index);
  return index;
}
