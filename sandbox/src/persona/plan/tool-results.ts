import type { ToolResult } from '../tool-result.ts';
import type { Caffeine, Grind } from '../understand/wishes/wishes.ts';

/** A product in a tool result. */
export interface Found {
  slug: string;
  name: string;
  category: string;
  price: string;
  priceCents: number;
  description: string;
  roast: string | null;
  caffeine: Caffeine | null;
  tastes: string[];
  /** The tastes as the description names them. */
  notes: string[];
  moods: string[];
  /** As the shop lists them; null if it has no list. */
  allergens: string[] | null;
  grinds: { grind: Grind; inStock: boolean }[];
  inStock: boolean;
  sizes: string[];
  /** Of one bag or piece; empty if it is not known. */
  weight: string;
  /** Why the shop says that it must not be offered. */
  unsuitable: string[];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Null for an incomplete product: an invalid tool result must not produce an invalid sentence. */
function readFound(value: unknown): Found | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Record<string, unknown>;
  if (!isText(row['slug']) || !isText(row['name']) || !isText(row['price']) || typeof row['priceCents'] !== 'number') return null;
  const grinds = Array.isArray(row['grinds']) ? (row['grinds'] as Found['grinds']) : [];
  return {
    slug: row['slug'],
    name: row['name'],
    category: isText(row['category']) ? row['category'] : 'beans',
    price: row['price'],
    priceCents: row['priceCents'],
    description: isText(row['description']) ? row['description'] : '',
    roast: isText(row['roast']) ? row['roast'] : null,
    caffeine: isText(row['caffeine']) ? (row['caffeine'] as Caffeine) : null,
    tastes: textsOf(row['tastes']),
    notes: textsOf(row['notes']),
    moods: textsOf(row['moods']),
    allergens: Array.isArray(row['allergens']) ? textsOf(row['allergens']) : null,
    grinds: grinds.filter((entry) => entry?.grind === 'whole-bean' || entry?.grind === 'ground'),
    inStock: row['inStock'] !== false,
    sizes: textsOf(row['sizes']),
    weight: isText(row['weight']) ? row['weight'] : '',
    unsuitable: textsOf(row['unsuitable']),
  };
}

export function searchesIn(results: ToolResult[]): Found[][] {
  return results
    .filter(({ name }) => name === 'search_catalogue')
    .map(({ value }) => (Array.isArray(value['products']) ? value['products'].map(readFound).filter((found) => found !== null) : []));
}

/** Whether the shop read a condition out of the newest message. */
export function isConditionSaid(results: ToolResult[]): boolean {
  return results.some(
    ({ name, value }) => name === 'search_catalogue' && textsOf((value['understood'] as { said?: unknown } | undefined)?.said).length > 0,
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
