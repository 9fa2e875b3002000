import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { showUndo } from '../../../../features/admin/kit/edits/show-undo.ts';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { TextField } from '../../../../features/admin/kit/form/field.tsx';
import { ViewTabs } from '../../../../features/admin/kit/list/view-tabs.tsx';
import {
  DeleteOrderViewDocument,
  RenameOrderViewDocument,
  RestoreOrderViewDocument,
  SaveOrderViewDocument,
} from '../../../../generated/admin/orders/graphql.ts';
import { failureOf } from '../../../../features/admin/kit/data/failure.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { viewQueryOf } from '../order-list.ts';
import type { OrderList } from '../order-list.ts';
import { BUILT_IN_VIEWS, currentView, formatViewCount } from './built-in-views.ts';
import type { useOrderViews } from './use-order-views.ts';

interface OrderViewTabsProps {
  list: OrderList;
  views: ReturnType<typeof useOrderViews>;
}

/** Built-in and own views. What is shown beyond them can be saved as one. */
export function OrderViewTabs({ list, views }: OrderViewTabsProps) {
  const { counts, saved, refetchViews } = views;
  const query = viewQueryOf(list);
  const builtIn = currentView(list);
  const own = builtIn ? undefined : saved.find((view) => view.query === query);
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);

  return (
    <>
      <ViewTabs
        label="Saved views"
        views={[
          ...BUILT_IN_VIEWS.map((view) => ({
            to: view.status ? `?status=${view.status.join(',')}` : '/admin/orders',
            label: view.label,
            count: counts && formatViewCount(counts[view.count]),
            isCurrent: view === builtIn,
            ...(view.mark && (counts?.[view.count] ?? 0) > 0 && { mark: view.mark }),
          })),
          ...saved.map((view) => ({ to: `?${view.query}`, label: view.name, mark: 'i-star' as const, isCurrent: view === own })),
        ]}
      >
        {own ? (
          <button type="button" onClick={() => setDialog('edit')}>
            Edit this view
          </button>
        ) : builtIn ? null : (
          <button type="button" onClick={() => setDialog('save')}>
            + Save this view
          </button>
        )}
      </ViewTabs>
      {dialog === 'save' ? <SaveDialog query={query} onClose={() => setDialog(null)} onSaved={refetchViews} /> : null}
      {dialog === 'edit' && own ? <EditDialog view={own} onClose={() => setDialog(null)} onSaved={refetchViews} /> : null}
    </>
  );
}

interface ViewDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

function SaveDialog({ query, onClose, onSaved }: ViewDialogProps & { query: string }) {
  const [save] = useMutation(SaveOrderViewDocument);
  return (
    <NameDialog
      title="Save this view"
      verb="Save view"
      name=""
      onClose={onClose}
      onName={async (name) => {
        const { data } = await save({ variables: { name, query } });
        if (data?.saveOrderView.__typename !== 'OrderViewStored') return data?.saveOrderView.message;
        onSaved();
        return undefined;
      }}
    />
  );
}

function EditDialog({ view, onClose, onSaved }: ViewDialogProps & { view: { id: string; name: string } }) {
  const [rename] = useMutation(RenameOrderViewDocument);
  const [remove] = useMutation(DeleteOrderViewDocument);
  const [restore] = useMutation(RestoreOrderViewDocument);

  async function deleteView() {
    try {
      await remove({ variables: { id: view.id } });
      onSaved();
      onClose();
      showUndo({
        title: `View "${view.name}" deleted`,
        undo: () => void restore({ variables: { id: view.id } }).then(onSaved, reportFailure),
      });
    } catch (error) {
      reportFailure(error);
    }
  }

  return (
    <NameDialog
      title={`Edit ${view.name}`}
      verb="Rename"
      name={view.name}
      onClose={onClose}
      onDelete={() => void deleteView()}
      onName={async (name) => {
        const { data } = await rename({ variables: { id: view.id, name } });
        if (data?.renameOrderView.__typename !== 'OrderViewStored') return data?.renameOrderView.message;
        onSaved();
        return undefined;
      }}
    />
  );
}

interface NameDialogProps {
  title: string;
  verb: string;
  name: string;
  onClose: () => void;
  /** Resolves with what is wrong with the name. */
  onName: (name: string) => Promise<string | undefined>;
  onDelete?: () => void;
}

function NameDialog({ title, verb, name: before, onClose, onName, onDelete }: NameDialogProps) {
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string>();
  return (
    <FormDialog
      title={title}
      icon="i-star"
      isOpen
      width={480}
      onClose={onClose}
      verb={verb}
      busyVerb="Saving..."
      missing={name.trim() === '' ? 'Give the view a name.' : null}
      extra={
        onDelete ? (
          <AdminButton look="bad" icon="i-trash" onClick={onDelete}>
            Delete view
          </AdminButton>
        ) : undefined
      }
      onSubmit={async () => {
        try {
          const wrong = await onName(name.trim());
          if (wrong === undefined) onClose();
          else setProblem(wrong);
        } catch (error) {
          setProblem(failureOf(error).message);
        }
      }}
    >
      <TextField
        label="Name"
        hint="Only you see it. It keeps search, filters and order."
        maxLength={60}
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

function reportFailure(error: unknown) {
  showToast({ title: 'The view was not changed', description: failureOf(error).message, tone: 'bad' });
}
