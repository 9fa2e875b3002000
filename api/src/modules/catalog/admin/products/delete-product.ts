import { type Context, inTransaction } from '../../../../platform/context/context.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { rowId } from '../../../../platform/input/row-id.ts';
import { asStaff } from '../../../accounts/index.ts';
import { catalogOf } from '../../catalog-cache.ts';
import { refuseTakenSlug } from '../slug-taken.results.ts';
import { changeProduct, getProductForEdit } from './edit-product.ts';
import { presentProduct } from './list-products.ts';
import { productEditStale, ProductSaved, type SaveProductResult } from './products-admin.results.ts';

interface ProductVersion {
  id: string;
  /** Of the product as the person saw it; without it, as it is. */
  version?: number | undefined;
}

/** Takes a product out of the shop; orders keep it. restoreProduct undoes it. @throws NotAllowed, Missing */
export async function deleteProduct(ctx: Context, input: ProductVersion): Promise<typeof SaveProductResult> {
  return setDeleted(ctx, input, true);
}

/** Undoes deleteProduct; refused when the slug has been given to another product. @throws NotAllowed, Missing */
export async function restoreProduct(ctx: Context, input: ProductVersion): Promise<typeof SaveProductResult> {
  return refuseTakenSlug(() => setDeleted(ctx, input, false));
}

async function setDeleted(ctx: Context, { id, version }: ProductVersion, isDeleted: boolean): Promise<typeof SaveProductResult> {
  const staff = await asStaff(ctx, 'coffee-admin');
  const result = await inTransaction(staff, async (tx) => {
    const product = await getProductForEdit(tx, rowId(id), { isDeleted: !isDeleted });
    const action = isDeleted ? 'product-deleted' : 'product-restored';
    const outcome = await changeProduct(tx, product, action, version ?? product.version, { deletedAt: isDeleted ? tx.clock.now() : null });
    const current = await presentProduct(tx, product);
    return outcome.kind === 'stale' ? productEditStale(current, outcome.fields) : view(ProductSaved, { product: current });
  });
  catalogOf(ctx).invalidate();
  return result;
}
