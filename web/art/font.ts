/**
 * Cuts the pixel typeface down to the characters the shop sets in it: `node web/art/font.ts`.
 * Jersey 10 is licensed under the SIL Open Font License, whose text has to travel with the file.
 */
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FONTS = join(import.meta.dirname, '../public/fonts');
/** The front end's budget for fonts is one file of 8 KB. */
const MAX_BYTES = 8 * 1024;

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
// The typeface has no arrows and no fractions: the shop draws the first as icons and writes the second in the text face.
const PUNCTUATION = '–—‘’“”•·×…©é';

// The copyright line and the licence are names 0 and 13 of the name table; keep them inside the file too.
const subset = await subsetFont(
  readFileSync(new URL(import.meta.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2'))),
  ASCII + PUNCTUATION,
  {
    targetFormat: 'woff2',
    preserveNameIds: [0, 13],
    noHinting: true,
  },
);
if (subset.length > MAX_BYTES) throw new RangeError(`The font is ${subset.length} bytes, its budget is ${MAX_BYTES}.`);

mkdirSync(FONTS, { recursive: true });
writeFileSync(join(FONTS, 'jersey10.woff2'), subset);
writeFileSync(join(FONTS, 'jersey10-OFL.txt'), readFileSync(new URL(import.meta.resolve('@fontsource/jersey-10/LICENSE'))));
process.stdout.write(`jersey10.woff2: ${subset.length} bytes\n`);
