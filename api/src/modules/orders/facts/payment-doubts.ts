/** Review reasons that the state of a payment gives. With one of them the shop buys no label by itself. */
export const PAYMENT_DOUBTS = {
  disputed: 'Disputed at the bank',
  'dispute-lost': 'A dispute was lost: the bank has taken the money back',
  'under-review': 'Under review at the payment provider',
  'fraud-warned': "The card's network has warned of fraud",
} as const;

const reasons: readonly string[] = Object.values(PAYMENT_DOUBTS);

export function isDoubted({ reviewReason }: { reviewReason: string | null }): boolean {
  return reviewReason !== null && reasons.includes(reviewReason);
}

/** The opposite as an SQL condition on alias o. */
export const IS_UNDOUBTED = `coalesce(o.review_reason, '') not in (${reasons.map((reason) => `'${reason.replaceAll("'", "''")}'`).join(', ')})`;
