import { expect, it } from 'vitest';
import { previewTotals } from '../totals.ts';
import { freeShippingHint, lostShipping, lostWords } from './lost-words.ts';

const shop = { freeShippingThresholdCents: 4500, defaultShippingCents: 599 };

function lostAt(subtotalCents: number, discountCents: number) {
  return lostShipping(previewTotals(subtotalCents, discountCents, 489, shop), 4500);
}

it('free shipping is lost where the discount takes the order below the threshold, to the cent', () => {
  expect(lostAt(4500, 450)).toEqual({ shippingCents: 489, extraCents: 39 });
  expect(lostAt(5000, 501)).toEqual({ shippingCents: 489, extraCents: -12 });
  expect(lostAt(5000, 500)).toBeNull();
  expect(lostAt(4499, 450)).toBeNull();
  expect(lostAt(4500, 0)).toBeNull();
});

it('says whether the order costs more, the same or less than without the coupon', () => {
  const lost = { shippingCents: 489, extraCents: 39 };
  expect(lostWords('BREW10', lost, 4500)).toBe(
    'After the discount this order is below $45.00, so shipping is no longer free and costs $4.89. You pay $0.39 more than without BREW10.',
  );
  expect(lostWords('BREW10', { ...lost, extraCents: 0 }, 4500)).toContain('You pay the same as without BREW10.');
  expect(lostWords('BREW10', { ...lost, extraCents: -12 }, 4500)).toContain('You still pay $0.12 less than without BREW10.');
});

it('says beforehand which discount ends free shipping, for an order that has it', () => {
  expect(freeShippingHint(4500, 4500)).toBe('Any discount takes this order below $45.00, and shipping is no longer free.');
  expect(freeShippingHint(5000, 4500)).toMatch(/^A discount of more than \$5\.00 takes this order below/);
  expect(freeShippingHint(4499, 4500)).toBeUndefined();
});
