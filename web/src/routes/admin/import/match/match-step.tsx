import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminButton, AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { LeaveGuard } from '../../../../features/admin/kit/dialogs/leave-guard.tsx';
import { Check } from '../../../../features/admin/kit/form/check.tsx';
import { AdminRoom } from '../../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { useNavigate } from '../../../../lib/router.ts';
import { HOME, type ImportDetail, sizeWords } from '../import-words.ts';
import { Steps } from '../parts/steps.tsx';
import { StopButton } from '../parts/stop-button.tsx';
import { checkImport } from '../use-import-changes.ts';
import { ColumnRows } from './column-rows.tsx';
import { Dates } from './dates.tsx';
import { Detected } from './detected.tsx';
import { doubleTarget, groupColumns, missingTargets, targetWords } from './matching-draft.ts';
import styles from './match.module.css';

/** Where each column goes. What a person changes here is stored with "Check the rows". */
export function MatchStep({ detail, refresh }: { detail: ImportDetail; refresh: () => void }) {
  const { run, columns } = detail;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [targets, setTargets] = useState(() => columns.map(({ target }) => target));
  const [dateOrder, setDateOrder] = useState(detail.dateOrder);
  const [timeZone, setTimeZone] = useState(detail.timeZone);
  const [isRemembered, setIsRemembered] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { unsure, clear, left } = groupColumns(columns);
  const double = doubleTarget(targets);
  const missing = missingTargets(detail, targets);
  const needsDateOrder = dateOrder === null && detail.dateExamples.length > 0;
  const isDirty =
    !isBusy &&
    (dateOrder !== detail.dateOrder || timeZone !== detail.timeZone || targets.some((target, at) => target !== columns[at]!.target));

  const open = [
    missing.length > 0 && `No column goes to: ${missing.map(targetWords).join(', ')}`,
    double && `Two columns go to: ${targetWords(double)}`,
    needsDateOrder && 'Say how the dates are read',
  ].filter((reason) => typeof reason === 'string');

  async function check() {
    setIsBusy(true);
    const answer = await checkImport(client, { id: run.id, targets, dateOrder: dateOrder ?? 'MONTH_FIRST', timeZone, isRemembered });
    setIsBusy(false);
    setProblem(answer);
    refresh();
    if (answer === null) await navigate(`${HOME}/${run.id}/check`);
  }

  const rows = {
    columns,
    choices: detail.targets,
    targets,
    double,
    onPick: (place: number, target: (typeof targets)[number]) => setTargets((before) => before.with(place, target)),
  };
  return (
    <AdminRoom
      title="Import Data"
      subtitle={
        <>
          <b>{run.fileName}</b>, {sizeWords(run.fileBytes)}
        </>
      }
      bar={<StatusBar>Nothing is stored yet</StatusBar>}
    >
      <Steps current="match" />
      {run.state === 'MATCHING' ? (
        <Note tone="info" icon="i-clock" title="The model looks at the unsure columns" isLive>
          <p>Ten seconds at most. The rules have matched the rest.</p>
        </Note>
      ) : null}
      {run.problem ? (
        <Note tone="bad" title="Go over the columns again" isLive>
          <p>{run.problem}</p>
        </Note>
      ) : null}
      <Detected detail={detail} refresh={refresh} />
      <Note icon="i-eye" title={titleOf(unsure.length, clear.length, left.length)}>
        <Dates examples={detail.dateExamples} order={dateOrder} timeZone={timeZone} onOrder={setDateOrder} onZone={setTimeZone} />
      </Note>
      <div className={styles.sheet}>
        <ColumnRows caption="Columns and where they go" places={[...unsure, ...clear]} {...rows} />
      </div>
      {left.length > 0 ? (
        <details className={styles.left}>
          <summary>{left.length === 1 ? '1 column' : `${left.length} columns`} left out</summary>
          <div className={styles.sheet}>
            <ColumnRows caption="Columns that are left out" places={left} {...rows} />
          </div>
        </details>
      ) : null}
      {problem ? (
        <Note tone="bad" title="The check did not begin" isLive>
          <p>{problem}</p>
        </Note>
      ) : null}
      <div className={styles.foot}>
        <Check checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
          Keep this matching for files that look the same
        </Check>
        <div>
          {open.length > 0 ? <p className={styles.missing}>{open.join('. ')}.</p> : null}
          <AdminLink to={HOME}>Back</AdminLink>
          <StopButton run={run} refresh={refresh}>
            Leave, store nothing
          </StopButton>
          <AdminButton
            look="gold"
            disabled={open.length > 0 || run.state === 'MATCHING'}
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void check())}
          >
            {isBusy ? 'Asking...' : 'Check the rows'}
          </AdminButton>
        </div>
      </div>
      <LeaveGuard isDirty={isDirty}>{`The columns of ${run.fileName} that you have matched are kept with “Check the rows”.`}</LeaveGuard>
    </AdminRoom>
  );
}

function titleOf(unsure: number, clear: number, left: number): string {
  const eye = unsure === 0 ? 'No column wants your eye' : unsure === 1 ? '1 column wants your eye' : `${unsure} columns want your eye`;
  return `${eye}, ${clear} ${clear === 1 ? 'is' : 'are'} clear, ${left} ${left === 1 ? 'is' : 'are'} left out`;
}
