import type { Context } from '../../../../platform/context/context.ts';
import { asStaff } from '../../../accounts/index.ts';
import { Product } from '../../catalog.entity.ts';
import { readStock } from '../stock/read-stock.ts';
import { type AdminProduct, toAdminProduct } from './products-admin.results.ts';

/** All products, in the order of the store. @throws NotAllowed */
export async function listProducts(ctx: Context): Promise<AdminProduct[]> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const products = await staff.em.find(Product, { deletedAt: null }, { orderBy: { position: 'asc', id: 'asc' } });
  const stock = await readStock(
    staff,
    products.map(({ id }) => id),
  );
  return products.map((product) => toAdminProduct(product, stock.get(product.id) ?? []));
}

export async function presentProduct(tx: Context, product: Product): Promise<AdminProduct> {
  return toAdminProduct(product, (await readStock(tx, [product.id])).get(product.id) ?? []);
}
