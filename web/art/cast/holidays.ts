import { mix, type Ramp, ramp } from '../kit/color.ts';
import { COFFEE, FUR, GOLD, LEAF, RED } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet, drawHand } from './cup.ts';
import type { Expression } from './expressions.ts';
import { lanternFace } from './faces/embers.ts';
import { burglarsFace } from './faces/masks.ts';
import { steamOf } from './steam.ts';

function pumpkin(rind: Ramp): PixelGrid {
  const body = sheet().ellipse(22, 31, 15.5, 12.4, (x, y) => {
    const side = (x - 22) / 15.5;
    if (side > 0.72 || y > 40) return rind[1];
    return side < -0.38 && side >= -0.72 && y < 33 ? rind[3] : rind[2];
  });
  for (const reach of [5, 10.5]) {
    for (let y = 20; y <= 43; y++) {
      const height = (y - 31) / 12.5;
      const rib = reach * Math.sqrt(Math.max(0, 1 - height * height));
      body.set(22 - rib, y, rind[1]).set(22 + rib, y, rind[1]);
    }
  }
  return body
    .recolor((color, x, y) => (color === rind[2] && x > 30 && (x + y) % 2 ? rind[1] : color))
    .dots('11,26 11,27 10,29 12,24', rind[4])
    .rect(14, 43, 5, 2, LEAF[1])
    .rect(25, 43, 5, 2, LEAF[1])
    .outline();
}

/** A pumpkin that decided to be a mug; it tips its lid. */
export function jacksPumpkin(expression: Expression = 'idle'): PixelGrid {
  const rind = ramp('#ea7a22');
  const vine = sheet()
    .ellipse(37, 30, 5.5, 6, LEAF[2])
    .erase(sheet().ellipse(37, 30, 3, 3.5, '#000000'))
    .dots('43,36 44,37 43,38', LEAF[2])
    .recolor((color, _, y) => (y > 31 ? LEAF[1] : y < 26 ? LEAF[3] : color))
    .line(41, 26, 43, 22, LEAF[2])
    .line(43, 22, 42, 18, LEAF[2])
    .line(42, 18, 39, 16, LEAF[3])
    .outline();
  const mouth = sheet()
    .ellipse(22, 20, 9, 2.6, rind[3])
    .ellipse(22, 20, 7, 1.7, COFFEE[1])
    .ellipse(22, 20.5, 5, 1, COFFEE[2])
    .dots('18,20 25,20', COFFEE[4])
    .outline();
  const lid = sheet()
    .ellipse(33, 13.5, 6.5, 3, rind[2])
    .ellipse(32, 12.5, 5, 1.8, rind[3])
    .rect(27, 15, 12, 1, rind[1])
    .rect(34, 6, 3, 6, LEAF[2])
    .rect(34, 6, 1, 6, LEAF[3])
    .dots('35,5 36,5 37,5', LEAF[1])
    .outline();

  const hand = drawHand(sheet(), 6, 35, LEAF).outline();
  return stack(vine, pumpkin(rind), mouth, lanternFace(expression), lid, hand, steamOf(expression, 'swirl', 17, 15));
}

function stockingCap(): PixelGrid {
  const cap = sheet();
  for (let y = 4; y <= 16; y++) {
    const half = Math.round((y - 3) * 0.92);
    cap.rect(22 - half + Math.max(0, 9 - y), y, half * 2 + 1, 1, RED[2]);
  }
  cap
    .recolor((color, x, y) => (x > 25 && y > 6 ? RED[1] : x < 17 && y > 9 ? RED[3] : color))
    .rect(24, 4, 9, 3, RED[2])
    .rect(31, 6, 4, 4, RED[2])
    .rect(33, 8, 3, 4, RED[1])
    .outline();

  const furShade = mix(FUR[2], FUR[1], 0.6);
  const trim = sheet().rect(9, 15, 27, 4, FUR[2]).rect(9, 18, 27, 1, furShade);
  for (let x = 9; x < 36; x += 4) trim.rect(x, 14, 2, 1, FUR[2]).rect(x + 2, 19, 2, 1, furShade);
  const bobble = sheet().ellipse(35, 13, 2.6, 2.6, FUR[2]).dots('36,15 37,14 37,13', furShade).outline();
  const mintLeaf = sheet().stamp('..aa.\n.abaa\naabba\n.aaa.', { a: LEAF[2], b: LEAF[3] }, 10, 15).outline();
  return cap.over(trim.outline()).over(bobble).over(mintLeaf);
}

/** A peppermint cat burglar: domino mask, stocking cap, candy-cane handle, a sack of beans. */
export function mintStoleChristmas(expression: Expression = 'idle'): PixelGrid {
  const glaze = ramp('#74cfa6');
  function stripe(x: number, y: number) {
    return (x + y * 2) % 8 < 4 ? RED[2] : null;
  }
  const { handle, body } = cup(glaze, { handle: FUR, paintHandle: stripe });
  drawFeet(body, ramp('#3d2a4a')).outline();

  const face = burglarsFace(expression, glaze);

  const burlap = ramp('#b98a5a');
  const sack = sheet()
    .ellipse(6, 38, 6, 6, (x) => (x < 3 ? burlap[3] : x > 9 ? burlap[1] : burlap[2]))
    .rect(4, 29, 5, 3, burlap[2])
    .rect(3, 31, 7, 1, GOLD[2])
    .dots('3,28 6,28 9,28', burlap[3])
    .outline()
    .stamp('.aa.\naaba\nabaa\n.aa.', { a: COFFEE[1], b: COFFEE[3] }, 4, 37);

  return stack(handle, body, face, stockingCap(), sack, steamOf(expression, null, 42, 11));
}
