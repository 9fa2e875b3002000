import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { AdminImportDocument } from '../../../generated/admin/import/graphql.ts';
import { Navigate, useParams } from '../../../lib/router.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { RoomFailure } from '../room/room-failure.tsx';
import { CheckStep } from './check/check-step.tsx';
import { HOME, hrefOf, type ImportDetail, isAtWork, type Step, STEPS_OF } from './import-words.ts';
import { MatchStep } from './match/match-step.tsx';
import { ResultStep } from './run/result-step.tsx';
import { RunStep } from './run/run-step.tsx';
import { useRepeated } from './use-repeated.ts';

/** How often an import is looked at, ms: while the shop works on it, and while a person does, since another may go on with it. */
const WORK_POLL_MS = 1_000;
const PERSON_POLL_MS = 5_000;

export function ImportRunRoute() {
  const { run = '', step = '' } = useParams();
  return (
    <AdminPage room="import" title="Import Data">
      <RunRoom key={run} id={run} step={step} />
    </AdminPage>
  );
}

function RunRoom({ id, step }: { id: string; step: string }) {
  const { data, failure, retry } = useRoomQuery(AdminImportDocument, { id });
  const detail = data?.adminImport;
  useRepeated(retry, detail === undefined ? null : isAtWork(detail.run.state) ? WORK_POLL_MS : PERSON_POLL_MS);
  if (detail) {
    const steps = STEPS_OF[detail.run.state];
    const shown = steps.find((name) => name === step);
    return shown ? <StepRoom step={shown} detail={detail} refresh={retry} /> : <Navigate to={hrefOf(detail.run)} replace />;
  }
  return (
    <AdminRoom title="Import Data" crumbs={{ to: HOME, label: 'Imports' }}>
      {failure ? (
        <RoomFailure
          failure={failure}
          onRetry={retry}
          what="import"
          missing={{ title: 'There is no such import', reason: 'The address may be cut off.' }}
          to={HOME}
        />
      ) : (
        <RoomSkeleton />
      )}
    </AdminRoom>
  );
}

function StepRoom({ step, detail, refresh }: { step: Step; detail: ImportDetail; refresh: () => void }) {
  switch (step) {
    case 'match':
      // Begins anew once the file is read differently, or the model has answered.
      return <MatchStep key={JSON.stringify(detail.columns)} detail={detail} refresh={refresh} />;
    case 'check':
      return <CheckStep detail={detail} refresh={refresh} />;
    case 'import':
      return <RunStep detail={detail} refresh={refresh} />;
    case 'result':
      return <ResultStep detail={detail} refresh={refresh} />;
  }
}
