import { ramp } from '../kit/color.ts';
import { GOLD, INK, WHITE, WOOD } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { drawFace } from './face.ts';
import { weaselsFace } from './faces/fur.ts';
import { steamOf } from './steam.ts';
import { pairs } from '../kit/coordinates.ts';

const DOWN = '#f7e6cc';

function nest(): PixelGrid {
  const straw = [WOOD[1], WOOD[2], WOOD[3], WOOD[2]];
  return sheet()
    .ellipse(22, 18.6, 14.3, 4.2, (x, y) => straw[(x * 7 + y * 5) % 4]!)
    .dots('7,18 6,17 37,19 38,18 37,21 8,22 7,23 16,23 29,23', WOOD[2])
    .outline();
}

function motherSparrow(): PixelGrid {
  const feather = ramp('#a0653a');
  return sheet()
    .ellipse(16, 12, 7, 5.4, feather[2])
    .ellipse(19, 7.5, 4.6, 4.2, feather[2])
    .ellipse(18, 14, 5, 3.6, DOWN)
    .ellipse(20.5, 9.6, 2.6, 1.6, DOWN)
    .rect(5, 9, 6, 2, feather[1])
    .rect(4, 8, 3, 2, feather[1])
    .ellipse(12.5, 12, 3.6, 2.6, feather[1])
    .line(10, 12, 14, 13, feather[3])
    .line(11, 14, 15, 14, feather[3])
    .rect(16, 4, 6, 1, feather[1])
    .rect(24, 8, 2, 1, GOLD[2])
    .rect(24, 9, 1, 1, GOLD[1])
    .outline()
    .rect(20, 6, 2, 2, INK)
    .set(20, 6, WHITE);
}

function chick(): PixelGrid {
  const feather = ramp('#c98d4e');
  return sheet()
    .ellipse(30, 14, 4.4, 4.4, feather[2])
    .ellipse(29.5, 16, 3, 2.6, DOWN)
    .dots('30,9 31,8', feather[1])
    .stamp('a..a\naaaa\n.bb.', { a: GOLD[2], b: GOLD[1] }, 24, 12)
    .outline()
    .rect(28, 12, 2, 2, INK)
    .set(28, 12, WHITE)
    .set(26, 13, '#d8343f');
}

/** A sparrow family keeps its nest in the crema, and the cup minds them. */
export function sparrows(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#5aa7c7');
  const { handle, body } = cup(glaze, { bands: [{ y: 37, height: 2, glaze: ramp('#f3ead4') }] });
  drawFeet(body, ramp('#d98a3a')).outline();

  const face = drawFace(expression, glaze, {
    idle: ['big', 'smile'],
    rows: [28, expression === 'idle' ? 34 : 33, 33],
    own: { talk: ['big', 'speak'], think: ['wonder', 'hum'] },
  });

  const wing = drawHand(sheet(), 8, 34, glaze).outline();
  return stack(handle, motherSparrow(), chick(), body, face, nest(), wing, steamOf(expression, 'note', 42, 13));
}

/** An actual weasel in caramel fur, trying not to laugh; the tail is the handle. */
export function snickeringWeasley(expression: Expression = 'idle'): PixelGrid {
  const fur = ramp('#d9762f');
  const bib = ramp('#fbe9cf');
  const { body } = cup(fur, { handle: null, coffee: ['#6a3415', '#8a4a1e', '#b8702e', '#e0a04c', '#ffd98a'] });
  drawFeet(body, ramp('#7a3a1c')).outline();

  const tail = sheet()
    .ellipse(38, 30, 6, 8, fur[2])
    .erase(sheet().ellipse(37, 30, 2.6, 4.6, '#000000'))
    .recolor((color, x, y) => (y > 34 ? fur[1] : y < 25 ? bib[2] : x > 42 ? fur[1] : color))
    .rect(20, 20, 14, 22, null)
    .outline();

  const ears = sheet();
  for (const x of [11, 29]) {
    ears.stamp(
      `
      ..aaa.
      .aabaa
      aabbba
      aabbba
      aabbba
      .aaaaa`,
      { a: fur[2], b: '#f4a7a0' },
      x,
      11,
      { flip: x === 29 },
    );
  }
  ears.outline();

  const face = weaselsFace(expression, bib);

  const caramel = ramp('#e39a35');
  const drips = sheet().ellipse(22, 18.5, 9.5, 1.6, caramel[3]);
  for (const [x, length] of pairs('13,2 17,4 18,4 26,3 30,2 31,3')) {
    drips.rect(x, 20, 1, length, caramel[2]);
  }

  const shell = ramp('#d3a15c');
  const peanut = sheet()
    .ellipse(7, 36, 2.6, 2.6, shell[2])
    .ellipse(7, 40.5, 2.9, 2.9, shell[2])
    .dots('6,35 6,39 6,40', shell[4])
    .dots('8,37 8,41 7,42 9,40', shell[1])
    .outline();
  drawHand(peanut, 9, 35, fur).outline();

  return stack(tail, ears, body, face, drips, peanut, steamOf(expression, 'note', 24, 13));
}
