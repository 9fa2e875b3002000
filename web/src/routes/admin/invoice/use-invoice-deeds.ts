import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { MailInvoiceDocument, VoidInvoiceDocument } from '../../../generated/admin/invoice/graphql.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** What can be done to an invoice. Each resolves with null when it is done, or with what was said against it. */
export function useInvoiceDeeds(number: string, refresh: () => void) {
  const client = useApolloClient();

  /** @param key of the opened dialog: pressing again after a lost answer is the same mail. */
  async function mail(key: string): Promise<string | null> {
    try {
      const { data } = await client.mutate({ mutation: MailInvoiceDocument, variables: { number, key }, fetchPolicy: 'no-cache' });
      const answer = data?.mailInvoice;
      if (!answer) return 'The shop did not answer. Press again: it is still one mail.';
      refresh();
      switch (answer.__typename) {
        case 'InvoiceMailQueued':
          showToast({ title: 'The invoice is on its way', description: answer.email, tone: 'good' });
          return null;
        case 'InvoiceNotMailable':
          return answer.message;
        default:
          return assertNever(answer);
      }
    } catch (error) {
      const { code, message } = failureOf(error);
      return code === 'NO_ANSWER' ? `${message} Press again: it is still one mail.` : message;
    }
  }

  async function makeVoid(): Promise<string | null> {
    try {
      await client.mutate({ mutation: VoidInvoiceDocument, variables: { number }, fetchPolicy: 'no-cache' });
      refresh();
      showToast({ title: `${number} is void`, description: 'Its number stays taken.', tone: 'good' });
      return null;
    } catch (error) {
      return failureOf(error).message;
    }
  }
  return { mail, makeVoid };
}
