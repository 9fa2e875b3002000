import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../../features/admin/kit/data/failure.ts';
import type { Failure } from '../../../../features/admin/kit/data/failure.ts';
import { CreateInvoiceDocument } from '../../../../generated/admin/invoices/graphql.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { inputOf } from './draft.ts';
import type { Draft } from './draft.ts';

const STILL_ONE = 'Press again: it is still one invoice.';

type Issues = Readonly<Record<string, string>>;
const NO_ISSUES: Issues = {};

/** One opened dialog has one key, so that pressing twice, or again after a lost answer, is the same invoice. */
export function useCreateInvoice() {
  const client = useApolloClient();
  const [key] = useState(() => crypto.randomUUID());
  const [issues, setIssues] = useState(NO_ISSUES);
  const [failure, setFailure] = useState<string | null>(null);

  // In the dialog, too: what lies behind it is not read out.
  function refused(description: string) {
    showToast({ title: 'Error creating invoice', description, tone: 'bad' });
    setFailure(description);
  }

  function explain({ code, message, issues: found }: Failure) {
    refused(code === 'NO_ANSWER' ? `${message} ${STILL_ONE}` : message);
    setIssues(Object.fromEntries(found.map(({ path, message: words }) => [path, words])));
  }

  /** @returns whether the invoice is stored. */
  async function create(draft: Draft): Promise<boolean> {
    setIssues(NO_ISSUES);
    setFailure(null);
    try {
      const variables = { key, input: inputOf(draft) };
      const { data } = await client.mutate({ mutation: CreateInvoiceDocument, variables, fetchPolicy: 'no-cache' });
      const answer = data?.createInvoice;
      if (!answer) throw new TypeError('createInvoice answered without data');
      switch (answer.__typename) {
        case 'InvoiceSaved':
          showToast({ title: 'Invoice created successfully', description: answer.detail.invoice.number, tone: 'good' });
          return true;
        case 'InvoiceKeyUsed':
          refused(`${answer.message}. Close it and look at the list before you make another one.`);
          return false;
        default:
          return assertNever(answer);
      }
    } catch (error) {
      explain(failureOf(error));
      return false;
    }
  }
  return { create, issues, failure };
}
