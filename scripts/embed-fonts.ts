/** Writes the fonts of the PDF into a module, as the worker's image has no files beside its bundle: `npm run generate:fonts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './process/root.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; noHinting: boolean; preserveNameIds: number[] },
) => Promise<Buffer>;

const web = createRequire(join(root, 'web/package.json'));
const subsetFont = web('subset-font') as SubsetFont;
/** Printable ASCII, Latin-1 and the rest of Windows-1252: what pdf/writable-text.ts lets through. */
const latin = Array.from({ length: 224 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const characters = `${latin}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;
const files = {
  pixelFont: '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2',
  textFont: '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
  boldFont: '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2',
};

const parts = ['/** Made by scripts/embed-fonts.ts: Jersey 10 and Noto Sans (SIL Open Font License), Latin letters. */\n'];
for (const [name, path] of Object.entries(files)) {
  // Not compressed: fontkit would decompress a woff2 file for each document, and cannot subset its composed letters (é).
  const font = await subsetFont(readFileSync(web.resolve(path)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: [0, 13],
  });
  parts.push(`export const ${name} = Buffer.from(\n  '${font.toString('base64')}',\n  'base64',\n);\n`);
}
writeFileSync(join(root, 'api/src/modules/invoices/pdf/fonts.ts'), parts.join(''));
