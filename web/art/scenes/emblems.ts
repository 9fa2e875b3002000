import { ramp } from '../kit/color.ts';
import { pairs } from '../kit/coordinates.ts';
import { COFFEE, GOLD, INK, LEAF, RED, WHITE } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';

const SIZE = 32;
function page(): PixelGrid {
  return new PixelGrid(SIZE);
}

/** A cup that has something to say. */
function talking(): PixelGrid {
  const glaze = ramp('#e8743a');
  const bubble = page()
    .rect(9, 2, 20, 12, WHITE)
    .rect(8, 3, 22, 10, WHITE)
    .stamp('wwww\nwww.\nww..\nw...', { w: WHITE }, 13, 14)
    .rect(9, 12, 20, 2, '#d9d0e6')
    .outline()
    .rect(12, 5, 14, 1, '#6a4a7c')
    .rect(12, 8, 10, 1, '#6a4a7c')
    .dots('23,8 25,8', '#ff5a6e');
  const cup = page()
    .rect(4, 18, 15, 10, (x) => (x < 6 ? glaze[3] : x > 16 ? glaze[1] : glaze[2]))
    .rect(6, 28, 11, 1, glaze[1])
    .rect(4, 17, 15, 1, glaze[4])
    .rect(6, 17, 11, 1, COFFEE[1])
    .rect(20, 20, 3, 1, glaze[2])
    .rect(22, 21, 1, 4, glaze[1])
    .rect(20, 25, 3, 1, glaze[1])
    .outline()
    .rect(8, 21, 2, 3, INK)
    .rect(13, 21, 2, 3, INK)
    .set(8, 21, WHITE)
    .set(13, 21, WHITE)
    .stamp('aaa\n.b.', { a: INK, b: RED[2] }, 10, 25);
  return page().over(bubble).over(cup);
}

/** A sack of beans with a seal on it. */
function quality(): PixelGrid {
  const jute = ramp('#c69a5c');
  const sack = page();
  for (let y = 9; y < 30; y++) {
    const half = y < 12 ? 8 : y > 27 ? 10 : 11;
    for (let x = 15 - half; x <= 15 + half; x++) sack.set(x, y, x < 7 ? jute[3] : x > 23 ? jute[1] : (x + y) % 4 === 0 ? jute[1] : jute[2]);
  }
  sack.rect(8, 8, 15, 2, jute[4]).ellipse(15, 7, 6.5, 3, COFFEE[1]).outline().dots('11,6 12,6 14,5 15,5 18,6 19,6 16,7', COFFEE[3]);
  for (const [x, y] of pairs('10,6 14,4 19,5')) sack.ellipse(x, y, 1.7, 1.3, COFFEE[2]).set(x, y, COFFEE[0]);
  const seal = page()
    .rect(18, 24, 3, 6, RED[1])
    .rect(23, 24, 3, 6, RED[2])
    .ellipse(22, 20, 5.4, 5.4, GOLD[2])
    .outline()
    .ellipse(22, 20, 3.4, 3.4, GOLD[3])
    .stamp('..a..\naaaaa\n.aaa.\n.a.a.', { a: '#8a5510' }, 20, 18)
    .dots('18,17 19,16', GOLD[4]);
  return page().over(sack).over(seal);
}

/** A beige computer of 2001 with a window open. */
function nostalgia(): PixelGrid {
  const beige = ramp('#ddd0b4');
  const box = page()
    .rect(3, 2, 25, 20, (x) => (x < 5 ? beige[3] : x > 25 ? beige[1] : beige[2]))
    .rect(9, 22, 13, 2, beige[1])
    .rect(2, 24, 27, 6, (x, y) => (y === 24 ? beige[4] : x > 25 ? beige[1] : beige[2]))
    .outline()
    .rect(6, 5, 19, 13, '#17204f')
    .rect(7, 6, 17, 11, '#2f4aa8')
    .rect(9, 7, 12, 8, '#f1e1c0')
    .rect(9, 7, 12, 2, '#b02a72')
    .dots('19,7', WHITE)
    .rect(11, 10, 5, 4, '#e8743a')
    .rect(16, 11, 1, 2, '#e8743a')
    .dots('12,11 14,11', INK)
    .rect(22, 20, 3, 1, '#3fbf83')
    .rect(5, 20, 8, 1, beige[1]);
  for (let x = 5; x < 27; x += 2) box.set(x, 26, beige[1]).set(x + 1, 28, beige[1]);
  return page().over(box);
}

/** A map with a dotted way to one particular cup. */
function journey(): PixelGrid {
  const paper = ramp('#f0dcae');
  const map = page()
    .rect(2, 6, 9, 21, paper[2])
    .rect(11, 4, 9, 21, paper[3])
    .rect(20, 6, 9, 21, paper[1])
    .outline()
    .rect(3, 17, 7, 9, '#a9cf8a')
    .rect(12, 5, 5, 6, '#9fd0e8')
    .dots('12,11 13,11', '#9fd0e8')
    .stamp('.aa.\naaaa\naaaa\n.bb.', { a: LEAF[2], b: '#7a4a2a' }, 4, 9)
    .dots('5,22 7,21 9,20 12,20 14,19 16,17 18,15', '#8a2f4f')
    .rect(4, 22, 2, 2, '#8a2f4f');
  const flag = page()
    .rect(21, 3, 2, 13, WHITE)
    .stamp('rrrrrr.\nrwrrrrr\nrrrrrrr\nrrrrrr.', { r: RED[2], w: '#ff9aa6' }, 23, 3)
    .ellipse(21.5, 17, 3, 1.4, '#7a4222')
    .outline();
  return page().over(map).over(flag);
}

/** Emblems of the four things that make the shop different, 32 by 32. */
export const emblems: Record<string, () => PixelGrid> = {
  'emblem-talking': talking,
  'emblem-quality': quality,
  'emblem-nostalgia': nostalgia,
  'emblem-journey': journey,
};
