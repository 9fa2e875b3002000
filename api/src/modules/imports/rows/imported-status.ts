import type { ImportedStatus } from './import-line.ts';

/** The status of an order by what other shop systems write: "Refunded", "wc-cancelled", "Paid", "partially_refunded". */
export function importedStatus(payment: string): ImportedStatus | null {
  const text = payment.trim().toLowerCase().replace(/^wc-/, '');
  if (text === '') return null;
  if (/^(fully )?refunded$/.test(text)) return 'refunded';
  if (/^(cancell?ed|voided|failed|declined|expired)$/.test(text)) return 'canceled';
  return 'completed';
}
