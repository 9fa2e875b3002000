import {
  type CatalogSnapshot,
  clausesIn,
  isWishWord,
  readRequest,
  refusedMentions,
  toFoundProduct,
  toPlainEnglish,
} from '../../catalog/index.ts';

/** Words of a product's name that name nothing by themselves. */
const ORDINARY = /^(?:the|of|and|choice|blend|brew|friendly|lord|coffee|neighborhood|christmas)$/;
const SHORTEST_NAME = 4;
const FEW_WORDS = 4;

/** In the house already: nothing new. */
const HAS = new RegExp(
  [
    String.raw`\b(?:already|still)(?: \w+)? (?:have|has|had|got|own|drank|drink|bought|tried|know|ordered)\b`,
    String.raw`\b(?:have|has|had|got|own|tried|drank|bought|ordered|finished)\b.*\b(?:already|at home|before|last (?:time|week|month)|yesterday|left)\b`,
    String.raw`\b(?:have|had) (?:had|tried|drunk|bought|ordered)\b|^(?:i |we |and )*(?:had|tried|got|own|know|bought)\b`,
    String.raw`\b(?:besides|other than|full of|plenty of|stocked up on)\b|\bnot .*\bagain\b|\bbeen there\b`,
    String.raw`\b(?:at home|(?:in|on) (?:my|the|our|his|her) (?:cupboard|kitchen|counter|shelf|pantry|house|drawer|cabinet|office))\b`,
    String.raw`\b(?:am|been|was|were) drinking\b|\b(?:finished|emptied|drank|(?:have|got) enough|(?:always|usually|normally) (?:buy|drink|get|have|order))\b`,
    String.raw`\b(?:gave|gifted|given|brought) (?:me|us)\b|\b(?:was|were|been) (?:given|gifted)\b`,
    String.raw`\b(?:did|do) not (?:like|enjoy|care for|rate|love)\b|\b(?:let ?down|disappoint\w*)\b`,
  ].join('|'),
);
/** The same once more. */
const WANTS_AGAIN =
  /\b(?:lov(?:e|ed|ing)|like|liked|want|need|more|another (?:bag|one of)|reorder|re-order|refill|same|again please|best|wow|delicious|amazing|in stock|available)\b/;
/** "The sparrow or the master, for somebody who never drinks it black?" */
const OF_SOMEBODY =
  /\bfor (?:someone|somebody|people) who (?:has |have )?(?:never|not|does not|do not) (?:drank|drunk|drinks?|had|tried) (?:black|coffee|dark|it)\b(?:(?!\b(?:not|no|except)\b)[^,])*/;
/** Words about an order are none about taste: "I can't find the Brunana in my cart". */
const ABOUT_AN_ORDER =
  /\b(?:find|cart|basket|where is|cancel\w*|arriv\w*|deliver\w*|refund\w*|(?:my|the|an) order|track\w*|(?:never|not) (?:got|get|received)|in stock|sold out)\b/;
/** "Not Brunana, the captain" wants the captain. */
const CONTRAST = /^(not (?:the )?@\S+) , ((?:the )?@\S+(?: please)?)$/;
/** "No, only the captain", "wait, no, the java" */
const ONLY_THAT =
  /^(?:(?:oh|wait|actually|sorry|oops) ,? ?)*no ,? ?(?=(?:only|just|i (?:want|meant|said)) |(?:the )?@\S+ (?:\w+ )?(?:is|was|goes) for |the @\S+(?: (?:please|then|instead))?$)/;
/** "Take the duke back out", "leave the captain out", "scratch the mint one" */
const NAME = String.raw`((?:(?:the|that|lord|your|my) )*@\S+)(?: (?:spice|nest|java|pumpkin|weasel|rambler|destiny|choice|blend|neighbo\w+|one|coffee|bag))?`;
const TAKEN_OUT = new RegExp(
  String.raw`(?<!\b(?:never|not)(?: \w+)? )\b(?:(?:take|leave) ${NAME} (?:back )?(?:out|off|away|aside)\b|put ${NAME} (?:back|away|aside)\b|(?:take|leave) (?:out|off) ${NAME}|(?:remove|delete|scrap|scratch|ditch|drop|forget(?: about)?|no need for) ${NAME}(?! (?:in|into|to|on|at|off)\b))`,
  'g',
);
/** "Brunana? Had it." */
const HAD_IT = /^(?:i |we )?(?:have |already )*(?:had|tried|got|own|know|have) (?:it|that|them|one)\b/;
/** "My mother loves Brunana" is no order. */
const OTHERS_LIKE = /\b(?:he|she|they|(?:my|his|her|our) \w+) (?:\w+ )?(?:loves?|likes?|drinks?|adores?|swears by|prefers?)\b/;
/** "Sweeter than Brunana" asks for another. */
const COMPARED = /(?<!\b(?:other|rather|else|different|worse) )\bthan (?:the |lord |your )?$/;
/** "The banana one" names a product, "banana" a taste. */
const ONE = /^ (?:one|coffee|blend|bag)\b/;
/** "Have you tried it?" */
const ASKS = /^(?:(?:have|had|has|do|did|does) (?:you|they|anyone|he|she)|is|are|does|will|should|can|could|would|which|who)\b/;
const WANTS_NEW =
  /\b(?:else|different|other|new|next|besides|instead|change|not .* again|surprise|third|fourth|not (?:one|any) of (?:those|these|them))\b/;

