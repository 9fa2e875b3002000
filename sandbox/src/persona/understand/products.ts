import { knownProducts, namesByLength } from '../language/product-names.ts';
import { plainText, tokensOf } from '../language/text.ts';
import { unique } from './wishes/wishes.ts';

export const POSTER = 'stranger-brew-poster';
export const knownSlugs = knownProducts.map(({ slug }) => slug);
export const knownNames = namesByLength.map(({ name }) => name);
/** All names as alternatives of a pattern. */
export const ANY_NAME = knownNames.join('|');
export function officialName(slug: string): string {
  return knownProducts.find((product) => product.slug === slug)?.name ?? slug;
}

/** The longest name of a product; empty for an unknown one. */
export function nameOf(slug: string | undefined): string {
  return namesByLength.find((one) => one.slug === slug)?.name ?? '';
}

const REFUSED_BEFORE =
  /(?<!why )\b(anything but|everything but|but not|except|other than|apart from|besides|not|no|without|hate|instead of|tired of|do not (like|want))( for)?( the)? $/;

/** By their places in a text; those that it does not have are left out. */
function inOrder<Hit extends { at: number }>(hits: Hit[]): Hit[] {
  return hits.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
}

const ADDRESSES = '(?:morning|evening|afternoon|night|day|thanks|you|dear|hello|hi|hey|bye|well|oh|aye|yes|no|ok|haha|ahoy|story|one)';

/** The tokens of a message without the name by which it addresses the character itself: "good morning, captain". */
export function withoutAddress(tokens: readonly string[], self: string): string[] {
  const own = namesByLength.flatMap(({ slug, name }) => (slug === self && !name.includes(' ') ? [name] : []));
  if (own.length === 0) return [...tokens];
  const address = new RegExp(
    String.raw`(?<=(?:^|[,.!?] )(?:\w+ ){0,3}${ADDRESSES} (?:, )?)(?:${own.join('|')})(?= [,.!?]|$)|(?<=, )(?:${own.join('|')})(?= ?[.!?]|$)`,
    'g',
  );
  return tokens.join(' ').replace(address, '_').split(' ');
}

/** Products that a normalized message names or refuses by name, and its rest: "Chocolate Java" is no wish for chocolate. */
export function namedProducts(words: string): { slugs: string[]; refused: string[]; rest: string } {
  // A person
  let rest = ` ${words.replaceAll(/\bfor the (?=neighbou?r\b)/g, 'for my ')} `;
  const hits: { slug: string; at: number }[] = [];
  for (const { slug, name } of namesByLength) {
    for (let at = rest.indexOf(` ${name} `); at >= 0; at = rest.indexOf(` ${name} `)) {
      hits.push({ slug, at });
      // Same length, so that later positions stay correct; "_" is no word.
      rest = `${rest.slice(0, at + 1)}${'_'.repeat(name.length)}${rest.slice(at + 1 + name.length)}`;
    }
  }
  const named = inOrder(hits);
  const refused = named.filter(({ at }) => REFUSED_BEFORE.test(rest.slice(0, at + 1))).map(({ slug }) => slug);
  const slugs = named.map(({ slug }) => slug).filter((slug) => !refused.includes(slug));
  return { slugs: unique(slugs), refused: unique(refused), rest: rest.trim() };
}

const PEOPLE = 'one|guy|dude|man|lady|girl|cup|mug|character|fellow|person';
const described = knownProducts.flatMap(({ slug, looks, flavours, tastes }) => {
  const byLooks = `\\b(?:the|that) (?:${PEOPLE}) (?:with|who|in|that has|has|wearing)\\b.{0,15}\\b(?:${looks})\\b|\\b(?:the|your) (?:${looks}) (?:${PEOPLE})\\b`;
  const byFlavour = `(?<!\\b(?:an?|any|some|another|which|what) )\\b(?:${flavours}) one\\b|(?<!\\b(?:leave|keep|skip|hold|without|drop|minus|none of) )\\b(?:the|your|(?<!\\b(?:it|that|this) )is) (?:${flavours})\\b(?! (?:one|taste(?! (?:of|like)\\b)|flavou?r|notes?)\\b)`;
  // "You and mint", "does mint know".
  const asOne = `(?<=\\b(?:you|him|her) (?:and|or) |(?:^|[,.?!] )(?:and |so |but )?(?:does|did|has|ask|meet) )(?:${flavours})\\b(?= (?!one\\b)\\w|$)`;
  const byTaste = `\\b(?:the|that|your) (?:${tastes}) one\\b`;
  const patterns = [...(tastes ? [byTaste] : []), ...(looks ? [byLooks] : []), ...(flavours ? [byFlavour, asOne] : [])];
  return patterns.length === 0 ? [] : [{ slug, pattern: new RegExp(patterns.join('|')) }];
});

/** "The banana one", "the guy with the beard"; the description is blanked, so that it is no wish. */
export function describedProducts(words: string): { slugs: string[]; refused: string[]; rest: string } {
  const hits = described.map(({ slug, pattern }) => ({ slug, at: words.search(pattern) }));
  const rest = described.reduce((text, { pattern }) => text.replace(pattern, '_'), words);
  const named = inOrder(hits);
  const refused = named.filter(({ at }) => REFUSED_BEFORE.test(words.slice(0, at))).map(({ slug }) => slug);
  return { slugs: named.map(({ slug }) => slug).filter((slug) => !refused.includes(slug)), refused, rest };
}

/** The text with the names of the products that it describes: "the banana one" is "brunana". */
export function withNames(words: string): string {
  return described.reduce((text, { slug, pattern }) => {
    const { name } = namesByLength.find((one) => one.slug === slug)!;
    return text.replace(pattern, name);
  }, words);
}

const themes = knownProducts.flatMap(({ slug, themes }) => (themes ? [{ slug, pattern: new RegExp(`\\b(${themes})\\b`) }] : []));

/** The coffees whose characters suit what is said of a person or a day: "what would a pirate drink?" */
export function themedIn(text: string): string[] {
  return themes.filter(({ pattern }) => pattern.test(text)).map(({ slug }) => slug);
}

/** Products that a reply names, in its order. Replies contain full names only, but none of the speaker itself. */
export function offeredIn(reply: string, self: { slug: string; at: number }): string[] {
  return inOrder([self, ...knownProducts.map(({ slug, name }) => ({ slug, at: reply.indexOf(name) }))]).map(({ slug }) => slug);
}

export function namesProduct(text: string): boolean {
  return namedProducts(tokensOf(plainText(text)).join(' ')).slugs.length > 0;
}
