import type { Ramp } from '../kit/color.ts';
import { COFFEE, IVORY, RED, SILVER } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import type { Expression } from './expressions.ts';
import { hoodFace } from './faces/embers.ts';
import { steam, steamOf } from './steam.ts';

const CLOTH: Ramp = ['#1b1226', '#271a3a', '#352850', '#4f3c74', '#7a63a8'];
const HEM = '#120a18';

function hoodedCloak(): PixelGrid {
  const cloak = sheet();
  for (let y = 12; y <= 45; y++) {
    const half = y < 24 ? 9 + 6 * Math.sqrt((y - 12) / 12) : 15 + (y - 24) * 0.17;
    cloak.rect(Math.round(22 - half), y, Math.round(half * 2) + 1, 1, CLOTH[2]);
  }
  return cloak
    .ellipse(22, 13, 8, 4, CLOTH[2])
    .rect(20, 7, 5, 4, CLOTH[2])
    .rect(21, 5, 3, 3, CLOTH[2])
    .recolor((color, x, y) => {
      const isEvenPixel = (x + y) % 2 === 0;
      if (x > 33 || (x > 29 && !isEvenPixel)) return CLOTH[0];
      return x < 10 || (x < 12 && !isEvenPixel) ? CLOTH[3] : color;
    })
    .outline(HEM)
    .line(22, 40, 22, 45, CLOTH[0])
    .line(16, 40, 13, 45, CLOTH[0])
    .line(28, 40, 31, 45, CLOTH[0])
    .line(10, 36, 9, 44, CLOTH[3]);
}

/** The edge of the hood catches the lamp on the left and loses it on the right. */
function hoodEdge(): PixelGrid {
  const edge = sheet();
  for (let degree = 0; degree < 360; degree += 2) {
    const angle = (degree * Math.PI) / 180;
    const x = Math.round(22 + 11.6 * Math.cos(angle));
    edge.set(x, 26 + 9.6 * Math.sin(angle), x < 17 ? CLOTH[4] : x < 22 ? CLOTH[3] : CLOTH[1]);
  }
  return edge;
}

function heartMug(): PixelGrid {
  return sheet()
    .rect(31, 33, 9, 8, IVORY[2])
    .rect(38, 33, 2, 8, IVORY[1])
    .rect(31, 33, 9, 1, COFFEE[1])
    .rect(32, 41, 7, 1, IVORY[1])
    .rect(40, 35, 2, 1, IVORY[2])
    .rect(42, 36, 1, 3, IVORY[1])
    .rect(40, 39, 2, 1, IVORY[1])
    .outline(HEM)
    .stamp('aa.aa\naaaaa\n.aaa.\n..a..', { a: RED[2] }, 33, 35);
}

/** The darkest roast: a hood, two embers, sparks for steam, and the mug somebody gave it. */
export function darth(expression: Expression = 'idle'): PixelGrid {
  const shade = sheet()
    .ellipse(22, 26, 10.5, 8.6, HEM)
    .ellipse(22, 27, 9.5, 7.6, (_, y) => (y > 32 ? '#2a1b30' : '#1a0f22'));
  const clasp = sheet().stamp('.aaa.\naabba\nabcba\naabba\n.aaa.', { a: SILVER[1], b: SILVER[3], c: RED[2] }, 20, 35).outline(HEM);
  const sparks = [steam('sparks', 36, 30), steamOf(expression, 'sparks', 38, 14)];
  return stack(hoodedCloak(), hoodEdge(), shade, hoodFace(expression), clasp, heartMug(), ...sparks);
}