/** "I only have a moka pot at home, does Lord Darkroast work in that?" */
const ASKS_AFTER = /, (?:so |and |but )?(?:do|does|is|are|can|could|would|will|what|how) /;

type Names = ReadonlyMap<string, ReadonlySet<string>>;
const namesOf = new WeakMap<CatalogSnapshot['products'], Names>();

function spelled(word: string): string {
  return word.replace(/'?s$/, '').replace(/our$/, 'or');
}

/** The words by which visitors name a product: of its name and its slug, unless they are ordinary or of two products. */
function shortNames({ products }: CatalogSnapshot): Names {
  const known = namesOf.get(products);
  if (known) return known;
  const names = new Map<string, Set<string>>();
  for (const { slug, name } of products)
    for (const word of `${name} ${slug}`
      .toLowerCase()
      .replace(/'/g, '')
      .split(/[^a-z]+/)) {
      if (word.length < SHORTEST_NAME || ORDINARY.test(word)) continue;
      names.set(spelled(word), (names.get(spelled(word)) ?? new Set()).add(slug));
    }
  const unique = new Map([...names].filter(([, slugs]) => slugs.size === 1));
  namesOf.set(products, unique);
  return unique;
}

/** The one product of a taste that a word names: "the banana one". */
function productOfTaste(word: string, catalog: CatalogSnapshot): string | undefined {
  const [taste] = readRequest(word, catalog.vocabulary).tastes;
  if (taste === undefined) return undefined;
  const slugs = catalog.products.filter((product) => toFoundProduct(product, catalog).tastes.includes(taste)).map(({ slug }) => slug);
  return slugs.length === 1 ? slugs[0] : undefined;
}

/** "My neighbour" is no coffee. */
const NEIGHBOUR = /\b(?:my|our|his|her|a|the|old|new|next) neighbou?rs?\b/g;

/** The products that a text in plain English names. */
export function productsNamed(plain: string, catalog: CatalogSnapshot): string[] {
  const names = shortNames(catalog);
  const words = plain.replace(NEIGHBOUR, '').match(/[a-z']+/g) ?? [];
  return [...new Set(words.flatMap((word) => (isWishWord(word) ? [] : [...(names.get(spelled(word)) ?? [])])))];
}

interface NameMention {
  kind: 'product';
  slug: string;
}

/** The products that a message puts aside, and those that it names in another way. */
function readNames(message: string, names: Names, catalog: CatalogSnapshot): { aside: string[]; named: string[] } {
  const plain = toPlainEnglish(message);
  const isNewWanted = WANTS_NEW.test(plain);
  const aside: string[] = [];
  const named: string[] = [];
  const clauses = clausesIn(plain);
  for (const [index, { text: said, isRefusedAfter }] of clauses.entries()) {
    const text = said.replace(OF_SOMEBODY, '');
    const mentions: NameMention[] = [];
    const owned: NameMention[] = [];
    const asksFrom = text.search(ASKS_AFTER);
    const isOwned =
      (HAS.test(text) || (HAD_IT.test(clauses[index + 1]?.text ?? '') && text.split(' ').length <= FEW_WORDS)) &&
      !ASKS.test(text) &&
      (isNewWanted || !WANTS_AGAIN.test(plain));
    const marked = text.replace(/[a-z']+/g, (word, at: number) => {
      const isHad = isOwned && (asksFrom < 0 || at < asksFrom);
      // "No mint" is about a taste; "I already have the mint one" is about a product.
      const isProduct = ONE.test(text.slice(at + word.length)) && (isHad || /\b(?:the|that|your) $/.test(text.slice(0, at)));
      const isTaste = isWishWord(word) && !isProduct;
      const slug = [...(names.get(spelled(word)) ?? [])][0] ?? (isProduct ? productOfTaste(word, catalog) : undefined);
      if (slug === undefined || isTaste || (!isHad && COMPARED.test(text.slice(0, at)))) return word;
      const mention: NameMention = { kind: 'product', slug };
      mentions.push(mention);
      if (isHad) owned.push(mention);
      return `@${word}`;
    });
    if (ABOUT_AN_ORDER.test(text) && !/\bat home\b/.test(text)) continue;
    const refused =
      isRefusedAfter || isOwned
        ? mentions.filter((mention) => isRefusedAfter || owned.includes(mention))
        : refusedMentions(marked.replace(ONLY_THAT, '').replace(CONTRAST, '$1 rather $2').replace(TAKEN_OUT, 'not $1$2$3$4'), mentions);
    aside.push(...refused.map(({ slug }) => slug));
    if (OTHERS_LIKE.test(text)) continue;
    named.push(...mentions.filter((mention) => !refused.includes(mention)).map(({ slug }) => slug));
  }
  return { aside, named: named.filter((slug) => !aside.includes(slug)) };
}

/** "Add it back": what was put aside last; "should I add it back?" and "don't add it back" change nothing. */
const PUTS_BACK =
  /(?:^|[.!,;] )(?:(?:ok(?:ay)?|oh|actually|no|wait|please|then|and|so|but|sorry|just|h?m+|(?:can|could) you),? )*(?:add|put|take) (?:it|that|this|them|that one|this one) back\b(?! (?:on the|in the) (?:shelf|store|freezer|bag)\b)/i;
/** "Remove everything except the duke" */
const ALL_BUT =
  /\b(?:remove|drop|delete|cancel|scrap|ditch|lose|take (?:off|out)) (?:everything|all|all of (?:it|them)|the (?:lot|rest))(?: off| out)? (?:but|except(?: for)?|apart from|besides|other than)\b/i;

/** What a talk has put aside by name: "not the captain again", "already have Brunana". Who names it later asks for it. */
export function refusedNames(messages: readonly string[], catalog: CatalogSnapshot): Set<string> {
  const names = shortNames(catalog);
  const refused = new Set<string>();
  for (const message of messages) {
    const { aside, named } = readNames(message.replace(ALL_BUT, ' '), names, catalog);
    const back = PUTS_BACK.test(message) ? [...refused].slice(/\bthem\b/i.test(message) ? 0 : -1) : [];
    for (const slug of [...named, ...back]) refused.delete(slug);
    for (const slug of aside) refused.add(slug);
  }
  return refused;
}

function productNamed(name: string, catalog: CatalogSnapshot): CatalogSnapshot['products'][number] | undefined {
  const [slug] = shortNames(catalog).get(spelled(name.toLowerCase())) ?? [];
  return catalog.products.find((product) => product.slug === slug);
}

/** In cents, of the product that something is to be cheaper than: "anything cheaper than the captain?" */
export function priceToBeat(message: string, catalog: CatalogSnapshot): number | null {
  const [, name = ''] = /\b(?:cheaper|less expensive|less) than (?:the |lord |your )?([a-z']+)/.exec(toPlainEnglish(message)) ?? [];
  return productNamed(name, catalog)?.priceCents ?? null;
}

const LESS_CAFFEINE =
  /\b(?:less caffeinated|(?:less|lower|lighter) (?:(?:in|on) )?caffeine|not (?:as|so) (?:caffeinated|(?:much|high in) caffeine)|weniger koffein|menos cafe[ií]na|moins de caf[eé]ine) (?:than|as|als|que) (?:(?:in|the|lord|your|friendly|der|el|le) )*([a-z]+(?:['’]s)?)(?: (?:spice|nest|java|blend|pumpkin|neighbou?r|stole christmas|destiny|darkroast|rambler|choice|weasel|one)\b)*/i;
const COMPARES =
  /^ *(?:(?:and|so|but|ok|oh) )*(?:is|are|does|do|why|how come)\b|\b(?:has|have|contains?|got|is|are)(?: (?:even|much|way|far|slightly|a (?:bit|lot|little)))* $/i;
const ASKS_FOR_ONE =
  /\b(?:which|what|who|any\w*|something|some|there|should|must|to|that(?! one)|coffees?|ones|one (?:with|that)|a (?:coffee|blend))\b/i;
const BELOW: Readonly<Record<string, string>> = { high: 'at most medium caffeine', medium: 'low caffeine', low: 'no caffeine' };

/** "Less caffeine than Captain's Choice" as the most that it may have; a text that only compares two coffees as it is. */
export function withComparedCaffeine(text: string, catalog: CatalogSnapshot): string {
  const found = LESS_CAFFEINE.exec(text);
  const product = found ? productNamed(found[1]!.replace('’', "'"), catalog) : undefined;
  const below = product && BELOW[toFoundProduct(product, catalog).caffeine ?? ''];
  if (!found || below === undefined) return text;
  const lead = text
    .slice(0, found.index)
    .split(/[.!?;\n]/)
    .at(-1)!;
  return COMPARES.test(lead) && !ASKS_FOR_ONE.test(lead) ? text : text.replace(found[0], below);
}
