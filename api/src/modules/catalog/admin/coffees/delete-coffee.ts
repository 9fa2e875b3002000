import { type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { asStaff } from '../../../accounts/index.ts';
import { catalogOf } from '../../catalog-cache.ts';
import { changeProduct } from '../products/edit-product.ts';
import { refuseTakenSlug } from '../slug-taken.results.ts';
import { coffeeEditStale, CoffeeSaved, type SaveCoffeeResult } from './coffees-admin.results.ts';
import { changeCoffee, getCoffeeForEdit, lockProducts } from './edit-coffee.ts';
import { presentCoffee } from './list-coffees.ts';

interface CoffeeVersion {
  id: string;
  /** Of the coffee as the person saw it; without it, as it is. */
  version?: number | undefined;
}

/** Takes a coffee and its product out of the shop; orders and chats are kept. restoreCoffee undoes it. @throws NotAllowed, Missing */
export async function deleteCoffee(ctx: Context, { id, version }: CoffeeVersion): Promise<typeof SaveCoffeeResult> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const result = await inTransaction(staff, async (tx) => {
    const coffee = await getCoffeeForEdit(tx, rowId(id));
    const deletedAt = tx.clock.now();
    const outcome = await changeCoffee(tx, coffee, 'coffee-deleted', version ?? coffee.version, { deletedAt });
    if (outcome.kind === 'stale') return coffeeEditStale(await presentCoffee(tx, coffee), outcome.fields);
    for (const product of await lockProducts(tx, coffee, null))
      await changeProduct(tx, product, 'product-deleted', product.version, { deletedAt });
    return view(CoffeeSaved, { coffee: await presentCoffee(tx, coffee) });
  });
  catalogOf(ctx).invalidate();
  return result;
}

/** Undoes deleteCoffee, for the coffee and what was deleted with it; refused when the slug has been given away. @throws NotAllowed, Missing */
export async function restoreCoffee(ctx: Context, { id, version }: CoffeeVersion): Promise<typeof SaveCoffeeResult> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const result = await refuseTakenSlug(() =>
    inTransaction(staff, async (tx) => {
      const coffee = await getCoffeeForEdit(tx, rowId(id), { isDeleted: true });
      const { deletedAt } = coffee;
      const outcome = await changeCoffee(tx, coffee, 'coffee-restored', version ?? coffee.version, { deletedAt: null });
      if (outcome.kind === 'stale') return coffeeEditStale(await presentCoffee(tx, coffee), outcome.fields);
      for (const product of await lockProducts(tx, coffee, deletedAt))
        await changeProduct(tx, product, 'product-restored', product.version, { deletedAt: null });
      return view(CoffeeSaved, { coffee: await presentCoffee(tx, coffee) });
    }),
  );
  catalogOf(ctx).invalidate();
  return result;
}
