import { useRef, useState } from 'react';
import type { Choosing } from '../../../../features/admin/kit/table/use-choosing.ts';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { failureOf } from '../../../../features/admin/kit/data/failure.ts';
import { ConfirmDialog } from '../../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { Dialog, DialogFoot } from '../../../../features/admin/kit/dialogs/dialog.tsx';
import { showUndo } from '../../../../features/admin/kit/edits/show-undo.ts';
import { Note } from '../../../../features/admin/kit/signs/note.tsx';
import { BulkBar } from '../../../../features/admin/kit/table/bulk-bar.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { exportHref, filterOf } from '../order-list.ts';
import type { OrderList, OrderRow } from '../order-list.ts';
import { ExportButton } from '../../room/export-button.tsx';
import { BULK_DEEDS, ordersWords } from './bulk-deeds.ts';
import type { BulkDeed } from './bulk-deeds.ts';
import { BulkRefusals } from './bulk-refusals.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import type { BulkRun } from './use-bulk-run.ts';

interface OrderBulkProps {
  list: OrderList;
  choosing: Choosing;
  page: { rows: readonly OrderRow[]; totalCount: number; isCountCapped: boolean };
  columns: readonly string[];
  /** Orders have changed. */
  onChanged: () => void;
}

/** What is done to chosen orders: the bar, the question before, the run and its result. */
export function OrderBulk({ list, choosing, page, columns, onChanged }: OrderBulkProps) {
  const [asked, setAsked] = useState<{ deed: BulkDeed; key: string } | null>(null);
  const [result, setResult] = useState<BulkRun | null>(null);
  const bulk = useBulkRun({ onEnd: (run) => end(run) });
  const isStarting = useRef(false);
  const { ids, isAllMatching } = choosing;
  const count = isAllMatching ? page.totalCount : ids.length;

  function end(run: BulkRun) {
    choosing.clear();
    onChanged();
    if (run.refusedCount > 0) return setResult(run);
    const deed = BULK_DEEDS.find(({ kind }) => kind === run.kind);
    const title = deed?.done(ordersWords(run.doneCount)) ?? `${ordersWords(run.doneCount)} as before`;
    if (run.canUndo) showUndo({ title, description: deed?.doneText, undo: () => undo(run) });
    else showToast({ title, description: deed?.doneText, tone: 'good' });
  }
  function undo({ id }: BulkRun) {
    setResult(null);
    bulk.undo(id).then(
      (problem) => problem && showToast({ title: 'Not undone', description: problem, tone: 'bad' }),
      (error: unknown) => showToast({ title: 'Not undone', description: failureOf(error).message, tone: 'bad' }),
    );
  }
  async function start(deed: BulkDeed, key: string): Promise<string | null> {
    const orders = isAllMatching ? { filter: filterOf(list), seenCount: page.totalCount } : { ids: [...ids] };
    return bulk.start(key, deed.kind, orders).catch((error: unknown) => failureOf(error).message);
  }
  async function startAtOnce(deed: BulkDeed) {
    if (isStarting.current) return;
    isStarting.current = true;
    const problem = await start(deed, crypto.randomUUID());
    isStarting.current = false;
    if (problem !== null) showToast({ title: 'Nothing was changed', description: problem, tone: 'bad' });
  }

  return (
    <>
      <BulkBar
        choosing={choosing}
        // More than are counted cannot be changed at once.
        totalCount={page.isCountCapped ? page.rows.length : page.totalCount}
        rowCount={page.rows.length}
      >
        {BULK_DEEDS.map((deed) => (
          <AdminButton
            key={deed.kind}
            icon={deed.icon}
            aria-disabled={bulk.run !== null}
            onClick={() => {
              if (bulk.run !== null) return;
              if (deed.isAskedForAll && !isAllMatching) void startAtOnce(deed);
              else setAsked({ deed, key: crypto.randomUUID() });
            }}
          >
            {deed.button}
          </AdminButton>
        ))}
        <ExportButton href={exportHref(list, columns, isAllMatching ? [] : ids)}>Export</ExportButton>
      </BulkBar>
      {bulk.run ? (
        <Note
          tone="info"
          icon="i-clock"
          isLive
          title={`${bulk.run.doneCount + bulk.run.refusedCount} of ${ordersWords(bulk.run.itemCount)}`}
        >
          It goes on when you leave this page.
        </Note>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={asked.deed.title(ordersWords(count))}
          icon={asked.deed.icon}
          isOpen
          isDangerous={false}
          question={asked.deed.question}
          verb={asked.deed.verb}
          busyVerb={asked.deed.busyVerb}
          keep="Leave them"
          onClose={() => setAsked(null)}
          onConfirm={() => start(asked.deed, asked.key)}
        >
          <p>
            {isAllMatching
              ? `All ${ordersWords(count)} that match the filter. It is refused if there are more by then.`
              : `${ordersWords(count)} of this page.`}{' '}
            The result lists those that could not be done, and why.
          </p>
        </ConfirmDialog>
      ) : null}
      {result ? (
        <Dialog
          title={`${result.doneCount} done, ${result.refusedCount} not`}
          icon="i-note"
          width={520}
          isOpen
          onClose={() => setResult(null)}
        >
          <BulkRefusals run={result} />
          <DialogFoot>
            {result.canUndo ? <AdminButton onClick={() => undo(result)}>Undo the {result.doneCount}</AdminButton> : null}
            <AdminButton look="gold" data-first-focus="" onClick={() => setResult(null)}>
              Close
            </AdminButton>
          </DialogFoot>
        </Dialog>
      ) : null}
    </>
  );
}
