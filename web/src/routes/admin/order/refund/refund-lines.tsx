import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import { formatCents } from '../../../../lib/money.ts';
import styles from '../order.module.css';
import type { Refunds } from '../order-words.ts';

interface RefundLinesProps {
  lines: Refunds['lines'];
  /** By line; a line that is not here has none. */
  quantities: Readonly<Record<string, number>>;
  onChange: (quantities: Readonly<Record<string, number>>) => void;
}

/** How many of each line are refunded. */
export function RefundLines({ lines, quantities, onChange }: RefundLinesProps) {
  return (
    <div className={styles.lines}>
      <PlainTable caption="Lines to refund" head={[{ name: 'Item' }, { name: 'Refund' }, { name: 'Amount', isNumber: true }]}>
        {lines.map((line) => {
          const count = quantities[line.itemId] ?? 0;
          return (
            <PlainRow key={line.itemId}>
              <PlainCell card="ab">
                <b className={styles.item}>{line.productName}</b>
                <small>
                  {formatCents(line.unitPriceCents)}, {line.quantity} bought
                  {line.refundedQuantity > 0 ? `, ${line.refundedQuantity} refunded` : ''}
                </small>
              </PlainCell>
              <PlainCell card="z">
                <Stepper
                  name={line.productName}
                  count={count}
                  most={line.centsByQuantity.length - 1}
                  onChange={(next) => onChange({ ...quantities, [line.itemId]: next })}
                />
              </PlainCell>
              <PlainCell card="c" isNumber>
                {formatCents(line.centsByQuantity[count] ?? 0)}
              </PlainCell>
            </PlainRow>
          );
        })}
      </PlainTable>
    </div>
  );
}

interface StepperProps {
  name: string;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

function Stepper({ name, count, most, onChange }: StepperProps) {
  return (
    <span className={styles.stepper}>
      <AdminButton isIconOnly aria-label={`One less ${name}`} aria-disabled={count === 0} onClick={() => onChange(Math.max(0, count - 1))}>
        −
      </AdminButton>
      <output aria-label={`${name} to refund`}>{count}</output>
      <AdminButton
        isIconOnly
        aria-label={`One more ${name}`}
        aria-disabled={count === most}
        onClick={() => onChange(Math.min(most, count + 1))}
      >
        +
      </AdminButton>
    </span>
  );
}
