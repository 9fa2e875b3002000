/** 'needs_review' as its customer reads it. */
export function statusWord(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}

const WORDS: Record<string, string> = {
  paid: 'Paid, and being packed. It ships within 1-2 business days.',
  completed: 'Packed and labelled, ready for the carrier.',
  shipped: 'The carrier has it.',
  refunded: 'The money is on its way back to you.',
  needs_review: 'Somebody from the crew is looking at it. You get a mail.',
};

/** What a status means, where a guest asks; null for one that explains itself. */
export function statusMeaning(status: string): string | null {
  return WORDS[status] ?? null;
}
