import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import type { WriteResult } from '../../../features/admin/kit/edits/field-writer.ts';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { useOptimisticField } from '../../../features/admin/kit/edits/use-optimistic-field.ts';
import { Switch } from '../../../features/admin/kit/form/switch.tsx';
import { SetProductStockDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

const SWITCHED_ON = 10;
const FAILURE = 'Error updating stock';

interface Count {
  stockId: string;
  available: number;
  expected?: number;
}

export function totalOf({ stock }: Pick<PricedProductFragment, 'stock'>): number {
  return stock.reduce((sum, { available }) => sum + available, 0);
}

/** On: ten in all, shared by the grinds. Off: none. */
function countsOf({ stock }: PricedProductFragment, isOn: boolean): Count[] {
  const share = Math.floor(SWITCHED_ON / Math.max(1, stock.length));
  return stock.map(({ id }, index) => {
    const first = SWITCHED_ON - share * (stock.length - 1);
    return { stockId: id, available: isOn ? (index === 0 ? first : share) : 0 };
  });
}

/** The switch of a product: all its counts at once, and back with the toast. */
export function StockSwitch({ product }: { product: PricedProductFragment }) {
  const [setStock] = useMutation(SetProductStockDocument);

  async function send(counts: Count[], reason = ''): Promise<WriteResult> {
    try {
      const { data } = await setStock({ variables: { counts, reason } });
      if (data?.setStock.__typename === 'StockSet') return null;
      return { message: data ? 'somebody has changed it since' : 'the shop did not answer' };
    } catch (error) {
      return { message: failureOf(error).message };
    }
  }
  const field = useOptimisticField({
    value: totalOf(product) > 0,
    async send(isOn) {
      const before = product.stock.map(({ id, available }) => ({ stockId: id, available }));
      const counts = countsOf(product, isOn);
      const refusal = await send(counts);
      if (refusal === null) {
        const undone = before.map((count, index) => ({ ...count, expected: counts[index]!.available }));
        showUndo({
          title: `${product.name}: ${isOn ? `${SWITCHED_ON} in stock` : 'out of stock'}`,
          description: isOn ? 'The shop sells it now.' : 'The shop shows OUT OF STOCK now.',
          undo: () =>
            void send(undone, 'Undo').then((problem) => {
              if (problem) showToast({ title: FAILURE, description: `It stays as it is: ${problem.message}`, tone: 'bad' });
            }),
        });
      }
      return refusal;
    },
    failureTitle: FAILURE,
    thing: 'The switch',
  });
  return (
    <Switch isOn={field.value} isSaving={field.isSaving} label={`${product.name} in stock`} onChange={field.set}>
      In stock
    </Switch>
  );
}
