import { useApolloClient, useQuery } from '@apollo/client/react';
import { ConfirmDialog } from '../../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { formatShopMoment } from '../../../../features/admin/kit/signs/shop-time.ts';
import { AdminImportUndoDocument, type AdminImportUndoQuery } from '../../../../generated/admin/import/graphql.ts';
import { useShell } from '../../../../lib/shell.ts';
import { countOf, type PastImport } from '../import-words.ts';
import { undoImport } from '../use-import-changes.ts';

interface UndoDialogProps {
  /** Null: the dialog is closed. */
  run: Pick<PastImport, 'id' | 'createdAt'> | null;
  onClose: () => void;
  onUndone: () => void;
}

/** What an undo would do, and its confirmation. */
export function UndoDialog({ run, onClose, onUndone }: UndoDialogProps) {
  const { timeZone } = useShell().shop;
  const client = useApolloClient();
  const { data } = useQuery(AdminImportUndoDocument, { variables: { id: run?.id ?? '' }, skip: run === null, fetchPolicy: 'no-cache' });

  async function undo(): Promise<string | null> {
    const problem = run ? await undoImport(client, run.id) : null;
    if (problem === null) onUndone();
    return problem;
  }
  return (
    <ConfirmDialog
      title="Undo the import"
      icon="i-undo"
      isOpen={run !== null}
      onClose={onClose}
      question={run ? `Undo the import of ${formatShopMoment(run.createdAt, timeZone)}?` : ''}
      keep="Keep the import"
      verb="Undo the import"
      busyVerb="Undoing..."
      onConfirm={undo}
    >
      {data ? <Effects effects={data.adminImportUndo} /> : <p>Counting what leaves...</p>}
    </ConfirmDialog>
  );
}

function Effects({ effects }: { effects: AdminImportUndoQuery['adminImportUndo'] }) {
  const { orderCount, customerCount, restoredCount, kept } = effects;
  const more = kept.orderCount - kept.orders.length;
  return (
    <>
      <p>
        {countOf(orderCount, 'order')} and {countOf(customerCount, 'customer')} that came with it leave again;{' '}
        {countOf(restoredCount, 'older order')} {restoredCount === 1 ? 'is' : 'are'} as before it again.
      </p>
      {kept.orderCount > 0 ? (
        <Note icon="i-eye" title={kept.orderCount === 1 ? '1 order stays' : `${countOf(kept.orderCount, 'order')} stay`}>
          <p>
            {kept.orders.map((number) => `#${number.replace(/^#/, '')}`).join(', ')}
            {more > 0 ? ` and ${more} more` : ''} changed by hand since. They are listed in the report.
          </p>
        </Note>
      ) : null}
      {kept.customerCount > 0 ? <p>{countOf(kept.customerCount, 'customer')} with a password of their own stay, too.</p> : null}
    </>
  );
}
