import { waitFor } from '../invariants.ts';
import { type Ledger, readLedger } from '../ledger.ts';

export interface Effects {
  labels: Ledger['labels'];
  confirmations: Ledger['mails'];
}

/** The external effects of one order. */
export async function effectsOf(sandboxUrl: string, ref: string): Promise<Effects> {
  const ledger = await readLedger(sandboxUrl);
  return {
    labels: ledger.labels.filter((label) => label.metadata === ref),
    confirmations: ledger.mails.filter((mail) => mail.messageId.includes(`${ref.toLowerCase()}.confirmation@`)),
  };
}

export interface EffectCounts {
  labels: number;
  confirmations: number;
  messageIds: number;
}

export async function countEffects(sandboxUrl: string, ref: string): Promise<EffectCounts> {
  const { labels, confirmations } = await effectsOf(sandboxUrl, ref);
  return {
    labels: labels.length,
    confirmations: confirmations.length,
    messageIds: new Set(confirmations.map((mail) => mail.messageId)).size,
  };
}

export const once: EffectCounts = { labels: 1, confirmations: 1, messageIds: 1 };
/** After an ambiguous answer of the mail server, the second copy must have the same Message-ID (docs/reliability.md, I5). */
export const withSecondCopy: EffectCounts = { ...once, confirmations: 2 };

/** Waits until the payment intent is canceled at the provider. */
export async function untilCanceled(sandboxUrl: string, paymentIntentId: string): Promise<void> {
  await waitFor(20_000, async () => {
    const { paymentIntents } = await readLedger(sandboxUrl);
    return paymentIntents.some(({ id, status }) => id === paymentIntentId && status === 'canceled');
  });
}
