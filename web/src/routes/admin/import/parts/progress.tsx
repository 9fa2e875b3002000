import { Icon } from '../../../../features/admin/kit/icons/icon.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { formatWhole } from '../../../../lib/whole-number.ts';
import type { ImportDetail } from '../import-words.ts';
import { Bar } from './bar.tsx';
import styles from './parts.module.css';

const PHASES = ['read', 'check', 'store', 'swap'] as const;
const NAMES = { read: 'Read the file', check: 'Check the rows', store: 'Put beside the old', swap: 'Swap in one go', undo: 'Undo' };

/** The phases of an import, and how far the one is that runs. `progress` is null while no work has begun. */
export function Progress({ progress }: { progress: ImportDetail['progress'] }) {
  const place = PHASES.findIndex((phase) => phase === progress?.phase);
  return (
    <>
      {progress?.isStalled ? (
        <Note tone="bad" title="Stalled" isLive>
          <p>No word of the work for 15 seconds. It begins anew by itself when its worker is back; the old data stand until the swap.</p>
        </Note>
      ) : null}
      {progress?.phase === 'undo' ? null : (
        <ol className={styles.phases}>
          {PHASES.map((phase, at) => (
            <li key={phase} aria-current={at === place ? 'step' : undefined}>
              <Icon name={at < place ? 's-check' : at === place ? 's-clock' : 's-off'} />
              {NAMES[phase]}
            </li>
          ))}
        </ol>
      )}
      <Bar label={NAMES[PHASES[place] ?? 'undo']} percent={percentOf(progress)} />
      <div className={styles.read}>{progress ? <Figures progress={progress} /> : <span>Waiting for the worker...</span>}</div>
      <p className="sr" role="status">
        {progress ? `${NAMES[PHASES[place] ?? 'undo']}, ${Math.floor(percentOf(progress) / 25) * 25} percent` : ''}
      </p>
    </>
  );
}

function Figures({ progress }: { progress: NonNullable<ImportDetail['progress']> }) {
  const { doneCount, totalCount, rowsPerSecond, rejectedCount } = progress;
  const secondsLeft = rowsPerSecond > 0 ? Math.ceil((totalCount - doneCount) / rowsPerSecond) : 0;
  return (
    <>
      {totalCount > 0 ? <b>{percentOf(progress)} %</b> : null}
      <span>
        {formatWhole(doneCount)} {totalCount > 0 ? `of ${progress.phase === 'read' ? 'about ' : ''}${formatWhole(totalCount)} ` : ''}rows
      </span>
      {doneCount > 0 ? <b className={styles.rate}>{formatWhole(Math.round(rowsPerSecond))} rows/s</b> : null}
      {secondsLeft > 0 ? <span>about {secondsLeft < 120 ? `${secondsLeft} s` : `${Math.ceil(secondsLeft / 60)} min`} left</span> : null}
      {rejectedCount > 0 ? <span>{formatWhole(rejectedCount)} rejected so far</span> : null}
    </>
  );
}

export function percentOf(progress: ImportDetail['progress']): number {
  if (!progress || progress.totalCount === 0) return 0;
  return Math.min(100, Math.floor((progress.doneCount / progress.totalCount) * 100));
}
