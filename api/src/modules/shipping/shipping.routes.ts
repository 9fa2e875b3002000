import { catalogOf } from '../catalog/index.ts';
import { Router } from 'express';
import { z } from 'zod';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { dollarsFromCents } from '../../platform/lib/money.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { shop } from '../../platform/config/shop.ts';
import type { CatalogSnapshot } from '../catalog/index.ts';
import { chooseBox } from './parcel-box.rules.ts';
import { quoteShipping } from './quote-shipping.ts';

const shippingRatesBody = z.object({
  toAddress: z.record(z.string(), z.unknown(), { error: 'Shipping address is required' }),
  items: z
    .array(
      z.object({
        id: z.string().optional(),
        name: z.string().max(300).default('Coffee Product'),
        quantity: z.coerce.number().int().min(1).max(shop.maxLineQuantity).default(1),
      }),
      { error: 'Your cart is empty' },
    )
    .min(1, 'Your cart is empty')
    .max(shop.maxCartLines),
});

/** Weight of a bag, for a documented item, which has a name but no id. */
const DEFAULT_ITEM_GRAMS = 340;

function findItem(catalog: CatalogSnapshot, item: { id?: string | undefined; name: string }) {
  return catalog.products.find((product) => product.slug === item.id || item.name.startsWith(product.name));
}

/** POST /api/shipping-rates {toAddress, items} (docs/rest.md); the weight sent (always 1) is ignored for the catalogue's. */
export function shippingRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post('/api/shipping-rates', async (req, res) => {
    const ctx = contextOf(req);
    const { toAddress, items } = parseInput(shippingRatesBody, req.body);
    const catalog = await catalogOf(ctx).current();
    const found = items.map((item) => ({ quantity: item.quantity, product: findItem(catalog, item) }));
    const weightGrams = found.reduce((sum, { quantity, product }) => sum + (product?.weightGrams ?? DEFAULT_ITEM_GRAMS) * quantity, 0);
    const boxMm = chooseBox(found.map(({ quantity, product }) => ({ quantity, packedMm: product?.packedMm ?? null })));
    const { rates, isFallback } = await quoteShipping(ctx, { address: toAddress, weightGrams, boxMm });
    res.json({
      isFallback,
      rates: rates.map((rate) => ({
        rateId: rate.rateId,
        amount: dollarsFromCents(rate.amountCents).toFixed(2),
        provider: rate.provider,
        servicelevel: { name: rate.serviceName },
        estimatedDays: rate.estimatedDays,
        canShipFree: rate.canShipFree,
      })),
    });
  });
  return router;
}
