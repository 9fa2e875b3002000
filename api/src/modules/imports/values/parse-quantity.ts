import type { CellValue } from './cell-value.ts';
import { hasLetterForDigit } from './cell-value.ts';

const MOST = 1_000_000;

/** "3", "3.0", "1,000" -> a whole number, which may be 0 or negative. */
export function parseWholeNumber(text: string): CellValue<number> {
  const match = /^(-?\d{1,3}(?:,\d{3})+|-?\d+)(?:[.,]0+)?$/.exec(text.trim());
  if (!match)
    return { problem: hasLetterForDigit(text.trim()) ? 'is not a whole number; is one of the digits a letter?' : 'is not a whole number' };
  const value = Number(match[1]!.replaceAll(',', ''));
  return Math.abs(value) > MOST ? { problem: 'is more than 1,000,000' } : { value: value === 0 ? 0 : value };
}

/** Pieces of an order line: at least one. */
export function parseQuantity(text: string): CellValue<number> {
  const parsed = parseWholeNumber(text);
  return 'value' in parsed && parsed.value < 1 ? { problem: 'is less than 1' } : parsed;
}
