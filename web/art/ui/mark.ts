import { ramp } from '../kit/color.ts';
import { COFFEE, INK, WHITE } from '../kit/palette.ts';
import { PixelGrid } from '../kit/pixel-grid.ts';

/** The mark, 16 by 16: a cup with a control pad on it. Also the favicon and, enlarged, the app icons. */
export function mark(): PixelGrid {
  const glaze = ramp('#f2b632');
  return new PixelGrid(16)
    .rect(2, 5, 9, 8, glaze[2])
    .rect(2, 5, 2, 8, glaze[3])
    .rect(9, 5, 2, 8, glaze[1])
    .rect(3, 13, 7, 1, glaze[1])
    .rect(2, 4, 9, 1, COFFEE[1])
    .rect(3, 4, 5, 1, COFFEE[3])
    .rect(11, 6, 2, 1, glaze[2])
    .rect(13, 7, 1, 3, glaze[1])
    .rect(11, 10, 2, 1, glaze[1])
    .outline()
    .rect(6, 7, 2, 4, INK)
    .rect(5, 8, 4, 2, INK)
    .dots('5,2 6,1 8,2 9,1', WHITE);
}

const SKY = '#34225a';
const STAR = { a: '#7d6cb4', b: '#e9dcf2' };

/**
 * The mark on a square of night sky, for a home screen. Drawn at 64 for 192 and 512 and at 60 for 180, of which they are
 * the whole parts; the mark stays in the middle.
 */
export function appIcon(size = 64): PixelGrid {
  return new PixelGrid(size)
    .rect(0, 0, size, size, SKY)
    .rect(0, 0, size, 2, '#4a3480')
    .rect(0, size - 2, size, 2, '#251641')
    .stamp('..a..\n..a..\naabaa\n..a..\n..a..', STAR, size - 13, 8)
    .stamp('.a.\naba\n.a.', STAR, 5, size - 13)
    .dots(`9,12 15,6 ${size - 8},${size - 12} ${size - 17},${size - 7}`, '#8a78c4')
    .over(mark().enlarged(3), size / 2 - 24, size / 2 - 24);
}

/** The same for launchers that cut their own shape out of it, 128 by 128: all of the cup lies within the inner four fifths. */
export function maskableIcon(): PixelGrid {
  return new PixelGrid(128)
    .rect(0, 0, 128, 128, SKY)
    .stamp('..a..\n..a..\naabaa\n..a..\n..a..', STAR, 92, 26)
    .stamp('.a.\naba\n.a.', STAR, 18, 100)
    .dots('20,40 42,14 108,96 84,112 106,52 34,104', '#8a78c4')
    .over(mark().enlarged(5), 24, 24);
}
