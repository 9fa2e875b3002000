import { decimalMarkOf, parseAmount } from '../values/parse-amount.ts';
import { dateOrderOf, parseDate } from '../values/parse-date.ts';
import { parseWholeNumber } from '../values/parse-quantity.ts';
import type { ImportTarget } from './targets.ts';

type Kind = 'email' | 'date' | 'time' | 'amount' | 'whole-number' | 'text';

const kinds: Partial<Record<ImportTarget, Kind>> = {
  'order-date': 'date',
  'customer-date': 'date',
  'order-time': 'time',
  email: 'email',
  'item-quantity': 'whole-number',
  'item-refunded-quantity': 'whole-number',
  'item-price': 'amount',
  'line-total': 'amount',
  discount: 'amount',
  shipping: 'amount',
  tax: 'amount',
  total: 'amount',
  'refunded-amount': 'amount',
};

/** What a mail server would take as one address; whether it exists is not asked. */
export const EMAIL = /^[^\s@"<>,;]{1,64}@[^\s@"<>,;]+\.[^\s@"<>,;.]{2,}$/;

function reader(kind: Kind, cells: readonly string[]): (cell: string) => boolean {
  switch (kind) {
    case 'email':
      return (cell) => EMAIL.test(cell.trim());
    case 'date': {
      const order = dateOrderOf(cells);
      return (cell) => 'value' in parseDate(cell, order === 'day-first' ? 'day-first' : 'month-first');
    }
    case 'time':
      return (cell) => 'value' in parseDate('2000-01-01', 'month-first', cell);
    case 'amount': {
      const mark = decimalMarkOf(cells);
      return (cell) => 'value' in parseAmount(cell, mark);
    }
    case 'whole-number':
      return (cell) => 'value' in parseWholeNumber(cell);
    case 'text':
      return () => true;
  }
}

/** Which share of a column's cells that are not empty the target can read, 0 to 1; null for a column of empty cells. */
export function fittingShare(target: ImportTarget, cells: readonly string[]): number | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return null;
  const fits = reader(kinds[target] ?? 'text', filled);
  return filled.filter(fits).length / filled.length;
}

/** The target that the cells alone suggest, or null. Texts and plain numbers say too little. */
export function targetByValues(cells: readonly string[]): ImportTarget | null {
  const suggestions: readonly ImportTarget[] = ['email', 'order-date'];
  return suggestions.find((target) => (fittingShare(target, cells) ?? 0) >= 0.9) ?? null;
}
