import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminButton, AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { AdminRoom } from '../../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { formatShopMoment } from '../../../../features/admin/kit/signs/shop-time.ts';
import { useNavigate } from '../../../../lib/router.ts';
import { useShell } from '../../../../lib/shell.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import { countOf, HOME, type ImportDetail, unitOf } from '../import-words.ts';
import { Counts } from '../parts/counts.tsx';
import { percentOf, Progress } from '../parts/progress.tsx';
import { Steps } from '../parts/steps.tsx';
import { StopButton } from '../parts/stop-button.tsx';
import { confirmImport } from '../use-import-changes.ts';
import { Preview } from './preview.tsx';
import { Rejections } from './rejections.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import styles from './check.module.css';

/** What the import would do: nothing is stored. */
export function CheckStep({ detail, refresh }: { detail: ImportDetail; refresh: () => void }) {
  const { run, progress } = detail;
  const { counts } = run;
  const isChecked = run.state === 'CHECKED' && counts !== null;
  return (
    <AdminRoom
      title="Import Data"
      subtitle={
        <>
          <b>{run.fileName}</b>: a rehearsal, nothing is stored yet
        </>
      }
      bar={<StatusBar>{isChecked ? `${countOf(counts.rows, 'row')} checked` : `Checking, ${percentOf(progress)} percent`}</StatusBar>}
    >
      <Steps current="check" />
      {isChecked ? (
        <Checked detail={detail} counts={counts} refresh={refresh} />
      ) : (
        <Window title="Checking" icon="i-eye">
          <Progress progress={progress} />
          <div className={styles.foot}>
            <AdminLink to={HOME}>Leave it running</AdminLink>
            <StopButton run={run} look="bad" refresh={refresh}>
              Stop, store nothing
            </StopButton>
          </div>
        </Window>
      )}
    </AdminRoom>
  );
}

type Counted = NonNullable<ImportDetail['run']['counts']>;

function Checked({ detail, counts, refresh }: { detail: ImportDetail; counts: Counted; refresh: () => void }) {
  const { run, replaces } = detail;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { timeZone } = useShell().shop;
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const unit = unitOf(detail);
  const changed = counts.new + counts.updated;
  const needsWord = replaces !== null && counts.updated + counts.removed > 0;

  async function confirm(word: string | null): Promise<string | null> {
    const problem = await confirmImport(client, run.id, word);
    refresh();
    if (problem === null) await navigate(`${HOME}/${run.id}/import`);
    return problem;
  }
  async function start() {
    if (isBusy) return;
    setIsBusy(true);
    const problem = await confirm(null);
    setIsBusy(false);
    if (problem !== null) showToast({ title: 'The import did not begin', description: problem, tone: 'bad' });
  }

  return (
    <>
      <Counts
        rows={[
          { tone: 'new', count: counts.new, words: `new ${unit}s` },
          { tone: 'updated', count: counts.updated, words: 'updated' },
          { tone: 'unchanged', count: counts.unchanged, words: 'unchanged' },
          { tone: 'rejected', count: counts.rejected, words: `rejected ${unit}s, ${countOf(counts.rejectedRows, 'row')}` },
        ]}
      />
      <div className={styles.pair}>
        <Rejections detail={detail} counts={counts} />
        {unit === 'order' ? <Preview rows={detail.preview} /> : null}
      </div>
      {replaces && changed + counts.removed > 0 ? (
        <Note
          title={`This replaces ${countOf(replaces.orderCount, 'order')} of ${replaces.run ? `the standard import of ${formatShopMoment(replaces.run.createdAt, timeZone)}` : 'earlier standard imports'}`}
        >
          <p>
            {counts.removed > 0
              ? `${countOf(counts.removed, 'order')} that ${counts.removed === 1 ? 'is' : 'are'} not in this file leave${counts.removed === 1 ? 's' : ''}. `
              : 'None leaves: all of them are in this file. '}
            {counts.kept > 0 ? `${countOf(counts.kept, 'order')} changed by hand ${counts.kept === 1 ? 'stays' : 'stay'}. ` : ''}
            Orders made in this shop stay as they are. Customers keep their names; none gets a password.
          </p>
        </Note>
      ) : null}
      <div className={styles.foot}>
        {changed + counts.removed === 0 ? (
          <p>
            There is nothing to import: every {unit} is {counts.rejected > 0 ? 'here already, or rejected' : 'here already'}.
          </p>
        ) : null}
        <AdminLink to={`${HOME}/${run.id}/match`}>Back</AdminLink>
        <StopButton run={run} refresh={refresh}>
          Leave, store nothing
        </StopButton>
        <AdminButton
          look="gold"
          disabled={changed + counts.removed === 0}
          aria-disabled={isBusy}
          onClick={() => (needsWord ? setIsAsked(true) : void start())}
        >
          {isBusy ? 'Asking...' : `Import ${countOf(changed, unit)}`}
        </AdminButton>
      </div>
      <ReplaceDialog
        detail={detail}
        counts={counts}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => confirm('REPLACE')}
      />
    </>
  );
}
