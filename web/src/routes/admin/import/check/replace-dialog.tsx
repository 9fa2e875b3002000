import { useState } from 'react';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../../features/admin/kit/dialogs/use-opening.ts';
import { TextField } from '../../../../features/admin/kit/form/field.tsx';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { countOf, type ImportDetail } from '../import-words.ts';
import styles from './check.module.css';

const WORD = 'REPLACE';

interface ReplaceDialogProps {
  detail: ImportDetail;
  counts: NonNullable<ImportDetail['run']['counts']>;
  isOpen: boolean;
  onClose: () => void;
  /** @returns null when it has begun, or what the shop has said against it */
  onConfirm: () => Promise<string | null>;
}

/** Names what is replaced; the word has to be typed. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  return <ReplaceForm key={useOpening(props.isOpen)} {...props} />;
}

function ReplaceForm({ detail, counts, isOpen, onClose, onConfirm }: ReplaceDialogProps) {
  const [word, setWord] = useState('');
  const [problem, setProblem] = useState<string>();
  const leaves = counts.removed === 0 ? '' : ` ${countOf(counts.removed, 'order')} leave${counts.removed === 1 ? 's' : ''}.`;
  const stays = counts.rejected === 0 ? '' : ` ${formatWhole(counts.rejected)} rejected stay outside.`;
  return (
    <FormDialog
      title={`Replace ${countOf(detail.replaces?.orderCount ?? 0, 'imported order')}?`}
      icon="i-warning"
      width={500}
      isOpen={isOpen}
      onClose={onClose}
      verb="Replace and import"
      busyVerb="Asking..."
      missing={word === WORD ? null : `Type ${WORD} to go on`}
      onSubmit={async () => setProblem((await onConfirm()) ?? undefined)}
    >
      <p className={styles.lead}>
        <b>{detail.run.fileName}</b>: <b>{formatWhole(counts.new)}</b> new, <b>{formatWhole(counts.updated)}</b> updated,{' '}
        <b>{formatWhole(counts.unchanged)}</b> unchanged orders take their place in one go.
        {leaves}
        {stays} You can undo it.
      </p>
      <TextField
        label={`Type ${WORD}`}
        autoComplete="off"
        spellCheck={false}
        value={word}
        error={problem}
        onChange={({ target }) => setWord(target.value)}
      />
    </FormDialog>
  );
}
