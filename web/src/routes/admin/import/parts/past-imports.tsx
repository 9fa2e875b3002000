import { useState } from 'react';
import { AdminButton, AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { formatShopMoment } from '../../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import { useShell } from '../../../../lib/shell.ts';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import { hrefOf, kindWords, type PastImport, STATE_LOOKS, STEPS_OF } from '../import-words.ts';
import { UndoDialog } from './undo-dialog.tsx';
import styles from './parts.module.css';

const HEAD = [
  { name: 'When' },
  { name: 'File' },
  { name: 'Kind' },
  { name: 'State' },
  { name: 'New', isNumber: true },
  { name: 'Rejected', isNumber: true },
  { name: 'By' },
  { name: 'What to do', isHidden: true },
];

/** The newest imports, with the way into each, and the undo of the newest. */
export function PastImports({ runs, onChanged }: { runs: readonly PastImport[]; onChanged: () => void }) {
  const { timeZone } = useShell().shop;
  const [undone, setUndone] = useState<PastImport | null>(null);
  return (
    <Window title="Past imports" icon="i-clock" isFlush>
      <div className={styles.well}>
        {runs.length === 0 ? (
          <p className={styles.nothing}>Nothing was imported yet.</p>
        ) : (
          <PlainTable caption="Past imports, newest first" head={HEAD}>
            {runs.map((run) => (
              <PlainRow key={run.id}>
                <PlainCell card="e" className={styles.unbroken}>
                  {formatShopMoment(run.createdAt, timeZone)}
                </PlainCell>
                <PlainCell card="ab" className={styles.file}>
                  <b>{run.fileName}</b>
                </PlainCell>
                <PlainCell card="e">{kindWords(run.kind)}</PlainCell>
                <PlainCell card="c">
                  <StatusChip look={STATE_LOOKS[run.state]} />
                </PlainCell>
                <PlainCell card="d" isNumber>
                  <span className={styles.inCard}>New </span>
                  {formatWhole(run.counts?.new ?? 0)}
                </PlainCell>
                <PlainCell card="d" isNumber>
                  <span className={styles.inCard}>Rejected </span>
                  {formatWhole(run.counts?.rejected ?? 0)}
                </PlainCell>
                <PlainCell card="e">{run.uploadedBy}</PlainCell>
                <PlainCell card="z" className={styles.deeds}>
                  {run.state === 'REFUSED' ? (
                    <span className={styles.why}>{run.problem}</span>
                  ) : (
                    <span>
                      <AdminLink to={hrefOf(run)} aria-label={`${wordOf(run)}: ${run.fileName}`}>
                        {wordOf(run)}
                      </AdminLink>
                      {run.canUndo ? (
                        <AdminButton icon="i-undo" aria-label={`Undo: ${run.fileName}`} onClick={() => setUndone(run)}>
                          Undo
                        </AdminButton>
                      ) : null}
                    </span>
                  )}
                </PlainCell>
              </PlainRow>
            ))}
          </PlainTable>
        )}
      </div>
      <UndoDialog run={undone} onClose={() => setUndone(null)} onUndone={onChanged} />
    </Window>
  );
}

function wordOf({ state }: PastImport): string {
  return STEPS_OF[state][0] === 'result' ? 'Report' : 'Go on';
}
