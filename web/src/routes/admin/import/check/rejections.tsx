import { FileButton } from '../../../../features/admin/kit/controls/file-button.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import { Window } from '../../../../ui/frames/window.tsx';
import { countOf, type ImportDetail } from '../import-words.ts';
import { rowsWords } from './rows-words.ts';
import styles from './check.module.css';

const HEAD = [{ name: 'Row' }, { name: 'Column' }, { name: 'Found' }, { name: 'Why' }];

type Group = ImportDetail['rejections'][number];

/** What stays outside, and what is imported although something looks odd: two lists that are never mixed. */
export function Rejections({ detail, counts }: { detail: ImportDetail; counts: NonNullable<ImportDetail['run']['counts']> }) {
  const errors = detail.rejections.filter(({ isWarning }) => !isWarning);
  const warnings = detail.rejections.filter(({ isWarning }) => isWarning);
  return (
    <div className={styles.lists}>
      <Window
        title={counts.rejectedRows === 0 ? 'No row is rejected' : `${countOf(counts.rejectedRows, 'row')} rejected`}
        icon={counts.rejectedRows === 0 ? 'i-check' : 'i-warning'}
        isFlush
        end={errors.length > 0 ? countOf(errors.length, 'reason') : null}
      >
        {errors.length === 0 ? (
          <p className={styles.hint}>Every row can be stored.</p>
        ) : (
          <Groups caption="Rejected rows, grouped by reason" groups={errors} />
        )}
        {counts.rejectedRows > 0 ? (
          <p className={styles.file}>
            <FileButton href={`/api/admin/imports/${detail.run.id}/rejected.csv`} fileName={`rejected-${detail.run.fileName}`}>
              Rejected rows as CSV
            </FileButton>
            <span>your columns, plus row, column and reason; mend it and upload it alone</span>
          </p>
        ) : null}
      </Window>
      {warnings.length > 0 ? (
        <Window title={countOf(counts.warnings, 'warning')} icon="i-eye" isFlush>
          <Groups caption="Warnings, grouped by reason" groups={warnings} />
          <p className={styles.hint}>These orders are imported all the same.</p>
        </Window>
      ) : null}
    </div>
  );
}

function Groups({ caption, groups }: { caption: string; groups: readonly Group[] }) {
  return (
    <div className={styles.well}>
      <PlainTable caption={caption} head={HEAD}>
        {groups.map((group) => (
          <PlainRow key={`${group.rows[0]}-${group.column}-${group.message}`}>
            <PlainCell card="a">{rowsWords(group.rows, group.rowCount)}</PlainCell>
            <PlainCell card="d">{group.column ?? 'the row'}</PlainCell>
            <PlainCell card="d" className={styles.found}>
              <mark>{group.found === '' ? 'nothing' : group.found}</mark>
            </PlainCell>
            <PlainCell card="e">{group.message}</PlainCell>
          </PlainRow>
        ))}
      </PlainTable>
    </div>
  );
}
