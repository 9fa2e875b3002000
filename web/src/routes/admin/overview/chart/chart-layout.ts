import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';

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

export interface Bar {
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

/** Where everything of the two charts is. Bars begin at zero; refunds can make a day's revenue negative, which is shown as none. */
export function layOut(points: readonly ChartPoint[], before: readonly ChartPoint[], width: number): ChartLayout {
  const isNarrow = width < NARROW;
  const band = scaleBand<number>()
    .domain(points.map((_, at) => at))
    .range([LEFT, width]);
  const gap = isNarrow ? 2 : 6;
  const money = scaleLinear()
    .domain([0, Math.max(100, max([...points, ...before], ({ revenueCents }) => revenueCents) ?? 0)])
    .nice(4)
    .range([MONEY.bottom, MONEY.top]);
  const orders = scaleLinear()
    .domain([0, Math.max(2, max(points, ({ orderCount }) => orderCount) ?? 0)])
    .nice(2)
    .range([ORDERS.bottom, ORDERS.top]);
  const barWidth = Math.max(2, even(Math.min(band.step() - gap, 72)));
  const labelStep = LABEL_STEPS.find((days) => days * band.step() >= LABEL_WIDTH) ?? points.length;
  const last = points.length - 1;
  return {
    width,
    left: LEFT,
    isNarrow,
    step: band.step(),
    bars: points.map(({ orderCount, revenueCents }, at) => {
      const x = even((band(at) ?? 0) + (band.step() - barWidth) / 2);
      const moneyY = even(money(Math.max(0, revenueCents)));
      const ordersY = even(orders(orderCount));
      return {
        x,
        width: barWidth,
        money: { y: moneyY, height: MONEY.bottom - moneyY },
        orders: { y: ordersY, height: ORDERS.bottom - ordersY },
        before: even(money(Math.max(0, before[at]?.revenueCents ?? 0))),
      };
    }),
    moneyGrid: money.ticks(4).map((cents) => ({ y: even(money(cents)), cents })),
    ordersGrid: orders.ticks(2).flatMap((count) => (Number.isInteger(count) ? [{ y: even(orders(count)), count }] : [])),
    labelled: points.map((_, at) => at).filter((at) => (last - at) % labelStep === 0),
  };
}

/** The period before as steps from day to day. */
export function beforePath({ bars, step, left }: ChartLayout): string {
  return bars.map(({ before }, at) => `${at === 0 ? 'M' : 'L'}${even(left + at * step)} ${before}H${even(left + (at + 1) * step)}`).join('');
}

/** The day under a pointer. */
export function dayAt({ left, step, bars }: ChartLayout, x: number): number {
  return Math.max(0, Math.min(bars.length - 1, Math.floor((x - left) / step)));
}
