import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { InvalidInput } from '../../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { Coffee, type Product } from '../../catalog.entity.ts';
import { catalogOf } from '../../catalog-cache.ts';
import { lockStock } from '../../move-stock.ts';
import { refusePictureThatIsMissing } from '../../pictures/find-picture.ts';
import { refuseTakenSlug } from '../slug-taken.results.ts';
import { readStock } from '../stock/read-stock.ts';
import { setCounts } from '../stock/set-stock.ts';
import { firstStock, spreadTotal } from '../stock/spread-stock.rules.ts';
import { addProduct, changeProduct, getProductForEdit } from './edit-product.ts';
import { presentProduct } from './list-products.ts';
import { newProduct, productFields } from './products-admin.inputs.ts';
import { productEditStale, ProductSaved, type SaveProductResult } from './products-admin.results.ts';

type Result = Promise<typeof SaveProductResult>;

/** Makes a product; without a value: beans, nothing in stock, not featured, no character. @throws NotAllowed, InvalidInput */
export async function createProduct(ctx: Context, input: z.input<typeof newProduct>): Result {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { coffeeId, stock = 0, ...fields } = parseInput(newProduct, input);
  const result = await refuseTakenSlug(() =>
    inTransaction(staff, async (tx) => {
      await refusePictureThatIsMissing(tx, fields.imageUrl);
      const coffee = (await findCoffee(tx, coffeeId)) ?? null;
      const isGround = (fields.category ?? 'beans') === 'beans';
      const counts = isGround ? firstStock({ stock }, coffee?.grindType ?? 'whole-bean') : { none: stock };
      return saved(tx, await addProduct(tx, { ...fields, coffee }, counts));
    }),
  );
  catalogOf(ctx).invalidate();
  return result;
}

/** Changes the given fields of a product; without a version, of the product as it is. @throws NotAllowed, Missing, InvalidInput */
export async function updateProduct(
  ctx: Context,
  { id, version, ...input }: z.input<typeof productFields> & { id: string; version?: number | undefined },
): Result {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { coffeeId, stock, ...fields } = parseInput(productFields, input);
  const result = await refuseTakenSlug(() =>
    inTransaction(staff, async (tx) => {
      await refusePictureThatIsMissing(tx, fields.imageUrl);
      const coffee = await findCoffee(tx, coffeeId);
      const product = await getProductForEdit(tx, rowId(id));
      const outcome = await changeProduct(tx, product, 'product-edited', version ?? product.version, {
        ...fields,
        ...(coffee !== undefined && { coffee: coffee && tx.em.getReference(Coffee, coffee.id) }),
      });
      if (outcome.kind === 'stale') return productEditStale(await presentProduct(tx, product), outcome.fields);
      if (stock !== undefined) await setTotal(tx, product, stock);
      return saved(tx, product);
    }),
  );
  catalogOf(ctx).invalidate();
  return result;
}

/** Undefined where nothing is said of it. Locked against deletion: its product is locked after it. @throws InvalidInput */
async function findCoffee(tx: Context, coffeeId: string | null | undefined): Promise<Coffee | null | undefined> {
  if (coffeeId === undefined || coffeeId === null) return coffeeId;
  const coffee = await tx.em.findOne(Coffee, { id: rowId(coffeeId), deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (coffee) return coffee;
  throw new InvalidInput('There is no such coffee character', [{ path: 'coffeeId', message: 'There is no such coffee character' }]);
}

/** Sets what there is of a product in all grinds together. */
async function setTotal(tx: Context, product: Product, total: number): Promise<void> {
  const known = (await readStock(tx, [product.id])).get(product.id) ?? [];
  const rows = await lockStock(
    tx,
    known.map(({ id }) => id),
  );
  const coffee = product.coffee && (await tx.em.findOne(Coffee, { id: product.coffee.id }));
  await setCounts(tx, rows, spreadTotal(rows, total, coffee?.grindType ?? 'whole-bean'), '');
}

async function saved(tx: Context, product: Product): Promise<ProductSaved> {
  return view(ProductSaved, { product: await presentProduct(tx, product) });
}
