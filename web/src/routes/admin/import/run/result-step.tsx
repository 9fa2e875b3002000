import { useState } from 'react';
import { AdminButton, AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { FileButton } from '../../../../features/admin/kit/controls/file-button.tsx';
import { AdminRoom } from '../../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { DialogBox } from '../../../../ui/frames/dialog-box.tsx';
import { Window } from '../../../../ui/frames/window.tsx';
import { countOf, HOME, type ImportDetail, STATE_LOOKS, unitOf } from '../import-words.ts';
import { Rejections } from '../check/rejections.tsx';
import { Counts } from '../parts/counts.tsx';
import { Progress } from '../parts/progress.tsx';
import { Steps } from '../parts/steps.tsx';
import { UndoDialog } from '../parts/undo-dialog.tsx';
import styles from './run.module.css';

/** How an import has ended: the report. */
export function ResultStep({ detail, refresh }: { detail: ImportDetail; refresh: () => void }) {
  const { run, progress } = detail;
  const [isAsked, setIsAsked] = useState(false);
  const isDone = run.state === 'DONE';
  const hasRows = isDone || run.state === 'UNDONE';
  return (
    <AdminRoom
      title="Import Data"
      sign={<StatusChip look={STATE_LOOKS[run.state]} />}
      subtitle={<b>{run.fileName}</b>}
      bar={<StatusBar>{paceWords(run)}</StatusBar>}
    >
      <Steps current="result" isOver={isDone} />
      {run.state === 'UNDOING' ? (
        <Window title="Undoing" icon="i-bag">
          <Progress progress={progress} />
        </Window>
      ) : (
        <Said detail={detail} />
      )}
      {hasRows && run.counts ? (
        <Counts
          rows={[
            { tone: 'new', count: run.counts.newCustomers, words: 'customers imported' },
            { tone: 'new', count: run.counts.new + run.counts.updated, words: `${unitOf(detail)}s imported` },
            { tone: 'new', count: run.counts.items, words: 'order items imported' },
            { tone: 'rejected', count: run.counts.rejectedRows, words: 'rows rejected' },
          ]}
        />
      ) : null}
      <Kept kept={run.kept} />
      <div className={styles.deeds}>
        {run.canUndo ? (
          <AdminButton icon="i-undo" onClick={() => setIsAsked(true)}>
            Undo this import
          </AdminButton>
        ) : null}
        <AdminLink to={HOME}>Import another file</AdminLink>
        {isDone ? <span>{run.undoRefusal ?? 'Undo works until the next import. Orders that were changed by hand stay.'}</span> : null}
      </div>
      {hasRows && run.counts && detail.rejections.length > 0 ? <Rejections detail={detail} counts={run.counts} /> : null}
      <UndoDialog run={isAsked ? run : null} onClose={() => setIsAsked(false)} onUndone={refresh} />
    </AdminRoom>
  );
}

/** "1.4 s, 860 rows/s" */
function paceWords({ workSeconds, counts }: ImportDetail['run']): string {
  if (workSeconds === null || !counts) return 'Import Data';
  return `${workSeconds.toFixed(1)} s, ${formatWhole(Math.round(counts.rows / Math.max(workSeconds, 0.1)))} rows/s`;
}

function Said({ detail }: { detail: ImportDetail }) {
  const { run } = detail;
  const { state, counts } = run;
  return (
    <div className={styles.brief}>
      <span className={styles.portrait}>
        <img src="/art/masters-blend.png" width="96" height="96" alt="" />
      </span>
      <DialogBox className={styles.words}>
        {state === 'DONE' && counts ? (
          <>
            <p>
              Done, without haste: <b>{countOf(counts.new, unitOf(detail))} new</b>, {formatWhole(counts.updated)} updated,{' '}
              {formatWhole(counts.unchanged)} already here, {countOf(counts.newCustomers, 'customer')} new.
              {counts.removed > 0 ? ` ${countOf(counts.removed, 'older order')} left.` : ''}
              {counts.rejected > 0 ? (
                <>
                  {' '}
                  <b>{countOf(counts.rejected, unitOf(detail))}</b> stayed outside, with reasons.
                </>
              ) : null}
            </p>
            <AdminLink look="gold" to={unitOf(detail) === 'order' ? '/admin/orders?sort=number' : '/admin/customers'}>
              See the {unitOf(detail)}s
            </AdminLink>
            {counts.rejectedRows > 0 ? (
              <FileButton href={`/api/admin/imports/${run.id}/rejected.csv`} fileName={`rejected-${run.fileName}`}>
                Rejected rows
              </FileButton>
            ) : null}
          </>
        ) : (
          <p>{endWords(run)}</p>
        )}
      </DialogBox>
    </div>
  );
}

function endWords({ state, problem }: ImportDetail['run']): string {
  if (state === 'UNDONE') return 'Undone. What it brought has left again, and what it changed is as it was.';
  if (state === 'STOPPED') return 'Stopped before the swap. Nothing was stored; the old data stand.';
  return `This file was not taken. ${problem ?? ''}`;
}

function Kept({ kept }: { kept: ImportDetail['run']['kept'] }) {
  if (!kept || kept.orderCount + kept.customerCount === 0) return null;
  const more = kept.orderCount - kept.orders.length;
  return (
    <Note icon="i-eye" title={`${countOf(kept.orderCount, 'order')} and ${countOf(kept.customerCount, 'customer')} stayed`}>
      <p>
        {kept.orders.length > 0
          ? `Changed by hand since: ${kept.orders.join(', ')}${more > 0 ? ` and ${formatWhole(more)} more` : ''}. `
          : ''}
        {kept.customerCount > 0 ? 'A customer who has set a password stays.' : ''}
      </p>
    </Note>
  );
}
