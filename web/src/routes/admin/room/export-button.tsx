import { useApolloClient } from '@apollo/client/react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ProofDeclined, useProof } from '../../../features/admin/kit/data/proof.ts';
import { ConfirmExportDocument } from '../../../generated/portal/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

interface ExportButtonProps {
  /** Of the file. */
  href: string;
  children: string;
}

/** Saves the file once the shop has agreed: it may ask for a fresh password or code first. */
export function ExportButton({ href, children }: ExportButtonProps) {
  const client = useApolloClient();
  const withProof = useProof();

  async function save() {
    try {
      await withProof(() => client.mutate({ mutation: ConfirmExportDocument, fetchPolicy: 'no-cache' }));
      // An answer that is a file leaves the page as it is.
      location.assign(href);
    } catch (error) {
      if (error instanceof ProofDeclined) return;
      showToast({ title: 'Nothing was exported', description: failureOf(error).message, tone: 'bad' });
    }
  }
  return (
    <AdminButton icon="i-download" onClick={() => void save()}>
      {children}
    </AdminButton>
  );
}
