import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import type { WriteResult } from '../../../features/admin/kit/edits/field-writer.ts';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { useOptimisticField } from '../../../features/admin/kit/edits/use-optimistic-field.ts';
import { MoneyField } from '../../../features/admin/kit/form/money-field.tsx';
import { UpdateProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './pricing.module.css';

const FAILURE = 'Error updating product';

/** The price in the row: Enter saves it, Esc takes it back, the toast undoes it. */
export function PriceCell({ product }: { product: PricedProductFragment }) {
  const [update] = useMutation(UpdateProductDocument);
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  // A new field is a field without what was typed.
  const [round, setRound] = useState(0);

  // The next price may be sent before the list shows the answer to the last one.
  const version = useRef(product.version);
  useEffect(() => {
    version.current = Math.max(version.current, product.version);
  }, [product.version]);

  async function send(priceCents: number, of: number): Promise<WriteResult> {
    try {
      const { data } = await update({ variables: { id: product.id, version: of, input: { priceCents } } });
      const result = data?.updateProduct;
      if (result?.__typename !== 'ProductSaved') return { message: result?.message ?? 'the shop did not answer' };
      version.current = result.product.version;
      return null;
    } catch (error) {
      return { message: failureOf(error).message };
    }
  }
  async function undo(before: number, of: number) {
    const refusal = await send(before, of);
    if (refusal) showToast({ title: FAILURE, description: `It stays as it is: ${refusal.message}`, tone: 'bad' });
  }
  const field = useOptimisticField({
    value: product.priceCents,
    send: (cents) => send(cents, version.current),
    failureTitle: FAILURE,
    thing: 'The price',
    onStored(before, now) {
      const stored = version.current;
      showUndo({
        title: `${product.name}: ${formatCents(now)}, was ${formatCents(before)}`,
        description: 'The shop shows it now.',
        // Refused once somebody has changed the price since.
        undo: () => void undo(before, stored),
      });
    },
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc of its field bubbles up to it
    <span
      className={styles.price}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setTyped(undefined);
        setRound(round + 1);
      }}
    >
      <span aria-hidden="true">$</span>
      <MoneyField
        key={round}
        label={`Price of ${product.name} in dollars`}
        isLabelHidden
        cents={typed === undefined ? field.value : typed}
        onChange={setTyped}
        onCommit={(cents) => {
          setTyped(undefined);
          if (cents !== null && cents !== field.value) field.set(cents);
        }}
      />
    </span>
  );
}
