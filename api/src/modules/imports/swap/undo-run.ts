import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { withLongConnection } from '../../../platform/db/long-connection.ts';
import { removeImportedCustomers } from '../../accounts/index.ts';
import { undoImported } from '../../orders/index.ts';
import { ImportRun } from '../imports.entity.ts';
import { startNextImport } from '../queue/next-import.ts';
import { startProgress } from '../queue/progress.ts';

/** Names that the report lists. */
const MOST_LISTED = 100;

/** The job: undoes a run in one transaction. What a person has edited since stays, and the report names it. */
export async function undoRun(ctx: Context, { importRunId }: { importRunId: number }): Promise<void> {
  const run = await ctx.em.findOneOrFail(ImportRun, { id: importRunId });
  if (run.state === 'undoing') {
    const progress = startProgress(ctx, run.id, 'undoing');
    try {
      await progress.begin('undo', 0);
      await withLongConnection(ctx.env.DATABASE_URL, async (client) => {
        await client.query('begin');
        // Another try that was taken for dead holds the row until it ends.
        const held = await client.query(`select id from import_run where id = $1 and state = 'undoing' for update`, [run.id]);
        if (held.rowCount === 0) return;
        const orders = await undoImported(client, run.id);
        const customers = await removeImportedCustomers(client, run.id);
        const kept = { orders: orders.kept.slice(0, MOST_LISTED), orderCount: orders.kept.length, customerCount: customers.kept.length };
        await ctx.reachFailpoint('import.before-undo-commit');
        await client.query(`update import_run set state = 'undone', kept = $2, ended_at = $3 where id = $1`, [
          run.id,
          JSON.stringify(kept),
          ctx.clock.now(),
        ]);
        await client.query('commit');
      });
    } finally {
      progress.stop();
    }
  }
  await inTransaction({ ...ctx, em: ctx.em.fork() }, startNextImport);
}
