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
  /** Why the shop says that it must not be offered. */
  unsuitable: texts,
});
export type Found = z.infer<typeof found>;

/** Whether the name, the description or a flavour has a word that was wished for. */
export function hasWord({ name, description, flavours }: Found, word: string): boolean {
  return `${name} ${description} ${flavours.join(' ')}`.toLowerCase().includes(word);
}

const nearest = z.object({ product: found, breaks: texts }).nullable().catch(null);
/** The product that breaks the least where none meets a search, and what it breaks, to be read after "it". */
export type Nearest = NonNullable<z.infer<typeof nearest>>;

/** Without incomplete products: an invalid tool result must not produce an invalid sentence. */
function readProducts(values: unknown): Found[] {
  return Array.isArray(values) ? values.flatMap((value) => found.safeParse(value).data ?? []) : [];
}

function valuesOf(results: ToolResult[], tool: string): ToolResult['value'][] {
  return results.filter(({ name }) => name === tool).map(({ value }) => value);
}

export function distinctProducts(products: Found[]): Found[] {
  return [...new Map(products.map((product) => [product.slug, product])).values()];
}

export function searchesIn(results: ToolResult[]): Found[][] {
  return valuesOf(results, 'search_catalogue').map(({ products }) => readProducts(products));
}

/** How many products met the first search. */
export function countIn(results: ToolResult[]): string | null {
  const total = valuesOf(results, 'search_catalogue')[0]?.['total'];
  return typeof total === 'number' ? String(total) : null;
}

/** Of the first search. */
export function nearestIn(results: ToolResult[]): Nearest | null {
  return nearest.parse(valuesOf(results, 'search_catalogue')[0]?.['nearest']);
}

/** Whether the shop read a condition out of the newest message. */
export function isConditionSaid(results: ToolResult[]): boolean {
  const read = valuesOf(results, 'search_catalogue').map(({ understood }) => understood as { said?: unknown } | undefined);
  return read.some((understood) => texts.parse(understood?.said).length > 0);
}

export function productsIn(results: ToolResult[]): Found[] {
  return readProducts(valuesOf(results, 'get_product'));
}

export function resultOf(results: ToolResult[], name: string): Record<string, unknown> | null {
  return results.findLast((result) => result.name === name && result.value['error'] === undefined)?.value ?? null;
}
