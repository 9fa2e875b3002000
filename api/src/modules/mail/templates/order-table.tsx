import type { ReactNode } from 'react';
import { formatCents } from '../../../platform/lib/money.ts';
import { color, label, prose } from './mail-style.ts';

export interface MailOrderLine {
  name: string;
  quantity: number;
  lineTotalCents: number;
}

export interface MailOrderTotals {
  subtotalCents: number;
  discountCents: number;
  couponCode: string | null;
  shippingCents: number;
  shippingMethod: string;
  totalCents: number;
  /** "Visa ending in 4242"; null when no card paid. */
  paidWith: string | null;
}

const rule = { borderTop: `2px solid ${color.latte300}` };
const head = { ...label, fontSize: 12, padding: '8px 0', color: color.ink700, whiteSpace: 'nowrap' } as const;
// Cells carry nothing to spare: this markup repeats per line, and Gmail clips long mails.
const cell = { ...prose, margin: undefined, ...rule, padding: '8px 0', textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;
const number = { ...cell, wordBreak: undefined, paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap' } as const;
const sum = { ...cell, borderTop: 0, padding: '2px 0', fontSize: 14, color: color.ink700 } as const;
const total = { ...cell, padding: '10px 0', fontSize: 18, fontWeight: 700 } as const;

/** A row below the lines: "sum" for a part, "total" for the last. */
export function TotalRow({ name, amount, style }: { name: string; amount: string; style: typeof sum | typeof total }): ReactNode {
  return (
    <tr>
      <th scope="row" colSpan={2} style={style}>
        {name}
      </th>
      <td style={{ ...style, textAlign: 'right', whiteSpace: 'nowrap' }}>{amount}</td>
    </tr>
  );
}

export const totalStyles = { sum, total };

/** A real data table, so that screen readers and the plain text part both keep its columns. `children` are the rows of its foot. */
export function LinesTable({ lines, children }: { lines: MailOrderLine[]; children: ReactNode }): ReactNode {
  return (
    <table data-text-format="dataTable" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col" style={{ ...head, textAlign: 'left' }}>
            Item
          </th>
          <th scope="col" style={{ ...head, textAlign: 'right', paddingLeft: 12 }}>
            Qty
          </th>
          <th scope="col" style={{ ...head, textAlign: 'right', paddingLeft: 12 }}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row" style={cell}>
              {line.name}
            </th>
            <td style={number}>{line.quantity}</td>
            <td style={number}>{formatCents(line.lineTotalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} style={{ ...rule, height: 6, fontSize: 1, lineHeight: '6px' }} />
        </tr>
        {children}
      </tfoot>
    </table>
  );
}

/** The lines of an order, and what it comes to. */
export function OrderTable({ lines, ...order }: MailOrderTotals & { lines: MailOrderLine[] }): ReactNode {
  return (
    <LinesTable lines={lines}>
      <TotalRow name="Subtotal" amount={formatCents(order.subtotalCents)} style={sum} />
      {order.discountCents > 0 && (
        <TotalRow
          name={order.couponCode ? `Coupon ${order.couponCode}` : 'Discount'}
          amount={formatCents(-order.discountCents)}
          style={sum}
        />
      )}
      <TotalRow
        name={`Shipping, ${order.shippingMethod}`}
        amount={order.shippingCents === 0 ? 'FREE' : formatCents(order.shippingCents)}
        style={sum}
      />
      <tr>
        <td colSpan={3} style={{ height: 6, fontSize: 1, lineHeight: '6px' }} />
      </tr>
      <TotalRow name="Total" amount={formatCents(order.totalCents)} style={total} />
      {order.paidWith && (
        // One cell: in the column of the amounts it would leave no room for the names of the items.
        <tr>
          <td colSpan={3} style={{ ...sum, textAlign: 'right' }}>
            Paid with {order.paidWith}
          </td>
        </tr>
      )}
    </LinesTable>
  );
}
