import {
  type App,
  type Context,
  createContext,
  deleteDoneEntries,
  deleteExpiredQuotes,
  deleteOldEvents,
  deleteSpentBudgets,
  endIdleHolds,
  expireHolds,
  reconcilePayments,
  recountCustomers,
  recountDays,
  reportParked,
  sweepImports,
  sweepParcels,
} from '@brew-quest/api';
import { runOrphans, sweepOutbox } from './sweep-outbox.ts';
import { writeHeartbeat } from './write-heartbeat.ts';

interface Schedule {
  name: string;
  everySeconds: number;
  run(app: App, ctx: Context): Promise<unknown>;
}

/**
 * Every recurring job, by timers of this process and not of the queue: they survive a flushed Redis. Each run locks or claims
 * its rows, so several workers may run the same one.
 */
function schedules(app: App): readonly Schedule[] {
  return [
    { name: 'heartbeat', everySeconds: 3, run: writeHeartbeat },
    { name: 'sweep-outbox', everySeconds: app.env.SWEEP_INTERVAL_SECONDS, run: sweepOutbox },
    { name: 'run-orphans', everySeconds: app.env.SWEEP_INTERVAL_SECONDS, run: runOrphans },
    { name: 'expire-holds', everySeconds: app.env.SWEEP_INTERVAL_SECONDS, run: (_, ctx) => expireHolds(ctx) },
    { name: 'end-idle-holds', everySeconds: app.env.SWEEP_INTERVAL_SECONDS, run: (_, ctx) => endIdleHolds(ctx) },
    { name: 'reconcile-payments', everySeconds: app.env.SWEEP_INTERVAL_SECONDS * 3, run: (_, ctx) => reconcilePayments(ctx) },
    { name: 'sweep-parcels', everySeconds: app.env.SWEEP_INTERVAL_SECONDS * 10, run: (_, ctx) => sweepParcels(ctx) },
    { name: 'recount-days', everySeconds: 10, run: (_, ctx) => recountDays(ctx) },
    { name: 'recount-customers', everySeconds: 10, run: (_, ctx) => recountCustomers(ctx) },
    { name: 'report-parked', everySeconds: app.env.SWEEP_INTERVAL_SECONDS, run: (_, ctx) => reportParked(ctx) },
    { name: 'sweep-imports', everySeconds: 60, run: (_, ctx) => sweepImports(ctx) },
    { name: 'delete-expired-quotes', everySeconds: 3600, run: (_, ctx) => deleteExpiredQuotes(ctx) },
    { name: 'delete-done-entries', everySeconds: 3600, run: (_, ctx) => deleteDoneEntries(ctx) },
    { name: 'delete-old-events', everySeconds: 3600, run: (_, ctx) => deleteOldEvents(ctx) },
    { name: 'delete-spent-budgets', everySeconds: 3600, run: (_, ctx) => deleteSpentBudgets(ctx) },
  ];
}

/** Starts the timers; runs of one schedule never overlap. The returned function stops them and resolves once all have ended. */
export function startSchedules(app: App): () => Promise<void> {
  let isStopping = false;
  const waiting = new Set<() => void>();
  function pause(ms: number) {
    return new Promise<void>((resolve) => {
      if (isStopping) return resolve();
      function finish() {
        clearTimeout(timer);
        waiting.delete(finish);
        resolve();
      }
      const timer = setTimeout(finish, ms);
      waiting.add(finish);
    });
  }
  const loops = schedules(app).map(async (schedule) => {
    while (!isStopping) {
      try {
        await schedule.run(app, createContext(app, { kind: 'system' }, schedule.name));
      } catch (error) {
        app.log.warn({ err: error, schedule: schedule.name }, 'a scheduled run failed; the next one retries');
      }
      await pause(schedule.everySeconds * 1000);
    }
  });
  return async () => {
    isStopping = true;
    for (const finish of waiting) finish();
    await Promise.allSettled(loops);
  };
}
