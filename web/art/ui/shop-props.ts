import { mix, ramp } from '../kit/color.ts';
import { BLUSH, GOLD, INK, SILVER, STEAM, WHITE, WOOD } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { pairs, triples } from '../kit/coordinates.ts';

/** Nothing in it yet: a wire trolley that would not mind a visitor, and the moth that moved in. */
export function emptyCart(): PixelGrid {
  const enamel = ramp('#5aa7c7');
  const basket = sheet();
  for (let y = 18; y <= 34; y++) {
    const inset = Math.round((y - 18) * 0.28);
    basket.rect(9 + inset, y, 31 - inset * 2, 1, (x) => {
      if (y <= 19) return enamel[4];
      if (y >= 33) return enamel[1];
      return x <= 11 + inset ? enamel[3] : x >= 36 - inset ? enamel[1] : enamel[2];
    });
  }
  // The wires lie to the left and right of the face only.
  for (const x of [13, 35]) basket.line(x, 20, x + (x < 24 ? 3 : -3), 32, enamel[0]);
  for (const [x, y, width] of triples('11,23,5 12,28,5 33,23,5 32,28,5')) basket.rect(x, y, width, 1, enamel[0]);
  basket.outline();

  const frame = sheet()
    .line(38, 18, 42, 9, SILVER[2])
    .line(39, 18, 43, 9, SILVER[1])
    .rect(41, 8, 5, 2, GOLD[2])
    .rect(41, 8, 5, 1, GOLD[3])
    .line(15, 35, 12, 40, SILVER[1])
    .line(34, 35, 37, 40, SILVER[1])
    .rect(12, 39, 26, 1, SILVER[2])
    .rect(12, 40, 26, 1, SILVER[1])
    .outline();
  const wheels = sheet();
  for (const x of [14, 35]) wheels.ellipse(x, 43, 2.4, 2.4, '#533b52').ellipse(x, 43, 0.8, 0.8, SILVER[3]);
  wheels.outline();

  const rouge = mix(enamel[2], BLUSH, 0.42);
  const face = sheet();
  for (const x of [19, 28]) face.rect(x, 23, 2, 4, INK).set(x, 23, WHITE);
  face.stamp('.aaa.\na...a', { a: INK }, 22, 29).rect(16, 28, 3, 1, rouge).rect(30, 28, 3, 1, rouge);

  const moth = sheet()
    .stamp('aa...aa\naba.aba\n.abcba.\n..aca..', { a: STEAM[1], b: STEAM[2], c: '#7d6a96' }, 18, 6)
    .outline()
    .dots('25,12 26,14 24,15', STEAM[2]);
  return stack(frame, wheels, basket, face, moth);
}

/** Stands in for equipment without a picture of its own: a hand grinder of walnut and brass. */
export function equipment(): PixelGrid {
  const brass = ramp('#d9a441');
  const crank = sheet()
    .rect(23, 6, 2, 6, SILVER[1])
    .rect(23, 6, 17, 2, SILVER[2])
    .rect(23, 6, 17, 1, SILVER[4])
    .rect(37, 2, 4, 5, WOOD[2])
    .rect(37, 2, 1, 5, WOOD[3])
    .rect(40, 2, 1, 5, WOOD[1])
    .outline();
  const hopper = sheet()
    .ellipse(24, 19, 10.5, 8, (x, y) => {
      if (x < 18 && y < 19) return brass[3];
      return x > 30 ? brass[1] : x > 27 && (x + y) % 2 ? brass[1] : brass[2];
    })
    .rect(10, 23, 30, 8, null)
    .rect(12, 21, 25, 2, brass[1])
    .rect(12, 21, 17, 1, brass[3])
    .dots('17,14 16,15 16,16', brass[4])
    .outline();
  const box = sheet()
    .rect(11, 24, 27, 18, (x, y) => (x < 14 ? WOOD[3] : x > 34 ? WOOD[1] : x > 31 && (x + y) % 2 ? WOOD[1] : WOOD[2]))
    .rect(11, 24, 27, 1, WOOD[4])
    .dots('16,27 17,27 18,27 27,28 28,28 20,40 21,40', WOOD[1])
    .rect(8, 41, 33, 3, WOOD[1])
    .rect(8, 41, 33, 1, WOOD[3])
    .outline();
  const drawer = sheet()
    .rect(17, 31, 15, 7, WOOD[3])
    .rect(17, 37, 15, 1, WOOD[1])
    .rect(31, 31, 1, 7, WOOD[1])
    .outline(WOOD[0])
    .ellipse(24, 34, 1.6, 1.6, brass[3])
    .set(23, 33, brass[4])
    .set(25, 35, brass[1]);
  const beans = sheet();
  for (const [x, y] of pairs('4,43 43,42 41,45')) {
    beans.ellipse(x, y, 1.6, 1.2, '#7a4222').set(x, y, '#2c130d');
  }
  return stack(crank, hopper, box, drawer, beans.outline());
}
