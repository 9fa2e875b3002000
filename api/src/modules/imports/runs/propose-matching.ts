import { createHash } from 'node:crypto';
import type { Context } from '../../../platform/context/context.ts';
import { readRecords } from '../file/csv-records.ts';
import { type FileFormat, findFormat, readFormat } from '../file/find-format.ts';
import type { TextEncoding } from '../file/text-encoding.ts';
import { CHUNK_BYTES, readStoredFile } from '../file/stored-file.ts';
import { type ImportKind, ImportRun } from '../imports.entity.ts';
import { type ColumnMatch, matchColumns, SURE } from '../matching/match-columns.ts';
import { maskedSamples } from '../matching/mask-sample.ts';
import { findShopSystem, type ShopSystem } from '../matching/shop-systems.ts';
import { headerKey, type ImportSubject, type ImportTarget, requiredTargets } from '../matching/targets.ts';
import { ImportRefused } from '../rows/import-refused.ts';
import { REJECTED_COLUMNS } from '../rows/rejected-rows.ts';
import { decimalMarkOf } from '../values/parse-amount.ts';
import { dateOrderOf } from '../values/parse-date.ts';
import { startCheck } from '../queue/start-check.ts';
import { startMatching } from '../queue/start-matching.ts';

/** Rows that are looked at. */
const SAMPLE_ROWS = 300;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The cells of each column in the first rows. A row that is cut off at the end of the sample does not count. */
async function sampleColumns(head: Buffer, format: FileFormat, isWhole: boolean): Promise<string[][]> {
  const rows: string[][] = [];
  const end = isWhole ? head.length : Math.max(head.lastIndexOf(0x0a), head.lastIndexOf(0x0d)) + 1;
  try {
    for await (const { row, cells } of readRecords(once(head.subarray(0, end)), format)) {
      if (row > format.headerRow) rows.push(cells);
      if (rows.length >= SAMPLE_ROWS) break;
    }
  } catch (error) {
    // The check reads all rows, and says which one is broken.
    if (rows.length === 0) throw error;
  }
  return format.header.map((_, index) => rows.map((cells) => cells[index] ?? ''));
}

/** A file of which no column goes to a number or an item is one of customers. */
export function subjectOf(kind: ImportKind, matching: readonly ColumnMatch[]): ImportSubject {
  return kind === 'standard' || matching.some(({ target }) => target === 'item-name' || target === 'order-number') ? 'orders' : 'customers';
}

/** Targets that must have a column and have none. A line total stands for a price. */
export function missingTargets(run: Pick<ImportRun, 'subject' | 'matching'>): ImportTarget[] {
  const found = new Set((run.matching ?? []).map(({ target }) => target));
  if (found.has('line-total')) found.add('item-price');
  return requiredTargets[run.subject ?? 'orders'].filter((target) => !found.has(target));
}

function unsureColumns({ matching }: Pick<ImportRun, 'matching'>): ColumnMatch[] {
  return (matching ?? []).filter(({ confidence, source }) => source !== null && confidence < SURE);
}

/** Where orders with the same number are the same: a shop system, or files with these columns. */
function sourceOf(run: ImportRun, system: ShopSystem | null, headerHash: string): string {
  if (run.kind === 'standard') return 'standard';
  return system ? headerKey(system.name).split(' ')[0]! : `file-${headerHash.slice(0, 12)}`;
}

/** The matching that a person has confirmed for a file with the same columns. */
async function rememberedMatching(ctx: Context, run: ImportRun): Promise<ImportRun | null> {
  const [known] = await ctx.em.find(
    ImportRun,
    { headerHash: run.headerHash, kind: run.kind, isMatchingConfirmed: true, id: { $ne: run.id } },
    { orderBy: { id: 'desc' }, limit: 1 },
  );
  return known ?? null;
}

/**
 * Finds out how a stored file is written and where its columns go. Without a person, the check begins, or the file is refused with what is
 * missing. @throws ImportRefused
 */
export async function proposeMatching(tx: Context, run: ImportRun, head: Buffer, encoding: TextEncoding): Promise<void> {
  const format = findFormat(head, encoding, isWholeFile(run));
  if ('problem' in format) throw new ImportRefused(format.problem);
  await matchFile(tx, run, head, format);
  if (run.isUnattended) await goOnUnattended(tx, run);
}

