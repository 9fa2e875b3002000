import { max, nice, ticks } from 'd3-array';

export interface ChartPoint {
  orderCount: number;
  revenueCents: number;
}

/** CSS pixels, 1:1. The money above, the orders below, one axis of days under both. */
const LEFT = 56;
const MONEY = { top: 14, bottom: 194 };
const ORDERS = { top: 234, bottom: 298 };
export const CHART_HEIGHT = 328;
export const LABELS_Y = 320;
export const ORDERS_LABEL_Y = 220;
/** Narrower than this, bars have no outline and darker fills instead. */
const NARROW = 480;
/** A date needs about as much. */
const LABEL_WIDTH = 76;
const LABEL_STEPS = [1, 2, 4, 5, 7, 10, 15, 30];

interface Bar {
  x: number;
  width: number;
  money: { y: number; height: number };
  orders: { y: number; height: number };
  /** Of the same day of the period before. */
  before: number;
}

export interface ChartLayout {
  width: number;
  left: number;
  isNarrow: boolean;
  /** From the left edge of one bar's place to that of the next. */
  step: number;
  bars: readonly Bar[];
  moneyGrid: readonly { y: number; cents: number }[];
  ordersGrid: readonly { y: number; count: number }[];
  /** Which days have their date below: evenly spaced, the last always. */
  labelled: readonly number[];
}

/** Even numbers only, so that two-pixel strokes are sharp. */
function even(value: number): number {
  return Math.round(value / 2) * 2;
}

/** An axis from zero to a round number at or above the highest value. */
function axisOf(highest: number, tickCount: number, { top, bottom }: { top: number; bottom: number }) {
  const [, end] = nice(0, highest, tickCount);
  return {
    yOf: (value: number) => even(bottom - (value / end) * (bottom - top)),
    ticks: ticks(0, end, tickCount),
  };
}

/** Where everything of the two charts is. Bars begin at zero; refunds can make a day's revenue negative, which is shown as none. */
export function layOut(points: readonly ChartPoint[], before: readonly ChartPoint[], width: number): ChartLayout {
  const isNarrow = width < NARROW;
  const step = (width - LEFT) / Math.max(1, points.length);
  const gap = isNarrow ? 2 : 6;
  const money = axisOf(Math.max(100, max([...points, ...before], ({ revenueCents }) => revenueCents) ?? 0), 4, MONEY);
  const orders = axisOf(Math.max(2, max(points, ({ orderCount }) => orderCount) ?? 0), 2, ORDERS);
  const barWidth = Math.max(2, even(Math.min(step - gap, 72)));
  const labelStep = LABEL_STEPS.find((days) => days * step >= LABEL_WIDTH) ?? points.length;
  const last = points.length - 1;
  return {
    width,
    left: LEFT,
    isNarrow,
    step,
    bars: points.map(({ orderCount, revenueCents }, at) => {
      const x = even(LEFT + at * step + (step - barWidth) / 2);
      const moneyY = money.yOf(Math.max(0, revenueCents));
      const ordersY = orders.yOf(orderCount);
      return {
        x,
        width: barWidth,
        money: { y: moneyY, height: MONEY.bottom - moneyY },
        orders: { y: ordersY, height: ORDERS.bottom - ordersY },
        before: money.yOf(Math.max(0, before[at]?.revenueCents ?? 0)),
      };
    }),
    moneyGrid: money.ticks.map((cents) => ({ y: money.yOf(cents), cents })),
    ordersGrid: orders.ticks.flatMap((count) => (Number.isInteger(count) ? [{ y: orders.yOf(count), count }] : [])),
    labelled: points.map((_, at) => at).filter((at) => (last - at) % labelStep === 0),
  };
}

/** The period before as steps from day to day. */
export function beforePath({ bars, step, left }: ChartLayout): string {
  return bars
    .map(({ before }, at) => `${at === 0 ? 'M' : 'L'}${even(left + at * step)} ${before}H${even(left + (at + 1) * step)}`)
    .join('');
}

/** The day under a pointer. */
export function dayAt({ left, step, bars }: ChartLayout, x: number): number {
  return Math.max(0, Math.min(bars.length - 1, Math.floor((x - left) / step)));
}
