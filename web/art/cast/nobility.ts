import { mix, ramp } from '../kit/color.ts';
import { GOLD, INK, NAVY, RED, WHITE, WOOD } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { captainsFace, dukesFace } from './faces/gentry.ts';
import { steamOf } from './steam.ts';

/** A duke of the spice shelf: coronet, monocle, curled moustache, cinnamon sceptre, cape with an ermine hem. */
export function dukesSpice(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#d4552f');
  const velvet = ramp('#6a4bc0');
  const { handle, body } = cup(glaze, { bands: [{ y: 39, height: 1, glaze: GOLD }], handle: GOLD });

  const cape = sheet();
  for (let y = 22; y <= 44; y++) {
    const flare = Math.round((y - 22) * 0.22);
    cape.rect(6 - Math.min(4, flare), y, 33 + flare * 2, 1, velvet[y > 42 ? 1 : 2]);
  }
  cape.recolor((color, x) => (x < 5 ? velvet[3] : x > 36 ? velvet[1] : color));
  cape.rect(2, 43, 42, 2, mix(velvet[2], '#fff6ea', 0.82));
  for (let x = 4; x < 44; x += 5) cape.set(x, 44, INK);
  cape.outline();

  drawFeet(body, ramp('#4a2a52')).outline();

  const face = dukesFace(expression, glaze);

  const coronet = sheet()
    .stamp(
      `
      a....a....a
      ab..aba..ba
      aab.aba.baa
      aaabaaabaaa
      aaaaaaaaaaa
      crcctcctccr
      ccccccccccc`,
      { a: GOLD[3], b: GOLD[4], c: GOLD[1], r: RED[3], t: '#59c2d9' },
      13,
      9,
    )
    .outline();

  const sceptre = sheet()
    .rect(4, 20, 3, 23, WOOD[2])
    .rect(4, 20, 1, 23, WOOD[3])
    .rect(6, 20, 1, 23, WOOD[1])
    .dots('5,24 5,29 5,38', WOOD[0])
    .ellipse(5, 19, 2, 1, WOOD[3])
    .set(5, 19, WOOD[0])
    .outline();
  drawHand(sceptre, 7, 34, glaze).outline();

  return stack(cape, handle, body, face, coronet, sceptre, steamOf(expression, 'swirl', 31, 13));
}

/** The captain of the morning watch: peaked cap with an anchor, ginger moustache, brass spyglass. */
export function captainsChoice(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#f4efe2');
  const bands = [37, 40].map((y) => ({ y, height: 2, glaze: NAVY }));
  const { handle, body } = cup(glaze, { bands, handle: NAVY });
  drawFeet(body, NAVY).outline();

  const face = captainsFace(expression, glaze);

  const linen = ramp('#fffaf0');
  const linenShade = mix(linen[2], linen[1], 0.55);
  const cap = sheet()
    .ellipse(22, 10.5, 14, 4.6, linen[2])
    .ellipse(20, 9, 9, 2, WHITE)
    .recolor((color, x, y) => (x > 29 || y > 13 ? linenShade : color))
    .rect(10, 14, 25, 4, NAVY[2])
    .rect(10, 17, 25, 1, NAVY[1])
    .rect(10, 14, 25, 1, GOLD[2])
    .ellipse(22, 19, 11, 2, NAVY[0])
    .rect(13, 18, 17, 1, NAVY[1])
    .outline()
    .stamp(
      `
      ..a..
      .aba.
      ..a..
      a.a.a
      baaab
      .aaa.`,
      { a: GOLD[3], b: GOLD[4] },
      20,
      9,
    );

  const spyglass = sheet()
    .line(2, 39, 10, 31, WOOD[2])
    .line(3, 39, 10, 32, WOOD[2])
    .line(3, 40, 11, 32, WOOD[1])
    .line(2, 38, 10, 30, WOOD[3])
    .dots('6,35 5,34 7,36 10,30 11,31 12,31 11,32', GOLD[3])
    .dots('1,40 2,41 3,41 2,40 1,39 3,40', GOLD[2])
    .outline();
  drawHand(spyglass, 8, 37, NAVY).outline();

  return stack(handle, body, face, cap, sheet().over(spyglass, 0, 1), steamOf(expression, 'swirl', 40, 14, 3));
}
