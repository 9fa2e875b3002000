import { Router } from 'express';
import { catalogOf } from './catalog-cache.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { dollarsFromCents } from '../../platform/lib/money.ts';
import { grindLabel } from './grind-label.ts';
import { drawGuestCup } from './guest-cup.ts';

/** GET /api/coffees and GET /api/products (docs/rest.md), and the picture of a coffee without one. */
export function catalogRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/coffees', async (req, res) => {
    const { coffees, version } = await catalogOf(contextOf(req)).current();
    res.set('Cache-Control', 'no-cache').set('ETag', `"${version}"`);
    res.json(coffees);
  });
  router.get('/api/products', async (req, res) => {
    const { products, version } = await catalogOf(contextOf(req)).current();
    res.set('Cache-Control', 'no-cache').set('ETag', `"${version}"`);
    res.json(
      products.map((product) => ({
        id: product.id,
        slug: product.slug,
        name: product.name,
        description: product.description,
        price: dollarsFromCents(product.priceCents),
        imageUrl: product.imageUrl,
        category: product.category,
        character: product.character,
        ...(product.grindOptions.length > 0 && { grindTypes: product.grindOptions.map((option) => grindLabel(option.grind)) }),
        ...(product.sizes.length > 0 && { sizes: product.sizes }),
        stock: product.stock,
        wholeBeanStock: product.wholeBeanStock,
        groundStock: product.groundStock,
        featured: product.isFeatured,
      })),
    );
  });
  router.get('/art/cup-:tint.svg', async (req, res, next) => {
    const svg = await drawGuestCup(contextOf(req).env, req.params.tint);
    if (svg === null) return next();
    res.set('Cache-Control', 'public, max-age=3600').set('Cross-Origin-Resource-Policy', 'cross-origin').type('svg').send(svg);
  });
  return router;
}
