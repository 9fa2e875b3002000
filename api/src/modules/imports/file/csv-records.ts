import { Readable } from 'node:stream';
import { CsvError, type Info, type Options, parse, type Parser } from 'csv-parse';
import type { TextEncoding } from './text-encoding.ts';

export interface CsvRecord {
  /** As a spreadsheet counts: the first row of the file is 1, empty rows included. */
  row: number;
  cells: string[];
}

/** The file cannot be read beyond this row. The message is a whole sentence. */
export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv';
  readonly row: number;
  constructor(row: number, message: string) {
    super(message);
    this.row = row;
  }
}

/** Longer than any row of an export; a quote that is never closed is found within it. */
const MOST_ROW_BYTES = 1_000_000;

/** One file may have several; without the option, the parser takes the first that it finds for all rows. */
export const LINE_ENDS = ['\r\n', '\n', '\r'];

const sentences: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote in a cell is neither doubled nor the end of the cell',
  INVALID_OPENING_QUOTE: 'a quote begins in the middle of a cell',
  CSV_MAX_RECORD_SIZE: 'the row is longer than 1 MB; is a quote not closed?',
};

/** Bytes that are parsed at once: all records of a piece are in memory together, about 14 times as large as its bytes. */
const PIECE_BYTES = 64 * 1024;

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) yield chunk.subarray(start, start + PIECE_BYTES);
  }
}

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: TextEncoding): AsyncGenerator<Uint8Array | string> {
  if (encoding === 'utf-8') return yield* bytes;
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function explain(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { records = 0, empty_lines = 0 } = error as unknown as Partial<Info>;
  const row = records + empty_lines + 1;
  return new UnreadableCsv(row, `Row ${row}: ${sentences[error.code] ?? 'this is not CSV'}.`);
}

/** Records that the parser keeps ready: each wait for it costs as much as parsing a row. */
const READY_RECORDS = 100;

/** Resolves when there is something to read, or nothing more. */
function untilReadable(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    function finish(error?: Error): void {
      parser.off('readable', finish).off('end', finish).off('error', finish);
      if (error) reject(error);
      else resolve();
    }
    parser.once('readable', finish).once('end', finish).once('error', finish);
  });
}

/** The rows of a file, some at a time; a row may have more or fewer cells than the header. @throws UnreadableCsv */
export async function* readRecordBatches(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: { encoding: TextEncoding; delimiter: string },
): AsyncGenerator<CsvRecord[]> {
  const options: Options & { readableHighWaterMark: number } = {
    bom: true,
    delimiter,
    info: true,
    max_record_size: MOST_ROW_BYTES,
    readableHighWaterMark: READY_RECORDS,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  const parser = parse(options);
  // Read from `errored` below; without a listener it would end the process.
  parser.on('error', () => undefined);
  const source = Readable.from(decode(inPieces(bytes), encoding), { objectMode: true });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    while (!parser.readableEnded) {
      const batch: CsvRecord[] = [];
      for (let next = read(parser); next !== null; next = read(parser)) {
        const { record, info } = next;
        const row = info.records + info.empty_lines;
        // PostgreSQL stores no NUL, and no shop writes one.
        if (record.some((cell) => cell.includes('\0'))) throw new UnreadableCsv(row, `Row ${row}: a cell has a NUL character.`);
        batch.push({ row, cells: record });
      }
      if (batch.length > 0) yield batch;
      else if (parser.errored) throw parser.errored;
      else await untilReadable(parser);
    }
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function read(parser: Parser): { record: string[]; info: Info } | null {
  return parser.read() as { record: string[]; info: Info } | null;
}

/** The rows of a file, one after the other. @throws UnreadableCsv */
export async function* readRecords(...args: Parameters<typeof readRecordBatches>): AsyncGenerator<CsvRecord> {
  for await (const batch of readRecordBatches(...args)) yield* batch;
}
