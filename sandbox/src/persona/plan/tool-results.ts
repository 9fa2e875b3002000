import { z } from 'zod';
import type { ToolResult } from '../tool-result.ts';
import { caffeine, grind, text, texts } from '../understand/wishes/wishes.ts';

const found = z.object({
  slug: z.string(),
  name: z.string(),
  price: z.string(),
  priceCents: z.number(),
  category: z.string().catch('beans'),
  description: z.string().catch(''),
  /** What the card of its character says of the coffee. */
  about: z.string().catch(''),
  roast: text,
  caffeine,
  tastes: texts,
  /** The tastes as the description names them. */
  notes: texts,
  /** All flavours that its descriptions name. */
  flavours: texts,
  moods: texts,
  /** As the shop lists them; null if it has no list. */
  allergens: z.array(z.string()).nullable().catch(null),
  grinds: z.array(z.object({ grind, inStock: z.boolean() })).catch([]),
  inStock: z.boolean().catch(true),
  sizes: texts,
  /** Of one bag or piece; empty if it is not known. */
  weight: z.string().catch(''),
  /** What its page says beside the description. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })).catch([]),
  /** How its page says to brew it; null for what is no coffee. */
  brewing: z
    .object({ method: z.string(), grind: z.string(), dose: z.string(), water: z.string(), time: z.string() })
    .nullable()
    .catch(null),
  /** The approximate price of the coffee for a cup; null for a product that is no coffee. */
  perCup: z.string().nullable().catch(null),
  /** Why the shop says that it must not be offered. */
  unsuitable: texts,
});
/** A product that the shop found. */
export type Found = z.infer<typeof found>;

/** Whether the name, the description or a flavour has a word that was wished for. */
export function hasWord({ name, description, flavours }: Found, word: string): boolean {
  return `${name} ${description} ${flavours.join(' ')}`.toLowerCase().includes(word);
}

/** Without incomplete products: an invalid tool result must not produce an invalid sentence. */
const products = z
  .array(z.unknown())
  .catch([])
  .transform((values) => values.flatMap((value) => found.safeParse(value).data ?? []));

const search = z.object({
  products,
  /** How many products met it. */
  total: z.number().nullable().catch(null),
  /** How many of these were left out, since the visitor has seen or refused them. */
  leftOutCount: z.number().catch(0),
  /** The product that breaks the least where none meets the search, and what it breaks, to be read after "it". */
  nearest: z.object({ product: found, breaks: texts }).nullable().catch(null),
  /** The conditions that the shop read out of the newest message. */
  understood: z.object({ said: texts }).catch({ said: [] }),
});
export type Search = z.infer<typeof search>;

const story = z.object({ of: z.string(), key: z.string(), text: z.string(), keys: texts });
type Story = z.infer<typeof story>;

function valuesOf(results: readonly ToolResult[], tool: string): ToolResult['value'][] {
  return results.filter(({ name }) => name === tool).map(({ value }) => value);
}

/** The searches of the catalogue, in the order of their calls. */
export function searchesIn(results: readonly ToolResult[]): Search[] {
  return valuesOf(results, 'search_catalogue').map((value) => search.parse(value));
}

/** The products of get_product. */
export function productsIn(results: readonly ToolResult[]): Found[] {
  return products.parse(valuesOf(results, 'get_product'));
}

/** The stories of get_lore that have a text. */
export function storiesIn(results: readonly ToolResult[]): Story[] {
  return valuesOf(results, 'get_lore').flatMap((value) => story.safeParse(value).data ?? []);
}

/** The last result of a tool that is no error. */
export function resultOf(results: readonly ToolResult[], name: string): Record<string, unknown> | null {
  return results.findLast((result) => result.name === name && result.value['error'] === undefined)?.value ?? null;
}

/** Without duplicates. */
export function distinctProducts(all: Found[]): Found[] {
  return [...new Map(all.map((product) => [product.slug, product])).values()];
}
