import { z } from 'zod';
import { shop } from '../../../platform/config/shop.ts';
import { formatCents } from '../../../platform/lib/money.ts';
import { checkoutTotals } from '../../checkout/index.ts';
import { defineTool } from './tool.ts';

const MOST_ITEMS = 10;

export const addUpTool = defineTool({
  name: 'add_up',
  description:
    'What several products cost together at the prices of this moment: one item per product. The total has standard shipping, and no coupon or other rate. From freeFrom on shipping is free; untilFree is what is missing. If the visitor has named a limit for the whole order, left is what remains, over what is missing, and moreWithinLimit how many more of the last item the limit pays for, with shipping. moreUntilFree is how many more of the last item make shipping free.',
  input: z.strictObject({
    items: z
      .array(z.strictObject({ slug: z.string().max(100), quantity: z.int().min(1).max(shop.maxLineQuantity) }))
      .min(1)
      .max(MOST_ITEMS),
  }),
  run({ items }, { catalog, amounts, guard }) {
    const lines = items.map(({ slug, quantity }) => {
      const product = catalog.products.find((candidate) => candidate.slug === slug);
      return product ? { slug, name: product.name, quantity, lineCents: product.priceCents * quantity } : null;
    });
    const known = lines.filter((line) => line !== null);
    if (known.length < lines.length) return { error: 'unknown product', known: catalog.products.map(({ slug }) => slug) };
    const itemsCents = known.reduce((sum, { lineCents }) => sum + lineCents, 0);
    const { subtotalCents, shippingCents, totalCents } = checkoutTotals(itemsCents, 0, null);
    const untilFreeCents = Math.max(0, shop.freeShippingThresholdCents - subtotalCents);
    const { maxPriceCents } = guard.wishes;
    const bags = known.reduce((sum, { quantity }) => sum + quantity, 0);
    const lowest = Math.min(...known.map(({ lineCents, quantity }) => lineCents / quantity));
    // "Under $20" limits the price of one bag, "under $35 in all" that of the order: it pays for two bags.
    const limit = maxPriceCents !== null && bags > 1 && maxPriceCents < lowest * 2 ? null : maxPriceCents;
    const left = limit === null ? 0 : limit - totalCents;
    const { lineCents, quantity } = known.at(-1)!;
    const unitCents = lineCents / quantity;
    // A sum with free shipping may be within a limit that a smaller one exceeds.
    const more = Array.from({ length: shop.maxLineQuantity - quantity + 1 }, (_, count) => count);
    const within = more.findLast((count) => limit !== null && checkoutTotals(itemsCents + count * unitCents, 0, null).totalCents <= limit);
    const stated = [
      ...(limit === null ? [] : [limit, Math.abs(left)]),
      shop.freeShippingThresholdCents,
      subtotalCents,
      shippingCents,
      totalCents,
      untilFreeCents,
    ];
    for (const cents of [...known.map(({ lineCents }) => lineCents), ...stated]) amounts.add(cents);
    return {
      items: known.map(({ lineCents, ...line }) => ({ ...line, price: formatCents(lineCents) })),
      subtotal: formatCents(subtotalCents),
      shipping: shippingCents === 0 ? null : formatCents(shippingCents),
      total: formatCents(totalCents),
      freeFrom: formatCents(shop.freeShippingThresholdCents),
      limit: limit === null ? null : formatCents(limit),
      left: limit !== null && left >= 0 ? formatCents(left) : null,
      over: left < 0 ? formatCents(-left) : null,
      moreWithinLimit: within ?? null,
      untilFree: untilFreeCents > 0 ? formatCents(untilFreeCents) : null,
      moreUntilFree: untilFreeCents > 0 ? Math.ceil(untilFreeCents / unitCents) : null,
    };
  },
});
