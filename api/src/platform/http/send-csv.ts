import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A file that is read while it is sent. */
export interface CsvFile {
  /** How many rows it will have, without its head. */
  rowCount: number;
  /** Its text. Each piece is read when it is asked for. */
  pieces: AsyncIterable<string>;
}

/** Answers with a file to be saved as `<name>-<rowCount>.csv`. */
export async function sendCsv(res: Response, name: string, { rowCount, pieces }: CsvFile): Promise<void> {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${rowCount}.csv"`,
  });
  await pipeline(Readable.from(pieces), res);
}
