/**
 * Cuts the pixel typeface down to the characters the shop sets in it: `node web/art/font.ts`.
 * Jersey 10 is licensed under the SIL Open Font License, whose text has to travel with the file.
 */
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FONTS = join(import.meta.dirname, '../public/fonts');
/** The front end's budget for a font file. */
const MAX_BYTES = 8 * 1024;

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
// The typeface has no arrows and no fractions: the shop draws the first as icons and writes the second in the text face.
const PUNCTUATION = '–—‘’“”•·×…©é';

const LATIN = import.meta.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2');
const LATIN_EXTENDED = import.meta.resolve('@fontsource/jersey-10/files/jersey-10-latin-ext-400-normal.woff2');

/** Both ends belong to the range. */
function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** Browsers fetch the second and third only for a page with such a letter (unicode-range in src/ui/styles/tokens.css). */
const FILES = [
  { name: 'jersey10.woff2', source: LATIN, text: ASCII + PUNCTUATION },
  { name: 'jersey10-latin-1.woff2', source: LATIN, text: letters(0xa1, 0xff) + 'ıŒœ' },
  { name: 'jersey10-latin-a.woff2', source: LATIN_EXTENDED, text: letters(0x100, 0x17f) },
];

mkdirSync(FONTS, { recursive: true });
for (const { name, source, text } of FILES) {
  // The copyright line and the licence are names 0 and 13 of the name table; keep them inside the file too.
  const subset = await subsetFont(readFileSync(new URL(source)), text, {
    targetFormat: 'woff2',
    preserveNameIds: [0, 13],
    noHinting: true,
  });
  if (subset.length > MAX_BYTES) throw new RangeError(`${name} is ${subset.length} bytes, its budget is ${MAX_BYTES}.`);
  writeFileSync(join(FONTS, name), subset);
  process.stdout.write(`${name}: ${subset.length} bytes\n`);
}
writeFileSync(join(FONTS, 'jersey10-OFL.txt'), readFileSync(new URL(import.meta.resolve('@fontsource/jersey-10/LICENSE'))));
