import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { Missing } from '../../../platform/lib/access-errors.ts';
import { asStaff } from '../../accounts/index.ts';
import { countImported } from '../../orders/index.ts';
import { ImportRun, type ImportState } from '../imports.entity.ts';
import { ImportCountsView, ImportDetail, ImportKeptView, ImportProgressView, ImportReplaced, ImportRunView } from '../imports.results.ts';
import { ImportColumn } from '../matching/matching.views.ts';
import { importTargets, requiredTargets } from '../matching/targets.ts';
import { dateExamplesOf } from './date-examples.ts';
import { readUndoFacts, type UndoFacts, undoRefusalOf } from './undo-refusal.ts';
import { ImportPreviewRow, ImportRejectionGroup } from '../staging/check.views.ts';
import { replaces } from '../staging/check-rows.ts';

/** After so long without a heartbeat (progress.ts) the work has stalled. */
const STALL_SECONDS = 15;
const MOST_GROUPS = 50;
const MOST_ROWS_NAMED = 20;
const MOST_LISTED = 100;

interface RunFacts {
  names: Map<number, string>;
  undo: UndoFacts;
}

async function readFacts({ em }: Context, runs: readonly ImportRun[]): Promise<RunFacts> {
  const people = await em.execute<{ id: number; name: string }[]>(
    `select id, coalesce(username, first_name) as name from users where id in (select jsonb_array_elements_text(?::jsonb)::int)`,
    [JSON.stringify(runs.map(({ userId }) => userId))],
  );
  return { names: new Map(people.map(({ id, name }) => [id, name])), undo: await readUndoFacts(em) };
}

function countsView({ counts }: ImportRun): ImportCountsView | null {
  if (!counts) return null;
  const { units, strayRows: _, ...shown } = counts;
  return view(ImportCountsView, { ...shown, orders: units });
}

function runView(run: ImportRun, { names, undo }: RunFacts): ImportRunView {
  const undoRefusal = run.state === 'done' ? undoRefusalOf(run, undo) : null;
  return view(ImportRunView, {
    id: run.ref,
    kind: run.kind,
    state: run.state,
    fileName: run.fileName,
    fileBytes: run.fileBytes,
    uploadedBy: names.get(run.userId) ?? 'somebody who has left',
    createdAt: run.createdAt,
    endedAt: run.endedAt,
    problem: run.problem,
    counts: countsView(run),
    canUndo: run.state === 'done' && undoRefusal === null,
    undoRefusal,
    workSeconds: run.state === 'done' && run.startedAt && run.endedAt ? (run.endedAt.getTime() - run.startedAt.getTime()) / 1000 : null,
    kept: run.kept && view(ImportKeptView, run.kept),
  });
}

/** A run as lists show it. */
export async function presentRun(staff: Context, run: ImportRun): Promise<ImportRunView> {
  return runView(run, await readFacts(staff, [run]));
}

/** @throws NotAllowed, Missing */
export async function findRun(ctx: Context, ref: string): Promise<ImportRunView> {
  const staff = await asStaff(ctx, 'admin');
  const run = await staff.em.findOne(ImportRun, { ref }, { refresh: true });
  if (!run) throw new Missing('There is no such import');
  return presentRun(staff, run);
}

/** The newest imports. @throws NotAllowed */
export async function listImports(ctx: Context): Promise<ImportRunView[]> {
  const staff = await asStaff(ctx, 'admin');
  const runs = await staff.em.find(ImportRun, { state: { $ne: 'uploading' } }, { orderBy: { id: 'desc' }, limit: MOST_LISTED });
  const facts = await readFacts(staff, runs);
  return runs.map((run) => runView(run, facts));
}

interface ProgressRow {
  phase: string;
  done_count: number;
  total_count: number;
  rejected_count: number;
  phase_seconds: number;
  silent_seconds: number;
}

const AT_WORK: readonly ImportState[] = ['checking', 'importing', 'undoing'];

