import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { CsvFile } from '../lib/csv.ts';

/** Answers with a file to be saved as `<name>-<rowCount>.csv`. */
export async function sendCsv(res: Response, name: string, { rowCount, pieces }: CsvFile): Promise<void> {
  res.set({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}-${rowCount}.csv"`,
  });
  await pipeline(Readable.from(pieces), res);
}
