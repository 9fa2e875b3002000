import type { EntityManager } from '../../../platform/db/orm.ts';

/** The largest file that is stored. */
export const MOST_FILE_BYTES = 1_000_000_000;
/** Of one piece of a stored file. */
export const CHUNK_BYTES = 256 * 1024;

/** Stores a piece of a file. Kysely sends the bytes as a parameter; em.execute would write them into the text of the statement. */
export async function storeChunk(em: EntityManager, runId: number, place: number, bytes: Buffer): Promise<void> {
  const kysely = em.getConnection().getClient<{ import_chunk: { run_id: number; place: number; bytes: Buffer } }>();
  await kysely.insertInto('import_chunk').values({ run_id: runId, place, bytes }).execute();
}

async function readChunk(em: EntityManager, runId: number, place: number): Promise<Buffer | null> {
  const [row] = await em.execute<{ bytes: Buffer }[]>('select bytes from import_chunk where run_id = ? and place = ?', [runId, place]);
  return row?.bytes ?? null;
}

/** Pieces that are deleted in one statement: its time is limited (orm.ts). */
const DELETED_AT_ONCE = 100;

/** Deletes the pieces of an uploaded file. */
export async function deleteStoredFile(em: EntityManager, runId: number): Promise<void> {
  const statement = `delete from import_chunk where run_id = ? and place in (select place from import_chunk where run_id = ? limit ${DELETED_AT_ONCE}) returning place`;
  while ((await em.execute<unknown[]>(statement, [runId, runId])).length > 0);
}

/** The bytes of an uploaded file, piece by piece; the next one is read while the last is worked on. */
export async function* readStoredFile(em: EntityManager, runId: number): AsyncGenerator<Buffer> {
  let next = readChunk(em, runId, 0);
  for (let place = 1; ; place += 1) {
    const bytes = await next;
    if (bytes === null) return;
    next = readChunk(em, runId, place);
    // Awaited in the next round, or never, if the reader stops before.
    next.catch(() => undefined);
    yield bytes;
  }
}
