/** The most that an amount field takes: below 2^31 cents, which the database's integers hold. */
const MOST_CENTS = 99_999_999;

/**
 * Dollars as people type them ("12.5", "$1,200", ".99") to integer cents, without a float in between.
 * @returns null for what is no amount, has more than two decimals, or is negative.
 */
export function parseDollars(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  const digits = whole.replaceAll(',', '') || '0';
  if (digits.length > 7) return null;
  const cents = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}

/** Integer cents as the text of a field: "12.50". */
export function formatDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
