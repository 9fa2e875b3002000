import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { deleteStoredFile } from '../file/stored-file.ts';
import { MODEL_FAILED } from '../queue/start-matching.ts';
import { startNextImport } from '../queue/next-import.ts';

/** Longer than the longest upload (http-server.ts). */
const UPLOAD_HOURS = 2;
/** Files hold personal data: they are deleted so many days after the import ended, or was left alone. */
const FILE_DAYS = 7;
/** Longer than all tries of the job that asks the model. */
const MATCHING_SECONDS = 120;

/**
 * Removes what imports leave behind: uploads that broke off with their process, files, and staging tables of runs that need none. Begins the
 * next import, should a worker have been killed before it could.
 */
export async function sweepImports(ctx: Context): Promise<void> {
  const { em } = ctx;
  const broken = await em.execute<{ id: number }[]>(
    `select id from import_run where state = 'uploading' and created_at < now() - make_interval(hours => ${UPLOAD_HOURS})`,
  );
  for (const { id } of broken) {
    await deleteStoredFile(em, id);
    await em.execute('delete from import_run where id = ?', [id]);
  }
  await em.execute(
    `update import_run set state = 'matched', problem = ?
     where state = 'matching' and coalesce(started_at, created_at) < now() - make_interval(secs => ${MATCHING_SECONDS})`,
    [MODEL_FAILED],
  );
  await em.execute(
    `update import_run set state = 'stopped', ended_at = ?, problem = 'Nobody has gone on with it for ${FILE_DAYS} days.'
     where state in ('matched', 'checked') and coalesce(started_at, created_at) < now() - make_interval(days => ${FILE_DAYS})`,
    [ctx.clock.now()],
  );
  const ended = await em.execute<{ id: number }[]>(
    `select id from import_run where file_deleted_at is null and ended_at < now() - make_interval(days => ${FILE_DAYS})`,
  );
  for (const { id } of ended) {
    await deleteStoredFile(em, id);
    await em.execute('update import_run set file_deleted_at = ? where id = ?', [ctx.clock.now(), id]);
  }
  const tables = await em.execute<{ name: string }[]>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
     where c.relname ~ '^import_(read|prepared)_\\d+_\\d+$' and not exists (
       select from import_run r where c.relname ~ ('_' || r.id || '_' || r.check_number || '$') and r.state in ('checking', 'checked', 'waiting', 'importing'))`,
  );
  for (const { name } of tables) await em.execute(`drop table if exists "${name}"`);
  await inTransaction(ctx, startNextImport);
}
