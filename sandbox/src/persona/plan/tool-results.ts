import { z } from 'zod';
import type { ToolResult } from '../tool-result.ts';

const texts = z.array(z.string()).catch([]);
const text = z.string().nullable().catch(null);
/** A product in a tool result. */
const found = z.object({
  slug: z.string(),
  name: z.string(),
  price: z.string(),
  priceCents: z.number(),
  category: z.string().catch('beans'),
  description: z.string().catch(''),
  roast: text,
  caffeine: z.enum(['none', 'low', 'medium', 'high']).nullable().catch(null),
  tastes: texts,
  /** The tastes as the description names them. */
  notes: texts,
  moods: texts,
  /** As the shop lists them; null if it has no list. */
  allergens: z.array(z.string()).nullable().catch(null),
  grinds: z.array(z.object({ grind: z.enum(['whole-bean', 'ground']), inStock: z.boolean() })).catch([]),
  inStock: z.boolean().catch(true),
  sizes: texts,
  /** Of one bag or piece; empty if it is not known. */
  weight: z.string().catch(''),
  /** Why the shop says that it must not be offered. */
  unsuitable: texts,
});
export type Found = z.infer<typeof found>;

/** Null for an incomplete product: an invalid tool result must not produce an invalid sentence. */
function readFound(value: unknown): Found | null {
  return found.safeParse(value).data ?? null;
}

export function searchesIn(results: ToolResult[]): Found[][] {
  return results
    .filter(({ name }) => name === 'search_catalogue')
    .map(({ value }) => (Array.isArray(value['products']) ? value['products'].map(readFound).filter((found) => found !== null) : []));
}

/** Whether the shop read a condition out of the newest message. */
export function isConditionSaid(results: ToolResult[]): boolean {
  return results.some(
    ({ name, value }) =>
      name === 'search_catalogue' && texts.parse((value['understood'] as { said?: unknown } | undefined)?.said).length > 0,
  );
}

export function productsIn(results: ToolResult[]): Found[] {
  return results
    .filter(({ name }) => name === 'get_product')
    .map(({ value }) => readFound(value))
    .filter((found) => found !== null);
}

export function resultOf(results: ToolResult[], name: string): Record<string, unknown> | null {
  return results.findLast((result) => result.name === name && result.value['error'] === undefined)?.value ?? null;
}
