import { LockMode } from '@mikro-orm/core';
import { type Context } from '../../../../platform/context/context.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { type EditOutcome, editRow } from '../../../audit/index.ts';
import { Coffee, Product } from '../../catalog.entity.ts';
import { changeProduct, type ProductChange } from '../products/edit-product.ts';

/** What a person may set of a coffee. */
export type CoffeeChange = Partial<Omit<Coffee, 'id' | 'version' | 'position'>>;

/** The coffee, locked. Inside a transaction. @throws Missing when there is none, or when it is deleted, unless a deleted one is wanted */
export async function getCoffeeForEdit(tx: Context, id: number, { isDeleted = false } = {}): Promise<Coffee> {
  const coffee = await tx.em.findOne(Coffee, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!coffee || (coffee.deletedAt !== null) !== isDeleted) throw new Missing('There is no such coffee');
  return coffee;
}

/** Changes a coffee that getCoffeeForEdit has locked. */
export function changeCoffee(tx: Context, coffee: Coffee, action: string, version: number, changes: CoffeeChange): Promise<EditOutcome> {
  return editRow(tx, coffee, { subject: `coffee:${coffee.id}`, action, version, changes });
}

/** The products of a locked coffee, locked too: always after it. */
export function lockProducts(tx: Context, coffee: Coffee, deletedAt: Date | null): Promise<Product[]> {
  return tx.em.find(
    Product,
    { coffee: coffee.id, deletedAt },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
}

const sharedFields = ['name', 'imageUrl', 'altText', 'tint', 'description'] as const;

/** What a coffee and its product have in common follows the coffee, as long as nobody has given the product a value of its own. */
export async function followCoffee(tx: Context, before: Readonly<Coffee>, coffee: Coffee): Promise<void> {
  for (const product of await lockProducts(tx, coffee, null)) {
    const changes: Record<string, unknown> = {};
    for (const field of sharedFields)
      if (product[field] === before[field] && coffee[field] !== before[field]) changes[field] = coffee[field];
    if (product.slug === before.slug) changes['slug'] = coffee.slug;
    await changeProduct(tx, product, 'product-edited', product.version, changes as ProductChange);
  }
}
