import type { Ramp } from '../kit/color.ts';
import { BLUSH, IVORY } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { cup, drawFeet } from './cup.ts';
import { drawFace } from './face.ts';
import { steamOf } from './steam.ts';

/** In place of a glaze: the api puts the tones of a coffee's tint there (api/src/platform/http/pages/tinted-cup.ts). */
const GLAZE_MARKS: Ramp = ['#010101', '#020202', '#030303', '#040404', '#050505'];

/** The cup of a coffee without a drawing of its own: plain ceramic with a paper label on a string. */
export function guestCup(glaze: Ramp = GLAZE_MARKS): PixelGrid {
  const { handle, body } = cup(glaze);
  drawFeet(body, glaze).outline();
  const face = drawFace('idle', glaze, { idle: ['open', 'smile'], rows: [25, 31] }).dots('14,30 15,30 29,30 30,30', BLUSH);
  const label = sheet()
    .rect(38, 33, 1, 4, IVORY[1])
    .rect(35, 37, 8, 6, IVORY[3])
    .rect(37, 39, 4, 1, IVORY[1])
    .rect(37, 41, 3, 1, IVORY[1])
    .outline();
  return stack(handle, body, face, label, steamOf('idle', 'swirl', 22, 10));
}
