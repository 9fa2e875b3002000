import type { BulkKind } from '../../../../generated/admin/orders/graphql.ts';
import type { IconName } from '../../../../features/admin/kit/icons/icon.tsx';

export interface BulkDeed {
  kind: Exclude<BulkKind, 'REOPEN'>;
  button: string;
  icon: IconName;
  /** "Resend 3 confirmations" */
  title: (orders: string) => string;
  question: string;
  verb: string;
  busyVerb: string;
  /** "3 orders marked completed" */
  done: (orders: string) => string;
  doneText: string;
  /** Without a question: it can be undone, and reaches nobody. Only for chosen rows. */
  isAskedForAll?: boolean;
}

/** What can be done to many orders. Refunds and deletion are done order by order. */
export const BULK_DEEDS: readonly BulkDeed[] = [
  {
    kind: 'BUY_LABEL',
    button: 'Buy labels',
    icon: 'i-truck',
    title: (orders) => `Buy labels for ${orders}`,
    question: 'Buy the labels that are missing?',
    verb: 'Buy labels',
    busyVerb: 'Asking the carrier...',
    done: (orders) => `Labels asked for: ${orders}`,
    doneText: 'The carrier sells them one after the other.',
  },
  {
    kind: 'RESEND_CONFIRMATION',
    button: 'Resend confirmation',
    icon: 'i-mail',
    title: (orders) => `Resend the confirmation of ${orders}`,
    question: 'Send each customer the confirmation again?',
    verb: 'Resend',
    busyVerb: 'Sending...',
    done: (orders) => `Confirmation sent again: ${orders}`,
    doneText: 'Each customer gets one mail.',
  },
  {
    kind: 'COMPLETE',
    button: 'Mark completed',
    icon: 'i-check',
    title: (orders) => `Mark ${orders} completed`,
    question: 'Mark all of them as completed?',
    verb: 'Mark completed',
    busyVerb: 'Marking...',
    done: (orders) => `${orders} marked completed`,
    doneText: 'Their confirmation was not sent again.',
    isAskedForAll: true,
  },
];

export function ordersWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
}
