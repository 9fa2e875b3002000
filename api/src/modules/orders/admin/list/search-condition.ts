import { containing } from '../../../../platform/input/list-input.ts';
import { SHOWN_AS, shownStatuses, statusWords } from '../shown-status.ts';

/** SQL on alias o, with its parameters. */
export interface Condition {
  sql: string;
  params: unknown[];
}

/** As the index orders_search has it. */
const TEXT = `(coalesce(o.email, '') || ' ' || coalesce(o.customer_first_name, '') || ' ' || coalesce(o.customer_last_name, ''))`;
/** The index has groups of three letters: with fewer, it finds beginnings of words only. */
const INDEXED_LENGTH = 3;

/** Orders by number, reference, status, or part of e-mail address, first and last name. */
export function searchCondition(q: string): Condition {
  const conditions: Condition[] = [textCondition(q)];
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  if (number) conditions.push({ sql: 'o.number = ?', params: [Number(number)] });
  if (/^#?[\w-]{1,60}$/.test(q)) conditions.push({ sql: 'o.external_number = ?', params: [q.replace('#', '')] });
  if (/^BQ-\w{16}$/i.test(q)) conditions.push({ sql: 'o.ref = ?', params: [q.toUpperCase()] });
  const word = q.toLowerCase();
  const statuses = shownStatuses.filter((status) => word.length >= INDEXED_LENGTH && statusWords[status].toLowerCase().includes(word));
  for (const status of statuses) conditions.push({ sql: SHOWN_AS[status], params: [] });
  return { sql: `(${conditions.map(({ sql }) => sql).join(' or ')})`, params: conditions.flatMap(({ params }) => params) };
}

function textCondition(q: string): Condition {
  if (q.length >= INDEXED_LENGTH) return { sql: `${TEXT} ilike ?`, params: [containing(q)] };
  const beginning = containing(q).slice(1);
  return { sql: `(${TEXT} ilike ? or ${TEXT} ilike ?)`, params: [beginning, `% ${beginning}`] };
}
