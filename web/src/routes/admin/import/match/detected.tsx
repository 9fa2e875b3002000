import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../../features/admin/kit/dialogs/use-opening.ts';
import { FieldGrid, SelectField, TextField } from '../../../../features/admin/kit/form/field.tsx';
import type { ImportEncoding } from '../../../../generated/admin/import/graphql.ts';
import { countOf, type ImportDetail, unitOf } from '../import-words.ts';
import { readImportAgain } from '../use-import-changes.ts';
import styles from './match.module.css';

const ENCODINGS: Record<ImportEncoding, string> = {
  UTF_8: 'UTF-8',
  UTF_16LE: 'UTF-16, little endian',
  UTF_16BE: 'UTF-16, big endian',
  WINDOWS_1252: 'Windows-1252',
};
const DELIMITERS: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'vertical bar' };

/** How the file is read, with the way to read it differently. */
export function Detected({ detail, refresh }: { detail: ImportDetail; refresh: () => void }) {
  const { systemName, encoding, delimiter, headerRow, columns } = detail;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.detected}>
        <span>Looks like</span>
        <b>{systemName ?? (unitOf(detail) === 'order' ? 'orders of another shop' : 'a list of customers')}</b>
        <span>{encoding ? ENCODINGS[encoding] : ''}</span>
        <span>{DELIMITERS[delimiter ?? ''] ?? delimiter}</span>
        <span>header in row {headerRow}</span>
        <span>{countOf(columns.length, 'column')}</span>
        <AdminButton look="quiet" onClick={() => setIsOpen(true)}>
          Read it differently
        </AdminButton>
      </div>
      <ReadingDialog key={useOpening(isOpen)} detail={detail} isOpen={isOpen} onClose={() => setIsOpen(false)} refresh={refresh} />
    </>
  );
}

interface ReadingDialogProps {
  detail: ImportDetail;
  isOpen: boolean;
  onClose: () => void;
  refresh: () => void;
}

function ReadingDialog({ detail: { run, ...read }, isOpen, onClose, refresh }: ReadingDialogProps) {
  const client = useApolloClient();
  const [encoding, setEncoding] = useState<ImportEncoding>(read.encoding ?? 'UTF_8');
  const [delimiter, setDelimiter] = useState(read.delimiter ?? ',');
  const [headerRow, setHeaderRow] = useState(String(read.headerRow ?? 1));
  const [problem, setProblem] = useState<string | null>(null);

  async function submit() {
    const answer = await readImportAgain(client, { id: run.id, encoding, delimiter, headerRow: Number(headerRow) });
    setProblem(answer);
    if (answer !== null) return;
    refresh();
    onClose();
  }
  return (
    <FormDialog
      title="Read it differently"
      icon="i-eye"
      width={520}
      isOpen={isOpen}
      onClose={onClose}
      verb="Read it so"
      busyVerb="Reading..."
      missing={/^\d{1,2}$/.test(headerRow) && Number(headerRow) > 0 ? null : 'The header row is a number from 1'}
      onSubmit={submit}
    >
      <FieldGrid>
        <SelectField label="Encoding" value={encoding} onChange={({ target }) => setEncoding(target.value as ImportEncoding)}>
          {Object.entries(ENCODINGS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Cells are separated by" span={8} value={delimiter} onChange={({ target }) => setDelimiter(target.value)}>
          {Object.entries(DELIMITERS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Header row"
          span={4}
          inputMode="numeric"
          value={headerRow}
          onChange={({ target }) => setHeaderRow(target.value)}
        />
      </FieldGrid>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </FormDialog>
  );
}
