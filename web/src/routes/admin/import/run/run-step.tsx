import { AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { AdminRoom } from '../../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { formatShopTime } from '../../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { useShell } from '../../../../lib/shell.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import { HOME, type ImportDetail, sizeWords } from '../import-words.ts';
import { percentOf, Progress } from '../parts/progress.tsx';
import { Steps } from '../parts/steps.tsx';
import { StopButton } from '../parts/stop-button.tsx';
import styles from './run.module.css';

const UNTIL_SWAP = { word: 'Until the swap the shop shows the old data, whole', mark: 's-lock', tone: 'off' } as const;

/** The import at work, or in the queue. */
export function RunStep({ detail, refresh }: { detail: ImportDetail; refresh: () => void }) {
  const { run, progress, waitsFor, waiting } = detail;
  const { timeZone } = useShell().shop;
  return (
    <AdminRoom
      title="Import Data"
      subtitle={
        <>
          <b>{run.fileName}</b>, {sizeWords(run.fileBytes)}. You may leave; it goes on, and a toast tells you.
        </>
      }
      bar={<StatusBar>{waitsFor ? 'Waiting' : `Importing, ${percentOf(progress)} percent`}</StatusBar>}
    >
      <Steps current="import" />
      <Window title={waitsFor ? 'Waiting' : 'Importing'} icon="i-bag">
        {waitsFor ? (
          <Note tone="info" icon="i-clock" title={`It waits behind ${waitsFor.fileName}`}>
            <p>
              Uploaded by {waitsFor.uploadedBy} at {formatShopTime(waitsFor.createdAt, timeZone)}. This one starts by itself.
            </p>
          </Note>
        ) : (
          <Progress progress={progress} />
        )}
        <div className={styles.foot}>
          <StatusChip look={UNTIL_SWAP} />
          <AdminLink to={HOME}>Leave it running</AdminLink>
          <StopButton run={run} look="bad" disabled={progress?.phase === 'swap'} refresh={refresh}>
            Stop, keep the old
          </StopButton>
        </div>
      </Window>
      {waiting.length > 0 ? (
        <div className={styles.below}>
          <Note
            tone="info"
            icon="i-clock"
            title={waiting.length === 1 ? '1 import waits behind this one' : `${waiting.length} imports wait behind this one`}
          >
            {waiting.map(({ id, fileName, uploadedBy, createdAt }) => (
              <p key={id}>
                {fileName}, by {uploadedBy}, since {formatShopTime(createdAt, timeZone)}. It starts by itself.
              </p>
            ))}
          </Note>
        </div>
      ) : null}
    </AdminRoom>
  );
}
