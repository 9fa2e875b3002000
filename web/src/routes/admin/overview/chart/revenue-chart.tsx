import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Key } from '../../../../features/admin/kit/signs/key.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Window } from '../../../../ui/frames/window.tsx';
import { formatCents } from '../../../../lib/money.ts';
import { changeOf, countOf, longDay, PERIODS } from '../overview-words.ts';
import type { Overview, Period } from '../overview-words.ts';
import { Bars } from './bars.tsx';
import { dayAt, layOut } from './chart-layout.ts';
import styles from './chart.module.css';
import { Numbers } from './numbers.tsx';
import { saveFile } from '../../../../features/admin/kit/data/save-file.ts';
import { csvOf } from './chart-csv.ts';
import { useWidth } from './use-width.ts';

/** With less history a comparison says nothing. */
const LEAST_DAYS = 7;

interface RevenueChartProps {
  overview: Overview;
  period: Period;
  /** The figures are of another period, and new ones are on their way. */
  isOld: boolean;
  onPeriod: (period: Period) => void;
}

/** Revenue and orders by day: two charts above one axis, a day read out at a time, and the numbers. */
export function RevenueChart({ overview, period, isOld, onPeriod }: RevenueChartProps) {
  const { points, before, current, previous, dayCount } = overview;
  const hasBefore = dayCount >= LEAST_DAYS && previous.orderCount > 0;
  const first = points[0]?.day ?? '';
  const last = points.at(-1)?.day ?? '';
  return (
    <Window
      title="Revenue and orders"
      icon="i-chart"
      isFlush
      end={
        <button
          type="button"
          className={styles.csv}
          onClick={() => saveFile(`revenue-${first}-to-${last}.csv`, new Blob([csvOf(points, before)], { type: 'text/csv;charset=utf-8' }))}
        >
          Export CSV
        </button>
      }
    >
      <div className={styles.tools}>
        <Segmented
          legend="Period"
          className={styles.periods}
          options={PERIODS}
          value={period.value}
          onChange={(value) => onPeriod(PERIODS.find((each) => each.value === value)!)}
        />
        <div className={styles.legend}>
          <span>
            <i data-look="money" />
            Revenue
          </span>
          <span>
            <i data-look="orders" />
            Orders
          </span>
          {hasBefore ? (
            <span>
              <i data-look="before" />
              {period.words} before
            </span>
          ) : null}
          <span>
            <i data-look="today" />
            {period.value === '12m' ? 'This month so far' : 'Today so far'}
          </span>
        </div>
      </div>
      {current.orderCount === 0 ? (
        <p className={styles.nothing}>No paid orders in these {period.words}</p>
      ) : (
        <Days key={`${points.length} ${last}`} overview={overview} period={period} hasBefore={hasBefore} isOld={isOld} />
      )}
      <Numbers points={points} period={period} />
    </Window>
  );
}

/** The day with the highest revenue; today counts only once it has beaten the others. */
function bestOf(points: Overview['points']): number {
  let best = 0;
  for (const [at, { revenueCents }] of points.entries()) if (revenueCents > points[best]!.revenueCents) best = at;
  return best;
}

function Days({ overview, period, hasBefore, isOld }: Omit<RevenueChartProps, 'onPeriod'> & { hasBefore: boolean }) {
  const { points, before } = overview;
  const best = bestOf(points);
  const [chosen, setChosen] = useState(best);
  const [box, width] = useWidth<HTMLDivElement>();
  const layout = layOut(points, hasBefore ? before : [], width || 300);
  const { day, revenueCents, orderCount } = points[chosen]!;
  const last = points.length - 1;

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: last };
    const to = moves[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, to)));
  }

  const change = hasBefore ? changeOf(revenueCents, before[chosen]?.revenueCents ?? 0) : null;
  const unit = period.value === '12m' ? 'month' : 'day';
  const note =
    chosen === last
      ? 'so far'
      : chosen === best
        ? `the best ${unit}`
        : change
          ? `${change.isUp ? '+' : '-'}${change.text} on ${longDay(before[chosen]!.day, period)}`
          : '';
  return (
    <>
      <div className={styles.read}>
        <p aria-live="polite">
          <span>{longDay(day, period)}</span>
          <b>{formatCents(revenueCents)}</b>
          <b>{countOf(orderCount, 'order')}</b>
          <span>{note}</span>
        </p>
        <span className={styles.hint} aria-hidden="true">
          <Key>←</Key> <Key>→</Key> walk the {unit}s
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- one stop of the keyboard for all days; what it reads out is live, and the table has the same */}
      <div
        className={styles.well}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        role="group"
        aria-label={`Chart, ${longDay(day, period)} chosen`}
        onKeyDown={onKeyDown}
      >
        <div
          ref={box}
          className={styles.box}
          data-old={isOld || undefined}
          onPointerMove={(event) => setChosen(dayAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left))}
          onPointerDown={(event) => setChosen(dayAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left))}
        >
          {width > 0 ? (
            <Bars
              layout={layout}
              points={points}
              period={period}
              chosen={chosen}
              hasBefore={hasBefore}
              label={sentenceOf(overview, period, best)}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

/** What the charts show, for those who do not see them. */
function sentenceOf({ points }: Overview, period: Period, best: number): string {
  const unit = period.value === '12m' ? 'month' : 'day';
  const { day, revenueCents } = points[best]!;
  const most = points.reduce((count, { orderCount }) => Math.max(count, orderCount), 0);
  return `Two bar charts by ${unit}, ${longDay(points[0]!.day, period)} to ${longDay(points.at(-1)!.day, period)}. Best ${unit} ${longDay(day, period)} with ${formatCents(revenueCents)}; at most ${countOf(most, 'order')} a ${unit}. All figures are in the table below.`;
}
