import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { failureOf } from '../data/failure.ts';
import { showUndo } from './show-undo.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

interface Version {
  id: string;
  version: number;
}

/** What a mutation answers: the row's new version, or a refusal. */
type Answer = Version | { message: string } | undefined;

interface DeleteDialogProps<Row extends Version> {
  /** Null: closed. */
  row: Row | null;
  nameOf: (row: Row) => string;
  onClose: () => void;
  /** For the toasts: "coffee". */
  thing: string;
  title: (name: string) => string;
  question: string;
  /** Of the two buttons. */
  verb: string;
  keep: string;
  /** Takes the row out of the shop. */
  remove: (row: Version) => Promise<Answer>;
  /** Brings it back, as the version that `remove` answered. */
  restore: (row: Version) => Promise<Answer>;
  milder?: { label: string; onPress: (row: Row) => void } | null;
  /** What stays. */
  children: (row: Row) => ReactNode;
}

const NO_ANSWER = 'The shop did not answer.';

/** Asks before a row is deleted; the toast brings it back. */
export function DeleteDialog<Row extends Version>(props: DeleteDialogProps<Row>) {
  const { row, nameOf, onClose, thing, title, question, verb, keep, remove, restore, milder, children } = props;
  // The words stay while the dialog closes.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  const isDeleted = useRef(false);

  // The dialog has given the focus back to a button that is removed with its row.
  useEffect(() => {
    if (row !== null || !isDeleted.current) return;
    isDeleted.current = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [row]);

  function fail(message: string): string {
    showToast({ title: `Error deleting ${thing}`, description: message, tone: 'bad' });
    return message;
  }
  /** The row's new version, or why not, which has been shown. */
  async function send(mutation: typeof remove, version: Version): Promise<Version | string> {
    try {
      const answer = await mutation(version);
      return answer && 'version' in answer ? answer : fail(answer?.message ?? NO_ANSWER);
    } catch (error) {
      return fail(failureOf(error).message);
    }
  }
  async function confirm(): Promise<string | null> {
    if (!row) return null;
    const deleted = await send(remove, { id: row.id, version: row.version });
    if (typeof deleted === 'string') return deleted;
    isDeleted.current = true;
    showUndo({
      title: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} deleted successfully`,
      description: `${nameOf(row)} has left the shop.`,
      undo: () => void send(restore, { id: deleted.id, version: deleted.version }),
    });
    return null;
  }

  return (
    <ConfirmDialog
      title={title(shown ? nameOf(shown) : '')}
      icon="i-trash"
      isOpen={row !== null}
      onClose={onClose}
      question={question}
      verb={verb}
      busyVerb="Deleting..."
      keep={keep}
      onConfirm={confirm}
      {...(milder && row && { milder: { label: milder.label, onPress: () => milder.onPress(row) } })}
    >
      {shown ? children(shown) : null}
    </ConfirmDialog>
  );
}
