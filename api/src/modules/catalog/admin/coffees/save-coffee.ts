import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { Coffee, type Grind } from '../../catalog.entity.ts';
import { catalogOf } from '../../catalog-cache.ts';
import { lockStock } from '../../move-stock.ts';
import { refusePictureThatIsMissing } from '../../pictures/find-picture.ts';
import { addProduct } from '../products/edit-product.ts';
import { refuseTakenSlug } from '../slug-taken.results.ts';
import { readStock } from '../stock/read-stock.ts';
import { setCounts } from '../stock/set-stock.ts';
import { firstStock, spreadTotal, type WantedStock } from '../stock/spread-stock.rules.ts';
import { coffeeFields, newCoffee } from './coffees-admin.inputs.ts';
import { coffeeEditStale, CoffeeSaved, type SaveCoffeeResult } from './coffees-admin.results.ts';
import { changeCoffee, followCoffee, getCoffeeForEdit, lockProducts } from './edit-coffee.ts';
import { presentCoffee } from './list-coffees.ts';
import { completeCoffee } from './new-coffee.rules.ts';

type Result = Promise<typeof SaveCoffeeResult>;

/** What a new bag costs until somebody sets its price. */
const FIRST_PRICE_CENTS = 1_600;

/** Makes a coffee with its product of the same slug and its stock: it is sold and talks at once. @throws NotAllowed, InvalidInput */
export async function createCoffee(ctx: Context, input: z.input<typeof newCoffee>): Result {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { stock, wholeBeanStock, groundStock, ...given } = parseInput(newCoffee, input);
  const { vocabulary } = await catalogOf(ctx).current();
  const result = await refuseTakenSlug(() =>
    inTransaction(staff, async (tx) => {
      await refusePictureThatIsMissing(tx, given.imageUrl);
      const [last] = await tx.em.execute<{ position: number }[]>('select coalesce(max(position), 0) as position from coffee');
      const fields = completeCoffee(given, vocabulary);
      const coffee = tx.em.create(Coffee, { ...fields, position: last!.position + 1 });
      await tx.em.flush();
      await recordAudit(tx, actorName(tx.actor), 'coffee-created', `coffee:${coffee.id}`, { version: 1, after: fields });
      const { slug, name, description, imageUrl, altText, tint, grindType } = coffee;
      const product = { slug, name, description, imageUrl, altText, tint, coffee, priceCents: FIRST_PRICE_CENTS };
      await addProduct(tx, product, firstStock({ stock, wholeBeanStock, groundStock }, grindType));
      return saved(tx, coffee);
    }),
  );
  catalogOf(ctx).invalidate();
  return result;
}

/** Changes the given fields of a coffee; without a version, of the coffee as it is. @throws NotAllowed, Missing, InvalidInput */
export async function updateCoffee(
  ctx: Context,
  { id, version, ...input }: z.input<typeof coffeeFields> & { id: string; version?: number | undefined },
): Result {
  const staff = await asStaff(ctx, 'coffee-admin');
  const { stock, wholeBeanStock, groundStock, ...fields } = parseInput(coffeeFields, input);
  const result = await refuseTakenSlug(() =>
    inTransaction(staff, async (tx) => {
      await refusePictureThatIsMissing(tx, fields.imageUrl);
      const coffee = await getCoffeeForEdit(tx, rowId(id));
      const before = { ...coffee };
      const outcome = await changeCoffee(tx, coffee, 'coffee-edited', version ?? coffee.version, fields);
      if (outcome.kind === 'stale') return coffeeEditStale(await presentCoffee(tx, coffee), outcome.fields);
      if (outcome.kind === 'saved') await followCoffee(tx, before, coffee);
      await setCoffeeStock(tx, coffee, () => ({ stock, wholeBeanStock, groundStock }));
      return saved(tx, coffee);
    }),
  );
  catalogOf(ctx).invalidate();
  return result;
}

/** What a switch of stock is about: one grind, or the coffee as a whole. */
export type StockType = Grind | 'general';

const SWITCHED_ON = 10;

/** A switch: on is 10 bags where there are none, off is none. @throws NotAllowed, Missing */
export async function switchCoffeeStock(ctx: Context, { id, type, isOn }: { id: string; type: StockType; isOn: boolean }): Result {
  const staff = await asStaff(ctx, 'coffee-admin');
  const result = await inTransaction(staff, async (tx) => {
    const coffee = await getCoffeeForEdit(tx, rowId(id));
    await setCoffeeStock(tx, coffee, (available) => {
      const present = type === 'general' ? available['whole-bean'] + available.ground : available[type];
      if (isOn && present > 0) return {};
      const count = isOn ? SWITCHED_ON : 0;
      return type === 'general' ? { stock: count } : type === 'ground' ? { groundStock: count } : { wholeBeanStock: count };
    });
    return saved(tx, coffee);
  });
  catalogOf(ctx).invalidate();
  return result;
}

/** Sets what is wanted, seen from the counts at this moment; nothing where nothing is wanted. @throws Missing when the coffee has no product */
async function setCoffeeStock(tx: Context, coffee: Coffee, wantedOf: (available: Record<Grind, number>) => WantedStock): Promise<void> {
  const products = await lockProducts(tx, coffee, null);
  const product = products.find(({ slug }) => slug === coffee.slug) ?? products[0];
  const known = (product && (await readStock(tx, [product.id])).get(product.id)) ?? [];
  const rows = await lockStock(
    tx,
    known.map(({ id }) => id),
  );
  function countOf(grind: Grind): number {
    return rows.find((row) => row.grind === grind)?.available ?? 0;
  }
  const { stock, wholeBeanStock, groundStock } = wantedOf({ 'whole-bean': countOf('whole-bean'), ground: countOf('ground') });
  const byGrind: Partial<Record<string, number | undefined>> = { 'whole-bean': wholeBeanStock, ground: groundStock };
  const isByGrind = wholeBeanStock !== undefined || groundStock !== undefined;
  if (!isByGrind && stock === undefined) return;
  if (rows.length === 0) throw new Missing('This coffee has no product');
  const wanted = isByGrind
    ? new Map(rows.map(({ id, grind, available }) => [id, byGrind[grind] ?? available]))
    : spreadTotal(rows, stock!, coffee.grindType);
  await setCounts(tx, rows, wanted, '');
}

async function saved(tx: Context, coffee: Coffee): Promise<CoffeeSaved> {
  return view(CoffeeSaved, { coffee: await presentCoffee(tx, coffee) });
}
