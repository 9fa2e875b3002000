import { namesByLength, PRODUCT_NAMES } from '../language/product-names.ts';

const OFFICIAL: Record<string, string> = {
  'dukes-spice': "Duke's Spice", sparrows: "Sparrow's Nest", 'chocolate-java': 'Chocolate Java', 'masters-blend': "Master's Blend", 'jacks-pumpkin': "Jack's Pumpkin", brunana: 'Brunana',
  'friendly-neighborhood': 'Friendly Neighbor', 'mint-stole-christmas': 'Mint Stole Christmas', 'decaf-destiny': 'Decaf Destiny', darth: 'Lord Darkroast', baggins: 'Hilltop Rambler',
  'captains-choice': "Captain's Choice", 'snickering-weasley': 'Snickering Weasel', 'stranger-brew-poster': 'Stranger Brew Poster',
}; // oxfmt-ignore

export const POSTER = 'stranger-brew-poster';
export const knownSlugs = Object.keys(PRODUCT_NAMES);
export const knownNames = namesByLength.map(({ name }) => name);
export function officialName(slug: string): string {
  return OFFICIAL[slug] ?? slug;
}

const REFUSED_BEFORE =
  /(?<!why )\b(anything but|everything but|but not|except|other than|apart from|besides|not|no|without|hate|instead of|tired of|do not (like|want))( for)?( the)? $/;

export interface NamedProducts {
  /** In the order of the message. */
  slugs: string[];
  /** Excluded by name: "anything but Lord Darkroast". */
  refused: string[];
  /** The message with names blanked, so that "Chocolate Java" is no wish for chocolate. */
  rest: string;
}

/** Products that a normalized message names. */
export function namedProducts(words: string): NamedProducts {
  let rest = ` ${words} `;
  const hits: { slug: string; at: number }[] = [];
  for (const { slug, name } of namesByLength) {
    for (let at = rest.indexOf(` ${name} `); at >= 0; at = rest.indexOf(` ${name} `)) {
      hits.push({ slug, at });
      // Same length, so that later positions stay correct; "_" is no word.
      rest = `${rest.slice(0, at + 1)}${'_'.repeat(name.length)}${rest.slice(at + 1 + name.length)}`;
    }
  }
  const inOrder = hits.toSorted((a, b) => a.at - b.at);
  const refused = inOrder.filter(({ at }) => REFUSED_BEFORE.test(rest.slice(0, at + 1))).map(({ slug }) => slug);
  const slugs = inOrder.map(({ slug }) => slug).filter((slug) => !refused.includes(slug));
  return { slugs: [...new Set(slugs)], refused: [...new Set(refused)], rest: rest.trim() };
}

/** Products that a reply names, in its order. Replies contain full names only. */
export function offeredIn(reply: string): string[] {
  return Object.entries(OFFICIAL)
    .map(([slug, name]) => ({ slug, at: reply.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ slug }) => slug);
}
