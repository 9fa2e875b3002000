import type { Context } from '../../../platform/context/context.ts';

type ImportPhase = 'read' | 'check' | 'store' | 'swap' | 'undo';

export interface Progress {
  begin(phase: ImportPhase, totalCount: number): Promise<void>;
  add(done: number): void;
  reject(rows: number): void;
  /** @throws ImportLeft once the run is not in the state that the work belongs to, or the process shuts down */
  throwIfLeft(): void;
  stop(): void;
}

/** Somebody has stopped the run, or the worker shuts down: nothing of the work stays. */
export class ImportLeft extends Error {
  override name = 'ImportLeft';
}

/** How often the row is written; readers take 15 s without it for a stall. */
const HEARTBEAT_MS = 1_000;

/** The phase that the work of a state begins with. */
const FIRST_PHASE = { checking: 'read', importing: 'store', undoing: 'undo' } as const;

/**
 * Says every second where the work on a run is, on a connection of the pool, and learns whether the run was stopped.
 * @param state the one the run has while this work goes on
 */
export function startProgress(ctx: Context, runId: number, state: keyof typeof FIRST_PHASE): Progress {
  let phase: ImportPhase = FIRST_PHASE[state];
  let [done, total, rejected] = [0, 0, 0];
  let phaseStartedAt = new Date();
  let leftReason: string | null = null;
  let isWriting = false;

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    try {
      const [row] = await ctx.em.fork().execute<{ state: string }[]>(
        `with written as (
           insert into import_progress (run_id, phase, done_count, total_count, rejected_count, phase_started_at, heartbeat_at)
           values (?, ?, ?, ?, ?, ?, now()) on conflict (run_id) do update set phase = excluded.phase, done_count = excluded.done_count,
             total_count = excluded.total_count, rejected_count = excluded.rejected_count, phase_started_at = excluded.phase_started_at, heartbeat_at = now())
         select state from import_run where id = ?`,
        [runId, phase, done, total, rejected, phaseStartedAt, runId],
      );
      if (row?.state !== state) leftReason = 'the run was stopped';
    } finally {
      isWriting = false;
    }
  }
  const timer = setInterval(() => {
    write().catch((error: unknown) => ctx.log.warn({ err: error, runId }, 'progress of an import not written'));
  }, HEARTBEAT_MS);

  return {
    async begin(next, totalCount) {
      [phase, done, total] = [next, 0, totalCount];
      phaseStartedAt = new Date();
      await write();
    },
    add(more) {
      done += more;
    },
    reject(rows) {
      rejected += rows;
    },
    throwIfLeft() {
      if (leftReason !== null) throw new ImportLeft(leftReason);
      if (ctx.ending.aborted) throw new ImportLeft('the worker shuts down');
      ctx.claim?.throwIfLost();
    },
    stop: () => clearInterval(timer),
  };
}
