/** Draws all art of the shop into web/public; `npm run generate` does so. The files are committed; art.test.ts compares them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile } from './kit/png.ts';
import { drawOutputs } from './outputs.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Writes the pictures that have changed and returns their paths below web/public. */
export function drawArt(): string[] {
  const written: string[] = [];
  for (const [path, content] of drawOutputs()) {
    const target = join(PUBLIC, path);
    // A file that shows the same picture stays as it is, or another processor's zlib would show up as changes in git.
    if (existsSync(target) && isSameFile(readFileSync(target), content)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    written.push(path);
  }
  return written;
}