async function readProgress({ em }: Context, { id, state }: ImportRun): Promise<ImportProgressView | null> {
  if (!AT_WORK.includes(state)) return null;
  const [row] = await em.execute<ProgressRow[]>(
    `select phase, done_count, total_count, rejected_count, extract(epoch from heartbeat_at - phase_started_at)::float8 as phase_seconds,
       extract(epoch from now() - heartbeat_at)::float8 as silent_seconds from import_progress where run_id = ?`,
    [id],
  );
  if (!row) return null;
  return view(ImportProgressView, {
    phase: row.phase,
    doneCount: row.done_count,
    totalCount: row.total_count,
    rejectedCount: row.rejected_count,
    rowsPerSecond: row.done_count / Math.max(row.phase_seconds, 1),
    isStalled: row.silent_seconds > STALL_SECONDS,
  });
}

interface GroupRow {
  rows: number[];
  row_count: number;
  column_index: number | null;
  found: string;
  message: string;
  is_warning: boolean;
}

async function readRejections({ em }: Context, { id, format }: ImportRun): Promise<ImportRejectionGroup[]> {
  const groups = await em.execute<GroupRow[]>(
    `select (array_agg(row order by row))[1:${MOST_ROWS_NAMED}] as rows, count(*)::int as row_count, column_index, found, message, is_warning
     from import_rejection where run_id = ? group by column_index, found, message, is_warning order by is_warning, count(*) desc, min(row) limit ${MOST_GROUPS}`,
    [id],
  );
  return groups.map((group) =>
    view(ImportRejectionGroup, {
      rows: group.rows,
      rowCount: group.row_count,
      column: group.column_index === null ? null : (format?.header[group.column_index] ?? null),
      found: group.found,
      message: group.message,
      isWarning: group.is_warning,
    }),
  );
}

/** What a checked run replaces; null when there is nothing. */
async function readReplaced(staff: Context, run: ImportRun, facts: RunFacts): Promise<ImportReplaced | null> {
  if (run.state !== 'checked' || !replaces(run)) return null;
  const orderCount = await countImported(staff.em, run.source!);
  if (orderCount === 0) return null;
  const [last] = await staff.em.find(ImportRun, { kind: run.kind, state: 'done' }, { orderBy: { endedAt: 'desc' }, limit: 1 });
  return view(ImportReplaced, { orderCount, run: last ? runView(last, facts) : null });
}

/** One import with all that its steps show. @throws NotAllowed, Missing */
export async function findImport(ctx: Context, ref: string): Promise<ImportDetail> {
  const staff = await asStaff(ctx, 'admin');
  const run = await staff.em.findOne(ImportRun, { ref }, { refresh: true });
  if (!run) throw new Missing('There is no such import');
  const queue = await staff.em.find(
    ImportRun,
    { state: { $in: ['waiting', 'importing', 'undoing'] } },
    { orderBy: { startedAt: 'asc', id: 'asc' } },
  );
  const facts = await readFacts(staff, [run, ...queue]);
  const place = queue.findIndex(({ id }) => id === run.id);
  const { format } = run;
  return view(ImportDetail, {
    run: runView(run, facts),
    systemName: run.systemName,
    encoding: format?.encoding ?? null,
    delimiter: format?.delimiter ?? null,
    headerRow: format?.headerRow ?? null,
    columns: (run.matching ?? []).map(({ index, target, confidence, source }) =>
      view(ImportColumn, { name: format!.header[index]!, samples: run.samples?.[index] ?? [], target, confidence, source }),
    ),
    targets: [...importTargets],
    subject: run.subject ?? 'orders',
    requiredOfOrders: [...requiredTargets.orders],
    requiredOfCustomers: [...requiredTargets.customers],
    dateOrder: run.dateOrder,
    timeZone: run.timeZone,
    dateExamples: dateExamplesOf(run),
    replaces: await readReplaced(staff, run, facts),
    rejections: await readRejections(staff, run),
    preview: (run.preview ?? []).map((row) =>
      view(ImportPreviewRow, { ...row, changes: row.changes ?? [], placedAt: new Date(row.placedAt) }),
    ),
    progress: await readProgress(staff, run),
    waitsFor: run.state === 'waiting' && queue[0] ? runView(queue[0], facts) : null,
    waiting: place < 0 ? [] : queue.slice(place + 1).map((next) => runView(next, facts)),
  });
}
