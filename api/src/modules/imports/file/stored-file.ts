import type { EntityManager } from '../../../platform/db/orm.ts';

/** Of one piece of a stored file. */
export const CHUNK_BYTES = 512 * 1024;

async function readChunk(em: EntityManager, runId: number, place: number): Promise<Buffer | null> {
  const [row] = await em.execute<{ bytes: Buffer }[]>('select bytes from import_chunk where run_id = ? and place = ?', [runId, place]);
  return row?.bytes ?? null;
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
