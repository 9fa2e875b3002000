import { MoneyField } from '../../../../features/admin/kit/form/money-field.tsx';
import { formatCents } from '../../../../lib/money.ts';
import styles from './create.module.css';
import { draftSums } from './draft.ts';
import type { Draft } from './draft.ts';

interface CreateSumsProps {
  draft: Draft;
  onDiscount: (cents: number | null) => void;
}

/** Subtotal, discount and total of what stands in the form now. */
export function CreateSums({ draft, onDiscount }: CreateSumsProps) {
  const { subtotalCents, totalCents } = draftSums(draft);
  const isAbove = (draft.discountCents ?? 0) > subtotalCents;
  return (
    <div className={styles.sums}>
      <p>
        <span>Subtotal</span> <span>{formatCents(subtotalCents)}</span>
      </p>
      <div>
        <span aria-hidden="true">Discount</span>
        <MoneyField label="Discount" isLabelHidden cents={draft.discountCents} onChange={onDiscount} />
      </div>
      <p className={styles.total} role="status">
        <span>Total</span> <b>{formatCents(totalCents)}</b>
      </p>
      {isAbove && subtotalCents > 0 ? (
        <p className={styles.hint}>The discount is above the subtotal; the total is not below zero.</p>
      ) : null}
    </div>
  );
}
