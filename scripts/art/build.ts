/** Draws all art of the shop into web/public: `node scripts/art/build.ts`. The files are committed; art.test.ts compares them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile } from './kit/png.ts';
import { drawOutputs } from './outputs.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');

let written = 0;
let bytes = 0;
const files = drawOutputs();
for (const [path, content] of files) {
  const target = join(PUBLIC, path);
  bytes += content.length;
  // A file that shows the same picture stays as it is, or another processor's zlib would show up as changes in git.
  if (existsSync(target) && isSameFile(readFileSync(target), content)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  written++;
}
process.stdout.write(`${files.size} files, ${Math.round(bytes / 1024)} KB; ${written} written\n`);
