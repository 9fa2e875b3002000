import { channels, type Color, mix } from '../../kit/color.ts';
import { dither } from '../../kit/dither.ts';
import { letter, letteringLines, letteringWidth } from '../../kit/lettering.ts';
import { CREAM, INK } from '../../kit/palette.ts';
import { PixelGrid } from '../../kit/pixel-grid.ts';
import { starWallpaper } from '../../ui/chrome.ts';
import { mark } from '../../ui/mark.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawDialog } from './card-parts.ts';

export interface CardWords {
  name: string;
  /** The quip of a coffee; of anything else, a sentence of its description. */
  line: string;
  tags: readonly string[];
  tint: Color;
}

/** The windows of the page (web/src/ui tokens): latte, its lights and shadows, and the title bar from grape to berry. */
const LATTE = { light: '#fffaf0', face: '#f1e1c0', shade: '#c4a274', dark: '#8a6644' };
const BAR = ['#43208a', '#6d1e6b', '#6d1e6b', '#b02a72'];

const STAGE = { x: 22, y: 42, width: 152, height: 146 };
const FLOOR = STAGE.y + STAGE.height - 28;
const TEXT_LEFT = 190;
const TEXT_WIDTH = 186;

function drawWindow(grid: PixelGrid): void {
  const [x, y, width, height] = [10, 10, CARD_WIDTH - 20, CARD_HEIGHT - 20];
  grid
    .rect(x + 3, y + 3, width, height, '#0d0618')
    .rect(x, y, width, height, INK)
    .rect(x + 1, y + 1, width - 2, height - 2, LATTE.dark)
    .rect(x + 1, y + 1, width - 3, height - 3, LATTE.light)
    .rect(x + 2, y + 2, width - 4, height - 4, LATTE.shade)
    .rect(x + 2, y + 2, width - 5, height - 5, LATTE.face)
    .rect(x + 4, y + 4, width - 8, 20, (column, row) => dither(BAR, (column - x) / width, column, row));
  for (const row of [9, 12, 15, 18]) grid.rect(140, y + row - 1, 238, 1, '#8d4d8d');
  grid.over(mark(), x + 7, y + 6);
  letter(grid, 'BREW QUEST', x + 28, y + 9, CREAM, 2);
}

/** As the page does it: a grey picture laid over the colour. */
function multiply(tint: Color, grey: Color): Color {
  return mix('#000000', tint, channels(grey)[0] / 255);
}

/** The stage of the character-select screen in the colour of the character: a spotlight and a tiled floor. */
function drawStage(grid: PixelGrid, tint: Color): void {
  const light = ['#9a9a9a', '#b8b8b8', '#d4d4d4', '#ffffff'].map((grey) => multiply(tint, grey));
  const { x, y, width, height } = STAGE;
  const middle = x + width / 2;
  grid
    .rect(x - 2, y - 2, width + 4, height + 4, LATTE.dark)
    .rect(x - 1, y - 1, width + 3, height + 3, LATTE.light)
    .rect(x - 1, y - 1, width + 2, height + 2, INK)
    .rect(x, y, width, height, (column, row) =>
      dither([...light, mix(tint, '#fffaf0', 0.45)], 1 - Math.hypot(column - middle, (row - y - 66) * 1.05) / 104, column, row),
    )
    .rect(x, FLOOR, width, y + height - FLOOR, (column, row) => {
      const depth = row - FLOOR + 2;
      const tile = Math.floor((column - middle) / (4 + depth * 0.5)) + Number(depth > 8 && depth < 19);
      return multiply(tint, tile & 1 ? '#909090' : '#b4b4b4');
    })
    .rect(x, FLOOR, width, 1, multiply(tint, '#606060'));
}

/** The name, with its shadow. @returns the row below it */
function drawName(grid: PixelGrid, name: string): number {
  const size = letteringLines(name, TEXT_WIDTH, 4).length > 2 ? 3 : 4;
  let top = 46;
  for (const line of letteringLines(name, TEXT_WIDTH, size)) {
    letter(grid, line, TEXT_LEFT + 1, top + 2, LATTE.shade, size);
    letter(grid, line, TEXT_LEFT, top, INK, size);
    top += 5 * size + 6;
  }
  return top;
}

/** What it tastes of, on as many rows of chips as there is room for. */
function drawTags(grid: PixelGrid, tags: readonly string[], y: number, bottom: number): void {
  let [left, top] = [TEXT_LEFT, y];
  for (const tag of tags) {
    const width = letteringWidth(tag, 2) + 10;
    if (left > TEXT_LEFT && left + width > TEXT_LEFT + TEXT_WIDTH) [left, top] = [TEXT_LEFT, top + 18];
    if (top + 15 > bottom) return;
    grid.rect(left, top, width, 15, '#e0c89c');
    letter(grid, tag, left + 5, top + 3, '#533b52', 2);
    left += width + 4;
  }
}

/** A product as a shared link shows it: its picture on a stage, its name and taste, and one line in the blue box. */
export function productCard(picture: PixelGrid, { name, line, tags, tint }: CardWords): PixelGrid {
  const grid = new PixelGrid(CARD_WIDTH, CARD_HEIGHT);
  const stars = starWallpaper();
  for (const x of [0, 160, 320]) for (const y of [0, 160]) grid.over(stars, x, y);
  drawWindow(grid);
  drawStage(grid, tint);

  // Whole multiples only; a poster is larger than a cup and hangs, a cup stands.
  const hangs = picture.width > 48;
  const large = hangs ? picture : picture.enlarged(3);
  const top = hangs ? STAGE.y + 12 : FLOOR + 12 - large.height;
  grid.over(large, STAGE.x + Math.round((STAGE.width - large.width) / 2), Math.max(STAGE.y, top));

  const words = letteringLines(line.toUpperCase(), TEXT_WIDTH - 20, 2);
  const boxTop = STAGE.y + STAGE.height + 2 - (words.length * 15 + 18);
  drawTags(
    grid,
    tags.map((tag) => tag.toUpperCase()),
    drawName(grid, name.toUpperCase()) + 2,
    boxTop - 4,
  );
  drawDialog(grid, TEXT_LEFT - 2, boxTop, TEXT_WIDTH + 2, STAGE.y + STAGE.height + 2 - boxTop);
  words.forEach((text, i) => letter(grid, text, TEXT_LEFT + 8, boxTop + 11 + i * 15, CREAM, 2));
  return grid;
}
