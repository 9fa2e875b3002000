import { type Request, type Response, Router } from 'express';
import { answerRefusal } from '../../../../platform/http/error-status.ts';
import type { RouteContext } from '../../../../platform/http/route-context.ts';
import { InvalidInput } from '../../../../platform/lib/access-errors.ts';
import { dollarsFromCents } from '../../../../platform/lib/money.ts';
import { asStaff } from '../../../accounts/index.ts';
import { listOf, numberOf } from '../form-values.ts';
import { type AdminCoffee, CoffeeEditStale, CoffeeSaved, type SaveCoffeeResult } from './coffees-admin.results.ts';
import { deleteCoffee } from './delete-coffee.ts';
import { listCoffees } from './list-coffees.ts';
import { createCoffee, type StockType, switchCoffeeStock, updateCoffee } from './save-coffee.ts';

/** As documented: the counts of the grinds beside their sum. */
function toBody({ id, stock, priceCents, ...coffee }: AdminCoffee) {
  function countOf(grind: string): number {
    return stock.find((row) => row.grind === grind)?.available ?? 0;
  }
  return {
    ...coffee,
    shownImageUrl: undefined,
    id: Number(id),
    price: priceCents === null ? null : dollarsFromCents(priceCents),
    stock: stock.reduce((sum, { available }) => sum + available, 0),
    wholeBeanStock: countOf('whole-bean'),
    groundStock: countOf('ground'),
  };
}

const plainFields = [
  'name',
  'slug',
  'imageUrl',
  'altText',
  'tint',
  'quip',
  'grindType',
  'description',
  'bio',
  'greeting',
  'personality',
  'exampleDialogue',
  'reminder',
  'lore',
  'roast',
  'caffeine',
  'brewLine',
] as const;

/** The documented fields, as the use-cases take them; a field that is not sent stays undefined. */
function fromBody(body: Record<string, unknown>): Record<string, unknown> {
  const { tags, moods, tastes, stock, wholeBeanStock, groundStock } = body;
  return {
    ...Object.fromEntries(plainFields.map((field) => [field, body[field]])),
    tags: listOf(tags),
    moods: listOf(moods),
    tastes: listOf(tastes),
    stock: numberOf(stock),
    wholeBeanStock: numberOf(wholeBeanStock),
    groundStock: numberOf(groundStock),
  };
}

const stockTypes: Readonly<Record<string, StockType>> = { wholeBean: 'whole-bean', ground: 'ground', general: 'general' };

/** @throws InvalidInput */
function switchOf({ inStock, stockType = 'general' }: Record<string, unknown>): { type: StockType; isOn: boolean } {
  const type = Object.hasOwn(stockTypes, String(stockType)) ? stockTypes[String(stockType)] : undefined;
  if (!type) throw new InvalidInput('stockType is wholeBean, ground or general', [{ path: 'stockType', message: 'is none of them' }]);
  if (typeof inStock !== 'boolean') throw new InvalidInput('inStock is true or false', [{ path: 'inStock', message: 'is neither' }]);
  return { type, isOn: inStock };
}

function answer(res: Response, result: typeof SaveCoffeeResult, status = 200): void {
  if (result instanceof CoffeeSaved) res.status(status).json(toBody(result.coffee));
  else if (result instanceof CoffeeEditStale) answerRefusal(res, result, { current: toBody(result.current), fields: result.fields });
  else answerRefusal(res, result);
}

/** /api/admin/coffees (docs/rest.md). */
export function coffeesAdminRoutes(contextOf: RouteContext): Router {
  const router = Router();
  function bodyOf(body: unknown) {
    return (body ?? {}) as Record<string, unknown>;
  }

  // Who asks is checked before what they sent is read.
  function staffOf(req: Request) {
    return asStaff(contextOf(req), 'coffee-admin');
  }

  router.get('/api/admin/coffees', async (req, res) => {
    res.json((await listCoffees(contextOf(req))).map(toBody));
  });
  router.post('/api/admin/coffees', async (req, res) => {
    const staff = await staffOf(req);
    answer(res, await createCoffee(staff, fromBody(bodyOf(req.body)) as never), 201);
  });
  router.put('/api/admin/coffees/:id', async (req, res) => {
    const staff = await staffOf(req);
    const body = bodyOf(req.body);
    const { id } = req.params;
    if (body['inStock'] !== undefined) return answer(res, await switchCoffeeStock(staff, { id, ...switchOf(body) }));
    const version = typeof body['version'] === 'number' ? body['version'] : undefined;
    answer(res, await updateCoffee(staff, { ...(fromBody(body) as object), id, version }));
  });
  router.delete('/api/admin/coffees/:id', async (req, res) => {
    answer(res, await deleteCoffee(contextOf(req), { id: req.params.id }));
  });
  return router;
}
