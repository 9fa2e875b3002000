/** Money is integer cents inside; dollars exist only at the documented REST edge. */

/** Reads a dollar amount of the REST edge (number or decimal string) exactly; null when it is not plain money with at most 2 decimals. */
export function centsFromDollars(dollars: unknown): number | null {
  if (typeof dollars !== 'number' && typeof dollars !== 'string') return null;
  // 0.1 + 0.2 style sums arrive from browsers as 33.300000000000004: accept what rounds to a cent within a float's error.
  if (typeof dollars === 'number') {
    if (!Number.isFinite(dollars) || Math.abs(dollars) > 1_000_000) return null;
    const cents = Math.round(dollars * 100);
    return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : null;
  }
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,2}))?$/.exec(dollars.trim());
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -cents : cents;
}

/** 1599 -> 15.99, for JSON at the REST edge. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/** 1599 -> "$15.99". */
export function formatCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
