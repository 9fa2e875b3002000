import { AdminButton } from '../controls/admin-button.tsx';
import { Note } from '../signs/note.tsx';
import type { FieldConflict } from './stale-edit.ts';
import styles from './stale-note.module.css';

interface StaleNoteProps<Row> {
  /** Who saved it, and when ("14:31"), if that is known. */
  changedBy?: string | null | undefined;
  changedAt?: string | null | undefined;
  /** From `mergeEdits`. */
  conflicts: readonly FieldConflict<Row>[];
  /** A field's name and its value as people read them. */
  show: (conflict: FieldConflict<Row>, value: FieldConflict<Row>['was']) => string;
  labelOf: (name: keyof Row & string) => string;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people, one thing: what the other has saved, field by field, and who wins. Nothing has been written over. */
export function StaleNote<Row>({ changedBy, changedAt, conflicts, show, labelOf, onTakeTheirs, onSaveMine }: StaleNoteProps<Row>) {
  return (
    <Note
      tone="info"
      icon="i-users"
      isLive
      title={`${changedBy ?? 'Somebody'} saved this${changedAt ? ` at ${changedAt},` : ''} after you opened it`}
      actions={
        <>
          <AdminButton onClick={onTakeTheirs}>Take theirs</AdminButton>
          <AdminButton look="gold" onClick={onSaveMine}>
            Save mine on top
          </AdminButton>
        </>
      }
    >
      <ul className={styles.fields}>
        {conflicts.map((conflict) => (
          <li key={conflict.name}>
            {labelOf(conflict.name)}: {show(conflict, conflict.was)}, now {show(conflict, conflict.theirs)}. Yours:{' '}
            {show(conflict, conflict.mine)}.
          </li>
        ))}
      </ul>
      <p>Nothing was written over.</p>
    </Note>
  );
}
