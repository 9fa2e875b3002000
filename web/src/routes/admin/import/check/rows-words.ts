import { formatWhole } from '../../../../lib/whole-number.ts';

/** How many runs of rows are named. */
const MOST_NAMED = 3;

/** "48", "131, 132", "411 to 414", "2 to 21 and 1,204 more" @param rows the first ones, ascending @param count of all */
export function rowsWords(rows: readonly number[], count: number): string {
  const spans: { first: number; last: number }[] = [];
  for (const row of rows) {
    const span = spans.at(-1);
    if (span && row === span.last + 1) span.last = row;
    else spans.push({ first: row, last: row });
  }
  const named = spans.slice(0, MOST_NAMED);
  const more = count - named.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  const words = named.map(({ first, last }) => {
    if (first === last) return formatWhole(first);
    return `${formatWhole(first)}${last === first + 1 ? ', ' : ' to '}${formatWhole(last)}`;
  });
  return words.join(', ') + (more > 0 ? ` and ${formatWhole(more)} more` : '');
}
