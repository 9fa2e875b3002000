import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { actorName, type Context, inTransaction } from '../../../platform/context/context.ts';
import { asStaff, requireUser } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { UnreadableCsv } from '../file/csv-records.ts';
import { refusedType } from '../file/refused-type.ts';
import { CHUNK_BYTES, deleteStoredFile, MOST_FILE_BYTES, storeChunk } from '../file/stored-file.ts';
import { createEncodingFinder } from '../file/text-encoding.ts';
import { type ImportKind, ImportRun } from '../imports.entity.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import { proposeMatching } from '../runs/propose-matching.ts';

const NO_CSV = 'Please upload a CSV file';
/** Enough for the type of a file (refused-type.ts). */
const TYPE_BYTES = 512;

/** Whether this person may upload now; to be asked before the file is read. @throws NotAllowed, TooMany */
export async function beginImport(ctx: Context): Promise<Context> {
  const staff = await asStaff(ctx, 'admin');
  await staff.rateLimit('imports');
  return staff;
}

export interface UploadedFile {
  kind: ImportKind;
  /** As the browser gives it; it may be a path. */
  fileName: string;
  mediaType: string;
  bytes: AsyncIterable<Uint8Array>;
  isUnattended?: boolean;
}

function shownName(fileName: string): string {
  const name = basename(fileName.replaceAll('\\', '/')).replaceAll(/\p{C}/gu, '').trim();
  return name.slice(0, 200) || 'orders.csv';
}

/** A csv media type or a .csv name; the content is checked by refusedType. */
function isNamedCsv({ fileName, mediaType }: UploadedFile): boolean {
  return /csv/i.test(mediaType) || /\.csv$/i.test(fileName);
}

async function* chunksOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    parts.push(part);
    length += part.length;
    if (length < CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(parts);
}

/**
 * Stores a file in pieces while it comes, one piece in memory, and finds out what it is. One that is refused stays listed without its
 * bytes; of one that breaks off, nothing stays.
 * @throws NotAllowed, and whatever reading `bytes` throws
 */
export async function storeFile(ctx: Context, file: UploadedFile): Promise<ImportRun> {
  const staff = await asStaff(ctx, 'admin');
  const { id: userId } = await requireUser(staff);
  const em = staff.em.fork();
  const run = em.create(ImportRun, {
    ref: `IM-${randomUUID()}`,
    kind: file.kind,
    fileName: shownName(file.fileName),
    isUnattended: file.isUnattended ?? false,
    userId,
    timeZone: staff.env.SHOP_TIME_ZONE,
    createdAt: staff.clock.now(),
  });
  await em.flush();
  const hash = createHash('sha256');
  const encoding = createEncodingFinder();
  let head: Buffer | null = null;
  let place = 0;
  try {
    if (!isNamedCsv(file)) throw new ImportRefused(NO_CSV);
    for await (const bytes of chunksOf(file.bytes)) {
      if (head === null) {
        head = bytes;
        const type = refusedType(bytes.subarray(0, TYPE_BYTES * 8));
        if (type !== null) throw new ImportRefused(`${NO_CSV}. ${run.fileName} is ${type}.`);
      }
      run.fileBytes += bytes.length;
      if (run.fileBytes > MOST_FILE_BYTES) throw new ImportRefused('The file is larger than 1 GB. Split it, please.');
      hash.update(bytes);
      encoding.add(bytes);
      await storeChunk(em, run.id, place, bytes);
      place += 1;
    }
    await inTransaction(staff, async (tx) => {
      const stored = await tx.em.findOneOrFail(ImportRun, { id: run.id });
      Object.assign(stored, { fileBytes: run.fileBytes, fileHash: hash.digest('hex') });
      await proposeMatching(tx, stored, head ?? Buffer.alloc(0), encoding.find());
      await tx.em.flush();
      await recordAudit(tx, actorName(tx.actor), 'import-uploaded', `import:${run.id}`, {
        file: run.fileName,
        bytes: run.fileBytes,
        kind: run.kind,
      });
    });
    return await em.findOneOrFail(ImportRun, { id: run.id }, { refresh: true });
  } catch (error) {
    await deleteStoredFile(em, run.id);
    if (!(error instanceof ImportRefused || error instanceof UnreadableCsv)) {
      await em.execute('delete from import_run where id = ?', [run.id]);
      throw error;
    }
    await em.execute(
      `update import_run set state = 'refused', problem = ?, file_bytes = ?, ended_at = ?, file_deleted_at = ? where id = ?`,
      [error.message, run.fileBytes, staff.clock.now(), staff.clock.now(), run.id],
    );
    return em.findOneOrFail(ImportRun, { id: run.id }, { refresh: true });
  }
}
