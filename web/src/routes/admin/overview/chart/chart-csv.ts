import type { Point } from '../overview-words.ts';

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** One row for each day or month, amounts as plain numbers; UTF-8 with a mark, lines end as spreadsheets want. */
export function csvOf(points: readonly Point[], before: readonly { day: string; revenueCents: number; orderCount: number }[]): string {
  const rows = points.map(({ day, orderCount, revenueCents }, at) => [
    day,
    dollars(revenueCents),
    orderCount,
    orderCount === 0 ? '' : dollars(revenueCents / orderCount),
    before[at]?.day ?? '',
    before[at] ? dollars(before[at].revenueCents) : '',
    before[at]?.orderCount ?? '',
  ]);
  const head = ['Day', 'Revenue', 'Orders', 'Average', 'Day before', 'Revenue before', 'Orders before'];
  return `\uFEFF${[head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
