/**
 * Writes the fonts of the api's PDFs into a module, as the worker's image has no files beside its bundle: `node web/art/pdf-fonts.ts`.
 * Jersey 10 and Noto Sans are licensed under the SIL Open Font License; names 0 and 13 of the name table say so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Printable ASCII, Latin-1 and the rest of Windows-1252: what pdf/writable-text.ts lets through. */
const latin = Array.from({ length: 224 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const characters = `${latin}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;
const files = {
  pixelFont: import.meta.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2'),
  textFont: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
  boldFont: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2'),
};

const parts = ['/** Made by web/art/pdf-fonts.ts: Jersey 10 and Noto Sans (SIL Open Font License), Latin letters. */\n'];
for (const [name, address] of Object.entries(files)) {
  // Not compressed: fontkit would decompress a woff2 file for each document, and cannot subset its composed letters (é).
  const font = await subsetFont(readFileSync(new URL(address)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: [0, 13],
  });
  parts.push(`export const ${name} = Buffer.from(\n  '${font.toString('base64')}',\n  'base64',\n);\n`);
}
writeFileSync(join(import.meta.dirname, '../../api/src/modules/invoices/pdf/fonts.ts'), parts.join(''));
