import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { AdminPricingDocument, DeleteProductDocument, RestoreProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

const again = { refetchQueries: [AdminPricingDocument], awaitRefetchQueries: true };

/** Takes a product out of the shop; the toast brings it back. */
export function DeleteProductDialog({ product, onClose }: { product: PricedProductFragment | null; onClose: () => void }) {
  const [deleteProduct] = useMutation(DeleteProductDocument, again);
  const [restoreProduct] = useMutation(RestoreProductDocument, again);
  // The words stay while the dialog closes.
  const [last, setLast] = useState(product);
  if (product && product !== last) setLast(product);

  function fail(message: string): string {
    showToast({ title: 'Error deleting product', description: message, tone: 'bad' });
    return message;
  }
  async function undo(id: string, version: number) {
    try {
      const { data } = await restoreProduct({ variables: { id, version } });
      if (data?.restoreProduct.__typename !== 'ProductSaved') fail(data?.restoreProduct.message ?? 'The shop did not answer.');
    } catch (error) {
      fail(failureOf(error).message);
    }
  }
  async function confirm(): Promise<string | null> {
    if (!product) return null;
    try {
      const { data } = await deleteProduct({ variables: { id: product.id, version: product.version } });
      const result = data?.deleteProduct;
      if (result?.__typename !== 'ProductSaved') return fail(result?.message ?? 'The shop did not answer.');
      const { id, version } = result.product;
      showUndo({
        title: 'Product deleted successfully',
        description: `${product.name} has left the shop.`,
        undo: () => void undo(id, version),
      });
      return null;
    } catch (error) {
      return fail(failureOf(error).message);
    }
  }

  return (
    <ConfirmDialog
      title={`Delete ${(product ?? last)?.name ?? ''}?`}
      icon="i-trash"
      isOpen={product !== null}
      onClose={onClose}
      question="The product leaves the shop."
      verb="Delete product"
      busyVerb="Deleting..."
      keep="Keep"
      onConfirm={confirm}
    >
      <p>Old orders keep its name and price. Its character stays behind the counter. Undo brings it back.</p>
    </ConfirmDialog>
  );
}
