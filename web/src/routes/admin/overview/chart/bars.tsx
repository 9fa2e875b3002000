import { useId } from 'react';
import { shortDay } from '../overview-words.ts';
import { axisDollars } from '../overview-words.ts';
import type { Period, Point } from '../overview-words.ts';
import { beforePath, CHART_HEIGHT, LABELS_Y, ORDERS_LABEL_Y } from './chart-layout.ts';
import type { ChartLayout } from './chart-layout.ts';
import styles from './chart.module.css';

interface BarsProps {
  layout: ChartLayout;
  points: readonly Point[];
  period: Period;
  chosen: number;
  hasBefore: boolean;
  /** The sentence for those who do not see the chart. */
  label: string;
}

/** The two charts, drawn. */
export function Bars({ layout, points, period, chosen, hasBefore, label }: BarsProps) {
  const hatchId = useId();
  const { width, left, bars, isNarrow } = layout;
  const last = bars.length - 1;
  const pointer = bars[chosen];
  function fillOf(at: number): string | undefined {
    if (at === chosen) return styles.chosen;
    return at === last ? styles.today : undefined;
  }
  return (
    <svg
      className={isNarrow ? `${styles.chart} ${styles.narrow}` : styles.chart}
      width={width}
      height={CHART_HEIGHT}
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <defs>
        <pattern id={hatchId} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={styles.hatch} />
          <path d="M0 8 8 0" className={styles.hatchLine} />
        </pattern>
      </defs>
      {layout.moneyGrid.map(({ y, cents }) => (
        <g key={cents}>
          <line className={styles.grid} x1={left} x2={width} y1={y} y2={y} />
          <text x={left - 8} y={y + 6} textAnchor="end">
            {axisDollars(cents)}
          </text>
        </g>
      ))}
      {layout.ordersGrid.map(({ y, count }) => (
        <g key={count}>
          <line className={styles.grid} x1={left} x2={width} y1={y} y2={y} />
          <text x={left - 8} y={y + 6} textAnchor="end">
            {count}
          </text>
        </g>
      ))}
      <text x={left} y={ORDERS_LABEL_Y} className={styles.label}>
        Orders
      </text>
      {bars.map(({ x, width: bar, money, orders }, at) => (
        <g key={points[at]?.day}>
          {money.height > 0 ? (
            <rect
              x={x}
              y={money.y}
              width={bar}
              height={money.height}
              className={`${styles.money} ${fillOf(at) ?? ''}`}
              style={at === last && at !== chosen ? { fill: `url(#${hatchId})` } : undefined}
            />
          ) : null}
          {orders.height > 0 ? (
            <rect x={x} y={orders.y} width={bar} height={orders.height} className={`${styles.orders} ${at === chosen ? styles.chosen : ''}`} />
          ) : null}
        </g>
      ))}
      {layout.labelled.map((at) => {
        const { x, width: bar } = bars[at]!;
        const isEnd = at === last && !isNarrow ? x + bar / 2 + 34 > width : at === last;
        return (
          <text key={at} x={isEnd ? x + bar : x + bar / 2} y={LABELS_Y} textAnchor={isEnd ? 'end' : 'middle'}>
            {shortDay(points[at]!.day, period)}
          </text>
        );
      })}
      {hasBefore ? <path d={beforePath(layout)} className={styles.before} /> : null}
      {pointer ? <path d={`M${pointer.x + pointer.width / 2 - 6} ${Math.max(0, pointer.money.y - 14)}h12l-6 8z`} className={styles.pointer} /> : null}
    </svg>
  );
}
