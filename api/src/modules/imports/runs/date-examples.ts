import { view } from '../../../platform/graphql/view.ts';
import type { ImportRun } from '../imports.entity.ts';
import { ImportDateExample } from '../matching/matching.views.ts';
import type { ImportTarget } from '../matching/targets.ts';
import { dateOrderOf, dateOrders, parseDate } from '../values/parse-date.ts';

/** A date of the file, as it is read: in both orders where day and month can be exchanged. */
export function dateExamplesOf({ matching, samples, dateOrder }: ImportRun): ImportDateExample[] {
  function samplesOf(...targets: ImportTarget[]): string[] {
    const column = matching?.find(({ target }) => target !== null && targets.includes(target));
    return (column && samples?.[column.index]) ?? [];
  }
  const dates = samplesOf('order-date', 'customer-date');
  const ambiguous = dates.find((cell) => dateOrderOf([cell]) === 'ambiguous');
  const date = ambiguous ?? dates[0];
  if (!date) return [];
  const time = samplesOf('order-time')[dates.indexOf(date)] ?? '';
  const orders = ambiguous === undefined ? [dateOrder ?? 'month-first'] : dateOrders;
  return orders.flatMap((order) => {
    const parsed = parseDate(date, order, time);
    if (!('value' in parsed)) return [];
    return view(ImportDateExample, { dateOrder: order, found: `${date} ${time}`.trim(), wallTime: parsed.value.clock });
  });
}
