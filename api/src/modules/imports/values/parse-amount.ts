import type { CellValue } from './cell-value.ts';
import { hasLetterForDigit } from './cell-value.ts';

export type DecimalMark = '.' | ',';

/** Amounts are integer cents in 32 bits. */
const MOST_CENTS = 1_000_000_000;

/** Currency signs and codes, and the spaces that group digits. */
const DECORATION = /\p{Sc}|\b[A-Z]{2,3}\b|[\s'’]/gu;

function bare(text: string): string {
  return text
    .replace(DECORATION, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^(.+)-$/, '-$1');
}

/** The decimal mark of a column: the one before one or two last digits in most of its cells; a point where none has cents. */
export function decimalMarkOf(cells: readonly string[]): DecimalMark {
  let commas = 0;
  for (const cell of cells) {
    const text = bare(cell);
    if (/,\d{1,2}$/.test(text)) commas += 1;
    else if (/\.\d{1,2}$/.test(text)) commas -= 1;
  }
  return commas > 0 ? ',' : '.';
}

/** "$1,234.50", "1.234,50 €", "(5.00)" -> cents; may be negative. The other mark groups digits by three. */
export function parseAmount(text: string, mark: DecimalMark): CellValue<number> {
  const digits = bare(text.trim());
  const grouping = mark === '.' ? /,(?=\d{3}(?!\d))/g : /\.(?=\d{3}(?!\d))/g;
  const match = /^(-?)(\d*)(?:\.(\d+))?$/.exec(digits.replace(grouping, '').replace(mark, '.'));
  if (!match || digits === '' || (match[2] === '' && match[3] === undefined))
    return { problem: hasLetterForDigit(digits) ? 'is not an amount; is one of the digits a letter?' : 'is not an amount' };
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(2))) return { problem: 'has parts of a cent' };
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  if (cents > MOST_CENTS) return { problem: 'is more than 10,000,000.00' };
  return { value: sign === '-' && cents > 0 ? -cents : cents };
}
