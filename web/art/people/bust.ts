import { type Color, mix, type Ramp } from '../kit/color.ts';
import { BLUSH, EYE_SHADE, INK, LIPS, WHITE } from '../kit/palette.ts';
import { type PixelGrid, sheet } from '../kit/pixel-grid.ts';

/** Where the parts of a bust sit: its middle column, the row of the eyes, and the row where the shoulders begin. */
export const MIDDLE = 24;
const EYES = 21;
const SHOULDERS = 35;

/** Skin or hair with the lamp on the upper left, turning into shadow by pattern. */
export function lit(tones: Ramp, centerX: number, centerY: number, radius: number) {
  return (x: number, y: number): Color => {
    const turn = (x - centerX) / radius + ((y - centerY) / radius) * 0.5;
    if (turn < -0.78) return tones[3];
    if (turn > 0.92) return tones[1];
    if (turn > 0.66) return (x + y) % 2 ? tones[1] : tones[2];
    return tones[2];
  };
}

/** Shoulders down to the lower edge, in one cloth. */
export function drawTorso(cloth: Ramp, width = 17): PixelGrid {
  const torso = sheet();
  for (let y = SHOULDERS; y < 48; y++) {
    const half = Math.round(width * Math.min(1, Math.sqrt((y - SHOULDERS + 1.4) / 7)));
    for (let x = MIDDLE - half; x <= MIDDLE + half; x++) {
      const across = (x - MIDDLE) / width;
      const shade = across > 0.78 ? cloth[1] : across > 0.55 && (x + y) % 2 ? cloth[1] : across < -0.72 ? cloth[3] : cloth[2];
      torso.set(x, y, shade);
    }
  }
  return torso.outline();
}

export function drawHead(skin: Ramp): PixelGrid {
  return sheet()
    .rect(20, 29, 9, 8, skin[1])
    .rect(20, 33, 9, 4, skin[2])
    .rect(20, 32, 9, 1, skin[0])
    .ellipse(13.5, 22, 2, 2.6, skin[2])
    .ellipse(34.5, 22, 2, 2.6, skin[1])
    .ellipse(MIDDLE, 20, 10, 12, lit(skin, MIDDLE, 20, 10))
    .outline();
}

const MOUTHS = {
  smile: 'a.....a\n.aaaaa.',
  grin: 'aaaaaaa\n.awwwa.\n..aaa..',
  pleased: '.a...a.\n..aaa..',
};

/** Eyes two by four with one white pixel, as everybody behind the counter has them. */
export function drawFeatures(skin: Ramp, brows: Color, mouth: keyof typeof MOUTHS): PixelGrid {
  const face = sheet();
  const rouge = mix(skin[2], BLUSH, 0.4);
  for (const x of [19, 28]) {
    face
      .rect(x, EYES, 2, 4, INK)
      .set(x, EYES, WHITE)
      .set(x + 1, EYES + 3, EYE_SHADE)
      .rect(x - 1, EYES - 3, 4, 1, brows);
  }
  return face
    .rect(24, 25, 1, 1, skin[1])
    .rect(23, 26, 3, 1, skin[1])
    .rect(15, 26, 3, 2, rouge)
    .rect(31, 26, 3, 2, rouge)
    .stamp(MOUTHS[mouth], { a: mix(LIPS, INK, 0.35), w: WHITE }, 21, 28);
}
