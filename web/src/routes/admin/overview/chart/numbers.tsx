import { formatCents } from '../../../../lib/money.ts';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { longDay } from '../overview-words.ts';
import type { Period, Point } from '../overview-words.ts';
import styles from './chart.module.css';

/** What the charts show, as a table: the newest first. */
export function Numbers({ points, period }: { points: readonly Point[]; period: Period }) {
  const title = `Revenue and orders by ${period.value === '12m' ? 'month' : 'day'}`;
  return (
    <details className={styles.numbers}>
      <summary>Show the numbers</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0} role="region" aria-label={title}>
        <table>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{period.value === '12m' ? 'Month' : 'Day'}</th>
              <th scope="col">Revenue</th>
              <th scope="col">Orders</th>
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, revenueCents, orderCount }, at) => (
              <tr key={day}>
                <th scope="row">
                  {longDay(day, period)}
                  {at === 0 ? ' so far' : ''}
                </th>
                <td>{formatCents(revenueCents)}</td>
                <td>{formatWhole(orderCount)}</td>
                <td>{orderCount === 0 ? '-' : formatCents(revenueCents / orderCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
