import type { ImportTarget } from './targets.ts';

const DOTS = '•••';

/** Cells of these columns say nothing of a person. */
const HARMLESS: ReadonlySet<ImportTarget> = new Set([
  'order-number',
  'order-date',
  'order-time',
  'item-name',
  'item-variant',
  'item-sku',
  'item-quantity',
  'item-price',
  'line-total',
  'item-refunded-quantity',
  'discount',
  'shipping',
  'tax',
  'total',
  'refunded-amount',
  'coupon-code',
  'payment-status',
  'fulfilment-status',
  'customer-date',
]);
const LONGEST_SAMPLE = 40;

/** A cell without what names a person: the local part of an address, words with a capital letter, all but the last two digits of long numbers. */
export function maskedCell(text: string): string {
  return text
    .replace(/([^\s@]?)[^\s@]*@([^\s@]+)/g, (_, first: string, domain: string) => `${first}${DOTS}@${domain}`)
    .replace(/\d[\d\s().-]{3,}\d/g, (digits) => `${DOTS}${digits.replace(/\D/g, '').slice(-2)}`)
    .replace(/\p{Lu}[\p{L}'’-]*/gu, (word, at: number, whole: string) => (whole[at - 1] === '@' ? word : DOTS));
}

/** Up to three different cells of a column, masked unless its target says that they are harmless. */
export function maskedSamples(cells: readonly string[], target: ImportTarget | null): string[] {
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))].slice(0, 3);
  return filled.map((cell) => (target !== null && HARMLESS.has(target) ? cell : maskedCell(cell)).slice(0, LONGEST_SAMPLE));
}

/** The shape of a cell, with no letter and no digit of it: "Ann Lee, 12" -> "Aaa Aaa, 99". */
export function cellShape(text: string): string {
  return text
    .slice(0, LONGEST_SAMPLE)
    .replace(/\p{M}/gu, '')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/(?!A)\p{L}/gu, 'a')
    .replace(/\p{N}/gu, '9');
}
