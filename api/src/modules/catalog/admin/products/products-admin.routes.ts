import { type Request, type Response, Router } from 'express';
import { answerRefusal } from '../../../../platform/http/error-status.ts';
import type { RouteContext } from '../../../../platform/http/route-context.ts';
import { InvalidInput } from '../../../../platform/lib/access-errors.ts';
import { centsFromDollars, dollarsFromCents } from '../../../../platform/lib/money.ts';
import { asStaff } from '../../../accounts/index.ts';
import { numberOf } from '../form-values.ts';
import { deleteProduct } from './delete-product.ts';
import { listProducts } from './list-products.ts';
import { type AdminProduct, ProductEditStale, ProductSaved, type SaveProductResult } from './products-admin.results.ts';
import { createProduct, updateProduct } from './save-product.ts';

/** As documented: the price in dollars, one count for all grinds. */
function toBody({ id, priceCents, stock, isFeatured, coffeeId, ...product }: AdminProduct) {
  return {
    ...product,
    shownImageUrl: undefined,
    id: Number(id),
    price: dollarsFromCents(priceCents),
    stock: stock.reduce((sum, { available }) => sum + available, 0),
    featured: isFeatured,
    coffeeCharacterId: coffeeId && Number(coffeeId),
  };
}

function centsOf(price: unknown): number | undefined {
  if (price === undefined) return undefined;
  const cents = centsFromDollars(price);
  if (cents === null) throw new InvalidInput('price: an amount in dollars is needed', [{ path: 'price', message: 'not an amount' }]);
  return cents;
}

function idOf(value: unknown): unknown {
  if (value === '' || value === 'none') return null;
  return typeof value === 'number' ? String(value) : value;
}

/** The documented fields, as the use-cases take them; a field that is not sent stays undefined. */
function fromBody(body: Record<string, unknown>): Record<string, unknown> {
  const { name, slug, description, price, imageUrl, altText, tint, category, stock, featured, allergens, coffeeCharacterId } = body;
  return {
    name,
    slug,
    description,
    priceCents: centsOf(price),
    imageUrl: imageUrl === '' ? null : imageUrl,
    altText,
    tint,
    // Its name in docs/rest.md.
    category: category === 'coffee' ? 'beans' : category,
    stock: numberOf(stock),
    isFeatured: featured,
    allergens,
    coffeeId: idOf(coffeeCharacterId),
  };
}

function answer(res: Response, result: typeof SaveProductResult, status = 200): void {
  if (result instanceof ProductSaved) res.status(status).json(toBody(result.product));
  else if (result instanceof ProductEditStale) answerRefusal(res, result, { current: toBody(result.current), fields: result.fields });
  else answerRefusal(res, result);
}

/** /api/admin/products (docs/rest.md). */
export function productsAdminRoutes(contextOf: RouteContext): Router {
  const router = Router();
  function bodyOf(body: unknown) {
    return (body ?? {}) as Record<string, unknown>;
  }

  // Who asks is checked before what they sent is read.
  function staffOf(req: Request) {
    return asStaff(contextOf(req), 'coffee-admin');
  }

  router.get('/api/admin/products', async (req, res) => {
    res.json((await listProducts(contextOf(req))).map(toBody));
  });
  router.post('/api/admin/products', async (req, res) => {
    const staff = await staffOf(req);
    answer(res, await createProduct(staff, fromBody(bodyOf(req.body)) as never), 201);
  });
  router.put('/api/admin/products/:id', async (req, res) => {
    const staff = await staffOf(req);
    const { version } = bodyOf(req.body);
    const edit = { id: req.params.id, version: typeof version === 'number' ? version : undefined };
    answer(res, await updateProduct(staff, { ...(fromBody(bodyOf(req.body)) as object), ...edit }));
  });
  router.delete('/api/admin/products/:id', async (req, res) => {
    answer(res, await deleteProduct(contextOf(req), { id: req.params.id }));
  });
  return router;
}
