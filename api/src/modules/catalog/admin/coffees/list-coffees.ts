import type { Context } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { asStaff, findLastEdit, type LastEdit } from '../../../accounts/index.ts';
import { Coffee, Product } from '../../catalog.entity.ts';
import { guestCupUrl } from '../../guest-cup.ts';
import type { StockCount } from '../../move-stock.ts';
import { readStock } from '../stock/read-stock.ts';
import { toAdminStock } from '../stock/stock-admin.results.ts';
import { AdminCoffee, AdminLoreEntry } from './coffees-admin.results.ts';

/** All coffees, in the order of the store. @throws NotAllowed */
export async function listCoffees(ctx: Context): Promise<AdminCoffee[]> {
  const staff = await asStaff(ctx, 'coffee-admin');
  return present(staff, await staff.em.find(Coffee, { deletedAt: null }, { orderBy: { position: 'asc', id: 'asc' } }));
}

/** One coffee by its slug; null when there is none. @throws NotAllowed */
export async function findCoffee(ctx: Context, slug: string): Promise<AdminCoffee | null> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const [coffee] = await present(staff, await staff.em.find(Coffee, { slug, deletedAt: null }));
  return coffee ?? null;
}

/** By the audit log; null for a coffee that nobody has changed yet. @throws NotAllowed */
export async function findLastCoffeeEdit(ctx: Context, coffeeId: string): Promise<LastEdit | null> {
  return findLastEdit(await asStaff(ctx, 'coffee-admin'), `coffee:${coffeeId}`);
}

export async function presentCoffee(tx: Context, coffee: Coffee): Promise<AdminCoffee> {
  return (await present(tx, [coffee]))[0]!;
}

/** With their products and stock: a statement each, however many they are. */
async function present(ctx: Context, coffees: readonly Coffee[]): Promise<AdminCoffee[]> {
  const products = await ctx.em.find(Product, { coffee: { $in: coffees.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
  const stock = await readStock(
    ctx,
    products.map(({ id }) => id),
  );
  return coffees.map((coffee) => {
    const own = products.filter((product) => product.coffee?.id === coffee.id);
    // Of a deleted coffee the product is deleted with it.
    const product = own.find(({ deletedAt }) => deletedAt === null) ?? (coffee.deletedAt ? own[0] : undefined);
    return toAdminCoffee(coffee, product ?? null, (product && stock.get(product.id)) ?? []);
  });
}

function toAdminCoffee(coffee: Coffee, product: Product | null, stock: readonly StockCount[]): AdminCoffee {
  const { id, version, slug, name, imageUrl, altText, tint, quip, grindType, tags, description, bio, greeting, personality } = coffee;
  const { exampleDialogue, reminder, lore, moods, tastes, roast, caffeine, brewLine } = coffee;
  return view(AdminCoffee, {
    id: String(id),
    version,
    slug,
    name,
    imageUrl,
    shownImageUrl: imageUrl ?? guestCupUrl(tint),
    altText,
    tint,
    quip,
    grindType,
    tags,
    description,
    bio,
    greeting,
    personality,
    exampleDialogue,
    reminder,
    lore: lore.map(({ keys, text, told }) => view(AdminLoreEntry, { keys, text, told: told ?? null })),
    moods,
    tastes,
    roast,
    caffeine,
    brewLine,
    stock: stock.map(toAdminStock),
    priceCents: product?.priceCents ?? null,
  });
}
