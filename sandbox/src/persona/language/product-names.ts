import { readData } from '../data/read-data.ts';

interface KnownProduct {
  name: string;
  names: string;
  /** Pattern of the people and days that its character suits. */
  themes?: string;
  /** Patterns of descriptions and flavours by which it is meant. */
  looks?: string;
  flavours?: string;
  /** Short names by which it is ordered. */
  nicknames?: string;
  /** Words that are its name only in a list of products. */
  listed?: string;
  /** "The fig one" */
  tastes?: string;
}

export const knownProducts = Object.entries(readData<Record<string, KnownProduct>>('products.yaml')).map(([slug, row]) => ({
  slug,
  ...row,
}));

/** The longest first: "lord darkroast" before "darkroast". */
export const namesByLength = knownProducts
  .flatMap(({ slug, names }) =>
    // "The neighbours" are persons.
    names.split(', ').flatMap((name) => (name.startsWith('the ') ? [name] : [name, `${name}s`]).map((one) => ({ slug, name: one }))),
  )
  .toSorted((a, b) => b.name.length - a.name.length);

/** The words of all names: "darkroast", "lord". */
export const productWords: ReadonlySet<string> = new Set(namesByLength.flatMap(({ name }) => name.split(' ')));
