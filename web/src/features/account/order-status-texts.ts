/** Label of a status: 'needs_review' becomes 'NEEDS REVIEW'. */
export function statusLabel(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}

const STATUS_TEXTS: Record<string, string> = {
  paid: 'Paid, and being packed. It ships within 1-2 business days.',
  completed: 'Packed and labelled, ready for the carrier.',
  shipped: 'The carrier has it.',
  refunded: 'The money is on its way back to you.',
  needs_review: 'Somebody from the crew is looking at it. You get a mail.',
};

/** Explains a status to a guest; null for one that needs no explanation. */
export function statusText(status: string): string | null {
  return STATUS_TEXTS[status] ?? null;
}
