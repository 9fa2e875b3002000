import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024; // Below this the headers are larger than the saving.
const SMALLER_BY = 0.9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz beside each text file, with maximum compression, because it runs once per build. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt,xml,webmanifest,ico}', { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(
    files
      .filter((path) => statSync(path).size >= MIN_BYTES)
      .map(async (path) => {
        const content = readFileSync(path);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        const variants = { '.br': await brotli(content, { params }), '.gz': await zip(content, { level: constants.Z_BEST_COMPRESSION }) };
        for (const [ending, packed] of Object.entries(variants)) {
          if (packed.length < content.length * SMALLER_BY) writeFileSync(path + ending, packed);
        }
      }),
  );
}
