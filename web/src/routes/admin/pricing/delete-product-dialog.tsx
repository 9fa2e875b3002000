import { useMutation } from '@apollo/client/react';
import { DeleteDialog } from '../../../features/admin/kit/edits/delete-dialog.tsx';
import { AdminPricingDocument, DeleteProductDocument, RestoreProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';

const again = { refetchQueries: [AdminPricingDocument], awaitRefetchQueries: true };

/** Takes a product out of the shop; the toast brings it back. */
export function DeleteProductDialog({ product, onClose }: { product: PricedProductFragment | null; onClose: () => void }) {
  const [deleteProduct] = useMutation(DeleteProductDocument, again);
  const [restoreProduct] = useMutation(RestoreProductDocument, again);
  return (
    <DeleteDialog
      row={product}
      nameOf={({ name }) => name}
      onClose={onClose}
      thing="product"
      title={(name) => `Delete ${name}?`}
      question="The product leaves the shop."
      verb="Delete product"
      keep="Keep"
      remove={async (variables) => {
        const result = (await deleteProduct({ variables })).data?.deleteProduct;
        return result?.__typename === 'ProductSaved' ? result.product : result;
      }}
      restore={async (variables) => {
        const result = (await restoreProduct({ variables })).data?.restoreProduct;
        return result?.__typename === 'ProductSaved' ? result.product : result;
      }}
    >
      {() => <p>Old orders keep its name and price. Its character stays behind the counter. Undo brings it back.</p>}
    </DeleteDialog>
  );
}
