import type { ReactNode } from 'react';
import { max } from 'd3-array';
import { formatCents } from '../../../../lib/money.ts';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { centsChangeOf, changeOf, notCountedWords } from '../overview-words.ts';
import type { Change, Overview, Period } from '../overview-words.ts';
import styles from './parts.module.css';

const SPARK_BARS = 12;
const LEAST_DAYS = 7;

/** The four totals of all time, each with its change in the period and how it went. */
export function Tiles({ overview, period }: { overview: Overview; period: Period }) {
  const { totals, current, previous, notCounted, dayCount } = overview;
  const points = overview.points.slice(-SPARK_BARS);
  const hasBefore = dayCount >= LEAST_DAYS;
  const on = `on ${period.words} before`;
  const left = notCountedWords(notCounted);
  function change(found: Change | null): ReactNode {
    return hasBefore && found ? (
      <>
        <Arrow change={found} /> {on}
      </>
    ) : null;
  }
  return (
    <div className={styles.tiles}>
      <Tile
        title="Total customers"
        value={formatWhole(totals.customerCount)}
        spark={points.map(({ newCustomerCount }) => newCustomerCount)}
        look="customers"
        notes={[
          current.customerCount > 0 ? (
            <>
              <Arrow change={{ isUp: true, text: formatWhole(current.customerCount) }} /> in the last {period.words}
            </>
          ) : (
            `none new in the last ${period.words}`
          ),
        ]}
      />
      <Tile
        title="Total orders"
        value={formatWhole(totals.orderCount)}
        spark={points.map(({ orderCount }) => orderCount)}
        look="orders"
        notes={[change(changeOf(current.orderCount, previous.orderCount)), left]}
      />
      <Tile
        title="Total revenue"
        value={formatCents(totals.revenueCents)}
        spark={points.map(({ revenueCents }) => revenueCents)}
        look="money"
        notes={[
          change(changeOf(current.revenueCents, previous.revenueCents)),
          totals.refundedCents > 0 ? `after ${formatCents(totals.refundedCents)} refunded` : null,
        ]}
      />
      <Tile
        title="Average order value"
        value={totals.averageCents === null || totals.averageCents === undefined ? '-' : formatCents(totals.averageCents)}
        spark={points.map(({ revenueCents, orderCount }) => (orderCount === 0 ? 0 : revenueCents / orderCount))}
        look="average"
        notes={[change(centsChangeOf(current.averageCents, previous.averageCents))]}
      />
    </div>
  );
}

function Arrow({ change: { isUp, text } }: { change: Change }) {
  return (
    <span className={isUp ? styles.up : styles.down}>
      <span aria-hidden="true">{isUp ? '▲' : '▼'}</span>
      <span className="sr">{isUp ? 'up' : 'down'}</span> {text}
    </span>
  );
}

interface TileProps {
  title: string;
  value: string;
  notes: readonly ReactNode[];
  spark: readonly number[];
  look: 'customers' | 'orders' | 'money' | 'average';
}

function Tile({ title, value, notes, spark, look }: TileProps) {
  const shown = notes.filter(Boolean);
  return (
    <article className={styles.tile} data-look={look}>
      <h2>{title}</h2>
      <b>{value}</b>
      <small>
        {shown.map((note, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the notes of a tile keep their order
          <span key={at}>
            {at > 0 ? '; ' : ''}
            {note}
          </span>
        ))}
      </small>
      <Spark values={spark} />
    </article>
  );
}

/** Bars of the latest days, the last one berry. Decorative: the charts have the figures. */
function Spark({ values }: { values: readonly number[] }) {
  const most = max(values) ?? 0;
  if (most <= 0) return null;
  return (
    <svg width={values.length * 8 - 4} height="40" aria-hidden="true" shapeRendering="crispEdges">
      {values.map((value, at) => {
        const height = Math.max(2, Math.round((Math.max(0, value) / most) * 19) * 2);
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        return <rect key={at} x={at * 8} y={40 - height} width="6" height={height} />;
      })}
    </svg>
  );
}
