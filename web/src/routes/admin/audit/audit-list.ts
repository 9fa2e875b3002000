import { day, text } from '../../../features/admin/kit/list/filter-codecs.ts';
import type { ListState } from '../../../features/admin/kit/list/list-state.ts';

/** What the log can be asked for, as it stands in the address. */
export const AUDIT_LIST = {
  filters: { from: day(), to: day(), actor: text(40) },
  sorts: ['time'],
  defaultSort: '-time',
  pageSizes: [50, 100, 25],
} as const;

/** The file of the same lines. */
export function auditHref({ q, filters }: Pick<ListState<typeof AUDIT_LIST.filters, 'time'>, 'q' | 'filters'>): string {
  const { from, to, actor } = filters;
  const given = Object.entries({ q, actor, from, to }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/admin/audit.csv?${new URLSearchParams(given).toString()}`;
}

/** "coupon-edited" as people read it. */
export function wordsFor(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One value of a change, short enough for a table. */
function shown(value: unknown): string {
  const word = typeof value === 'string' ? value : JSON.stringify(value);
  return word.length > 80 ? `${word.slice(0, 79)}…` : word;
}

interface Change {
  field: string;
  before: string | null;
  after: string;
}

function fieldsOf(json: string | null): Record<string, unknown> {
  const value: unknown = json === null ? {} : JSON.parse(json);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };
}

/** What a line of the log has changed, field by field. */
export function changesOf({ before, after }: { before: string | null; after: string | null }): Change[] {
  const old = fieldsOf(before);
  return Object.entries(fieldsOf(after)).map(([field, value]) => ({
    field,
    before: field in old ? shown(old[field]) : null,
    after: shown(value),
  }));
}
