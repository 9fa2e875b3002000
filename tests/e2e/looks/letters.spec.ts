import { expect, test } from '../support/shop-test.ts';

/** A glyph of the pixel typeface is as wide with either fallback. */
async function lettersOfAnotherFace(text: string): Promise<string[]> {
  await document.fonts.load(`40px 'Jersey 10'`, text);
  const context = document.createElement('canvas').getContext('2d')!;
  function widthOf(letter: string, fallback: string) {
    context.font = `40px 'Jersey 10', ${fallback}`;
    return context.measureText(letter).width;
  }
  return [...text].filter((letter) => widthOf(letter, 'serif') !== widthOf(letter, 'monospace'));
}

test('names with letters of Europe stay in the pixel typeface', async ({ page }) => {
  await page.goto('/about');
  const names = 'ZoëNúñezŁukaszØrstedÅseßÆğİşČapekŘežŽižkaŐrsŰĀīņœŒÇáàâäãåéèêíìîïóòôöõúùûüýÿ';
  expect(await page.evaluate(lettersOfAnotherFace, names)).toEqual([]);
});

test('a page without such letters fetches one font file', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/fonts/')),
  );
  expect([...new Set(fonts)]).toEqual(['/fonts/jersey10.woff2']);
});
