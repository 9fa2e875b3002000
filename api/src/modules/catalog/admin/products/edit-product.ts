import { LockMode } from '@mikro-orm/core';
import { actorName, type Context } from '../../../../platform/context/context.ts';
import { Missing } from '../../../../platform/lib/access-errors.ts';
import { type EditOutcome, editRow, recordAudit } from '../../../audit/index.ts';
import { type Coffee, Product, StockItem, type StockGrind } from '../../catalog.entity.ts';

/** What a person may set of a product. */
export type ProductChange = Partial<
  Pick<
    Product,
    | 'name'
    | 'slug'
    | 'description'
    | 'priceCents'
    | 'imageUrl'
    | 'altText'
    | 'tint'
    | 'category'
    | 'isFeatured'
    | 'allergens'
    | 'coffee'
    | 'deletedAt'
  >
>;

/** The weight of a bag with its parcel, as of all seeded coffees. */
const BAG_GRAMS = 340;
const PLAIN_TINT = '#e0c8a0';

/** Adds a product with its first stock. Inside a transaction. */
export async function addProduct(
  tx: Context,
  fields: ProductChange & Pick<Product, 'name' | 'slug' | 'description' | 'priceCents'>,
  stock: Partial<Record<StockGrind, number>>,
): Promise<Product> {
  const [last] = await tx.em.execute<{ position: number }[]>('select coalesce(max(position), 0) as position from product');
  const product = tx.em.create(Product, {
    ...fields,
    category: fields.category ?? 'beans',
    altText: fields.altText ?? '',
    tint: fields.tint ?? PLAIN_TINT,
    imageUrl: fields.imageUrl ?? null,
    isFeatured: fields.isFeatured ?? false,
    allergens: fields.allergens ?? null,
    characterLabel: '',
    weightGrams: BAG_GRAMS,
    position: last!.position + 1,
  });
  for (const [grind, count] of Object.entries(stock)) {
    tx.em.create(StockItem, { product, grind: grind as StockGrind, initial: count, available: count });
  }
  await tx.em.flush();
  const { coffee, ...after } = fields;
  await recordAudit(tx, actorName(tx.actor), 'product-created', `product:${product.id}`, {
    version: 1,
    after: { ...after, coffee: (coffee as Coffee | null | undefined)?.id ?? null, stock },
  });
  return product;
}

/** The product, locked. Inside a transaction, after its coffee when both are. @throws Missing when there is none, or when it is deleted, unless a deleted one is wanted */
export async function getProductForEdit(tx: Context, id: number, { isDeleted = false } = {}): Promise<Product> {
  const product = await tx.em.findOne(Product, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!product || (product.deletedAt !== null) !== isDeleted) throw new Missing('There is no such product');
  return product;
}

/** Changes a product that getProductForEdit has locked. */
export function changeProduct(
  tx: Context,
  product: Product,
  action: string,
  version: number,
  changes: ProductChange,
): Promise<EditOutcome> {
  return editRow(tx, product, { subject: `product:${product.id}`, action, version, changes });
}
