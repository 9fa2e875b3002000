import { describe, expect, it } from 'vitest';
import { beforePath, dayAt, layOut } from './chart-layout.ts';

const point = (revenueCents: number, orderCount = 1) => ({ revenueCents, orderCount });
const thirty = Array.from({ length: 30 }, (_, at) => point(10_000 + at * 1_000, at));

describe('layOut', () => {
  it('bars begin at zero and all numbers are even', () => {
    const { bars } = layOut(thirty, [], 780);
    for (const { x, width, money, orders } of bars) {
      expect(money.y + money.height).toBe(194);
      expect(orders.y + orders.height).toBe(298);
      for (const value of [x, width, money.y, orders.y]) expect(value % 2).toBe(0);
    }
  });

  it('the grid begins at zero and covers the highest bar of both periods', () => {
    const { moneyGrid } = layOut([point(10_000)], [point(76_000)], 780);
    expect(moneyGrid[0]).toEqual({ y: 194, cents: 0 });
    expect(moneyGrid.at(-1)?.cents).toBeGreaterThanOrEqual(76_000);
  });

  it.each([
    [780, 30, 4],
    [300, 30, 10],
    [780, 12, 2],
    [780, 7, 1],
  ])('at %i px of %i days every %ith has its date, the last always', (width, count, step) => {
    const { labelled } = layOut(thirty.slice(0, count), [], width);
    expect(labelled.at(-1)).toBe(count - 1);
    expect(labelled.at(-1)! - labelled.at(-2)!).toBe(step);
  });

  it('a day with more refunded than paid has no bar', () => {
    const [bar] = layOut([point(-500), point(1_000)], [], 300).bars;
    expect(bar?.money.height).toBe(0);
  });

  it('without any order there are axes from zero', () => {
    const { moneyGrid, ordersGrid } = layOut([point(0, 0)], [], 300);
    expect([moneyGrid[0]?.cents, ordersGrid[0]?.count]).toEqual([0, 0]);
  });
});

describe('dayAt', () => {
  it('a pointer beside the bars chooses the nearest day', () => {
    const layout = layOut(thirty, [], 780);
    expect([dayAt(layout, -20), dayAt(layout, layout.bars[3]!.x + 2), dayAt(layout, 2_000)]).toEqual([0, 3, 29]);
  });
});

describe('beforePath', () => {
  it('is one step for each day', () => {
    expect(beforePath(layOut(thirty.slice(0, 3), thirty.slice(0, 3), 300)).match(/H/g)).toHaveLength(3);
  });
});
