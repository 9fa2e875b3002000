import { z } from 'zod';
import { isOneLine, NOT_ON_ONE_LINE } from '../lib/input-text.ts';

/** Lists are counted exactly up to this; beyond it they say "10,000+". */
export const COUNT_LIMIT = 10_000;

/** Which page of a list, and what is searched for; of every list of the portal. */
export const listInput = z.object({
  q: z.string().trim().max(100).refine(isOneLine, NOT_ON_ONE_LINE).default(''),
  page: z.number().int().min(1).max(COUNT_LIMIT).default(1),
  pageSize: z.number().int().min(1).max(100).default(25),
});

/** SQL that counts the rows of a query, which selects one row for each, no further than one beyond COUNT_LIMIT. */
export function countUpToLimit(query: string): string {
  return `select count(*)::int as count from (${query} limit ${COUNT_LIMIT + 1}) as counted`;
}

/** The count that a list returns: the count itself, or COUNT_LIMIT and that there are more. */
export function cappedCount(count: number): { totalCount: number; isCountCapped: boolean } {
  return { totalCount: Math.min(count, COUNT_LIMIT), isCountCapped: count > COUNT_LIMIT };
}

/** A text as a pattern of `ilike` that finds it anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