/** Reads a stored file as a person says it is written, and proposes where its columns go. @throws ImportRefused */
export async function proposeMatchingAgain(tx: Context, run: ImportRun, reading: Omit<FileFormat, 'header'>): Promise<void> {
  for await (const head of readStoredFile(tx.em, run.id)) {
    const format = readFormat(head, reading, isWholeFile(run));
    if ('problem' in format) throw new ImportRefused(format.problem);
    return matchFile(tx, run, head, format);
  }
}

function isWholeFile({ fileBytes }: ImportRun): boolean {
  return fileBytes < CHUNK_BYTES;
}

/** @throws ImportRefused when there are no rows */
async function matchFile(tx: Context, run: ImportRun, head: Buffer, format: FileFormat): Promise<void> {
  const isWhole = isWholeFile(run);
  const columns = await sampleColumns(head, format, isWhole);
  if (columns.every((cells) => cells.length === 0)) {
    throw new ImportRefused(
      isWhole ? 'The file has a header and no rows.' : 'The row below the header is longer than 500 kB; is a quote not closed?',
    );
  }
  const keys = format.header.map(headerKey);
  const rejectedKeys: string[] = REJECTED_COLUMNS.map(headerKey);
  const ownKeys = keys.filter((key) => !rejectedKeys.includes(key));
  const system = findShopSystem(ownKeys);
  const matching = matchColumns(format.header, columns, system).map((match) =>
    rejectedKeys.includes(keys[match.index]!) ? { ...match, target: null, confidence: 100, source: 'same-name' as const } : match,
  );
  const headerHash = createHash('sha256').update(ownKeys.join('\n')).digest('hex');
  Object.assign(run, {
    format,
    headerHash,
    systemName: system?.name ?? null,
    source: sourceOf(run, system, headerHash),
    subject: subjectOf(run.kind, matching),
    matching,
    isAddition: ownKeys.length < keys.length,
    state: 'matched',
    problem: null,
  } satisfies Partial<ImportRun>);
  const known = await rememberedMatching(tx, run);
  const isKnown = known !== null && known.format!.header.length === format.header.length;
  if (isKnown) {
    Object.assign(run, { matching: known.matching, subject: known.subject, timeZone: known.timeZone });
  }
  run.samples = (run.matching ?? []).map(({ target, index }) => maskedSamples(columns[index] ?? [], target));
  readValues(run, columns);
  if (!isKnown) await startMatching(tx, run);
}

/** Decimal mark and order of day and month, as the cells of the matched columns have them. */
export function readValues(run: ImportRun, columns: readonly (readonly string[])[]): void {
  function cellsOf(...targets: ImportTarget[]): string[] {
    return (run.matching ?? []).flatMap(({ target, index }) =>
      target !== null && targets.includes(target) ? [...(columns[index] ?? [])] : [],
    );
  }
  const order = dateOrderOf(cellsOf('order-date', 'customer-date'));
  run.dateOrder = order === 'ambiguous' ? null : (order ?? 'month-first');
  run.decimalMark = decimalMarkOf(cellsOf('item-price', 'line-total', 'total'));
}

/** The cells of each column in the first rows of the stored file. */
export async function readSampleColumns(ctx: Context, run: ImportRun): Promise<string[][]> {
  for await (const head of readStoredFile(ctx.em, run.id)) return sampleColumns(head, run.format!, isWholeFile(run));
  return [];
}

/** For a matching that a person has changed: the same again, from the first rows of the stored file. */
export async function readValuesAgain(tx: Context, run: ImportRun): Promise<void> {
  readValues(run, await readSampleColumns(tx, run));
}

async function goOnUnattended(tx: Context, run: ImportRun): Promise<void> {
  const missing = missingTargets(run);
  if (missing.length > 0)
    throw new ImportRefused(`The file has no column for: ${missing.map((target) => target.replaceAll('-', ' ')).join(', ')}.`);
  const [unsure] = unsureColumns(run);
  if (unsure)
    throw new ImportRefused(
      `A person has to say where the column "${run.format!.header[unsure.index]}" goes. Import the file in the portal.`,
    );
  if (run.dateOrder === null)
    throw new ImportRefused('The dates can be read with the day first or the month first. Import the file in the portal.');
  await startCheck(tx, run);
}
