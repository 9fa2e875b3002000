import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import table from '../../../features/admin/kit/table/data-table.module.css';
import { formatCents } from '../../../lib/money.ts';
import styles from './order.module.css';
import type { Refunds } from './order-words.ts';

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
      <table className={table.table} role="table">
        <caption className="sr">Lines to refund</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Item
            </th>
            <th role="columnheader" scope="col">
              Refund
            </th>
            <th role="columnheader" scope="col" className={table.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => {
            const count = quantities[line.itemId] ?? 0;
            const most = line.centsByQuantity.length - 1;
            function set(next: number) {
              onChange({ ...quantities, [line.itemId]: Math.min(most, Math.max(0, next)) });
            }
            return (
              <tr key={line.itemId} role="row">
                <td role="cell" className={table.ab}>
                  <b className={styles.item}>{line.productName}</b>
                  <small>
                    {formatCents(line.unitPriceCents)}, {line.quantity} bought
                    {line.refundedQuantity > 0 ? `, ${line.refundedQuantity} refunded` : ''}
                  </small>
                </td>
                <td role="cell" className={table.z}>
                  <span className={styles.stepper}>
                    <AdminButton
                      isIconOnly
                      aria-label={`One less ${line.productName}`}
                      aria-disabled={count === 0}
                      onClick={() => set(count - 1)}
                    >
                      −
                    </AdminButton>
                    <output aria-label={`${line.productName} to refund`}>{count}</output>
                    <AdminButton
                      isIconOnly
                      aria-label={`One more ${line.productName}`}
                      aria-disabled={count === most}
                      onClick={() => set(count + 1)}
                    >
                      +
                    </AdminButton>
                  </span>
                </td>
                <td role="cell" className={`${table.c} ${table.number}`}>
                  {formatCents(line.centsByQuantity[count] ?? 0)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
