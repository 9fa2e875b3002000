import { ramp } from '../kit/color.ts';
import { pairs } from '../kit/coordinates.ts';
import { COFFEE, GOLD, INK, LEAF, RED, SILVER, WHITE } from '../kit/palette.ts';
import { type PixelGrid, sheet, stack } from '../kit/pixel-grid.ts';
import { steam } from '../cast/steam.ts';
import { drawFeatures, drawHead, drawTorso, lit, MIDDLE } from './bust.ts';

/** She unlocked the door: a cloud of grey-streaked curls, round glasses, a mustard cardigan and the key on a ribbon. */
function odalys(): PixelGrid {
  const skin = ramp('#96603f');
  const hair = ramp('#4a3544');
  const wool = ramp('#dba02c');
  const curls = sheet();
  for (const [x, y] of pairs('13,13 18,8 24,6 30,8 35,13 37,19 36,25 11,19 12,25 14,30 34,30'))
    curls.ellipse(x, y, 5, 5, lit(hair, 24, 15, 15));
  curls.outline();
  const fringe = sheet();
  for (const [x, y] of pairs('16,12 20,10 25,10 30,11 33,13')) fringe.ellipse(x, y, 3, 2.6, lit(hair, 24, 12, 12));
  fringe
    .dots('14,10 15,9 16,8 17,7 18,7 15,13 16,12 17,11', '#d9cfd8')
    .dots('30,7 31,8 32,9 33,10 21,7 22,7', hair[3])
    .dots('13,16 12,18 12,20', hair[3])
    .dots('10,22 11,24 10,27 12,29 36,17 37,22 35,26 37,28 22,5 26,5 28,6', hair[3])
    .dots('33,20 36,24 34,29 27,9 23,9 19,12', hair[0]);
  const body = stack(
    drawTorso(wool),
    sheet()
      .stamp('a.......a\n.a.....a.\n.aa...aa.\n..aa.aa..\n...aaa...', { a: wool[1] }, 20, 36)
      .stamp('wwwwwww\n.wwwww.\n..www..\n...w...', { w: '#fff6ea' }, 21, 36)
      .rect(24, 41, 1, 7, wool[0])
      .dots('22,43 22,46', GOLD[4])
      .line(17, 37, 19, 42, RED[2])
      .line(31, 37, 29, 42, RED[2]),
    sheet().ellipse(19, 43, 1.6, 1.6, GOLD[3]).rect(19, 45, 1, 3, GOLD[2]).set(20, 47, GOLD[2]).set(19, 43, wool[1]),
  );
  const glasses = sheet();
  for (const x of [19.5, 28.5]) glasses.ellipse(x, 22.5, 3.9, 3.6, GOLD[2]).ellipse(x, 22.5, 2.7, 2.5, '#000000');
  glasses
    .recolor((color) => (color === '#000000' ? null : color))
    .rect(23, 22, 2, 1, GOLD[2])
    .dots('17,20 26,20', GOLD[4]);
  const rings = sheet().dots('12,25 36,25', GOLD[3]).dots('12,26 36,26', GOLD[1]);
  return stack(curls, body, drawHead(skin), drawFeatures(skin, hair[1], 'smile'), fringe, glasses, rings);
}

/** He built the place on a beige computer: ginger beard, knitted cap, headphones round the neck, a heart on the hoodie. */
function tobias(): PixelGrid {
  const skin = ramp('#f0c39c');
  const hair = ramp('#cf6b2c');
  const hood = ramp('#3f8f6c');
  const cap = ramp('#4b4fa8');
  const sides = sheet().rect(13, 14, 4, 10, hair[1]).rect(32, 14, 4, 10, hair[1]).outline();
  const beard = sheet()
    .rect(14, 24, 2, 4, hair[2])
    .rect(33, 24, 2, 4, hair[1])
    .ellipse(MIDDLE, 31, 9, 5.4, (x, y) => (x > 29 ? hair[1] : (x * 2 + y) % 5 === 0 ? hair[3] : hair[2]))
    .rect(17, 25, 15, 3, null)
    .outline(hair[0])
    .rect(18, 25, 13, 3, null)
    .stamp('.aaa.aaa.\naaaaaaaaa', { a: hair[2] }, 20, 27)
    .rect(22, 30, 5, 1, '#7d2a30')
    .rect(23, 30, 3, 1, WHITE);
  const knit = sheet();
  for (let y = 4; y <= 14; y++) {
    const half = Math.round(11.4 * Math.sqrt(Math.min(1, (y - 2.5) / 8)));
    for (let x = MIDDLE - half; x <= MIDDLE + half; x++) knit.set(x, y, x % 3 === 0 ? cap[1] : x < 17 ? cap[3] : x > 31 ? cap[1] : cap[2]);
  }
  knit
    .rect(12, 13, 25, 4, (x) => (x % 2 ? cap[3] : cap[2]))
    .rect(12, 16, 25, 1, cap[1])
    .ellipse(MIDDLE, 3, 2.6, 2.2, (x) => (x < MIDDLE ? cap[4] : cap[3]))
    .outline();
  const body = stack(
    drawTorso(hood, 18),
    sheet()
      .line(20, 37, 21, 43, '#e8f3e4')
      .line(28, 37, 27, 43, '#e8f3e4')
      .stamp('.rr.rr.\nrwrrrrr\nrrrrrrr\n.rrrrr.\n..rrr..\n...r...', { r: RED[2], w: '#ffc2c8' }, 29, 41)
      .rect(12, 43, 1, 5, hood[0]),
    sheet()
      .ellipse(15, 36, 3.4, 4, (x) => (x < 14 ? SILVER[3] : SILVER[1]))
      .ellipse(33, 36, 3.4, 4, (x) => (x < 33 ? SILVER[2] : SILVER[0]))
      .ellipse(15, 36, 1.4, 2, RED[2])
      .ellipse(33, 36, 1.4, 2, RED[1])
      .outline(),
  );
  const freckles = sheet().dots('16,25 18,25 17,26 30,25 32,25 31,26', '#d98c5c');
  return stack(sides, body, drawHead(skin), drawFeatures(skin, hair[1], 'pleased'), freckles, beard, knit);
}

/** She sniffs every sack: a long braid, a spotted kerchief, a leather apron, and a cupping bowl under the nose. */
function ines(): PixelGrid {
  const skin = ramp('#dba877');
  const hair = ramp('#33263f');
  const shirt = ramp('#f1e6d2');
  const leather = ramp('#8a5128');
  const cloth = ramp('#c8385a');
  const back = sheet().ellipse(MIDDLE, 20, 12, 13, hair[1]).rect(12, 20, 4, 12, hair[1]).rect(33, 20, 4, 12, hair[0]).outline();
  const braid = sheet();
  for (let link = 0; link < 5; link++) {
    braid
      .ellipse(36 - link * 0.3, 30 + link * 3.4, 2.6, 2.2, (x) => (x < 36 ? hair[3] : hair[2]))
      .line(34, 31 + Math.round(link * 3.4), 37, 30 + Math.round(link * 3.4), hair[0]);
  }
  braid.outline().rect(33, 45, 5, 2, cloth[2]).rect(33, 45, 2, 1, cloth[3]);
  const fringe = sheet();
  for (let x = 14; x <= 34; x++) {
    const depth = x < 20 ? 20 - (x - 14) * 0.8 : 15 + Math.max(0, x - 30) * 1.2;
    for (let y = 12; y < depth; y++) fringe.set(x, y, x < 20 ? hair[3] : x % 4 === 0 ? hair[3] : hair[2]);
  }
  const kerchief = sheet();
  for (let y = 6; y <= 13; y++) {
    const half = Math.round(11.8 * Math.sqrt(Math.min(1, (y - 4.6) / 7)));
    for (let x = MIDDLE - half; x <= MIDDLE + half; x++) kerchief.set(x, y, x < 17 ? cloth[3] : x > 31 ? cloth[1] : cloth[2]);
  }
  kerchief
    .ellipse(13, 10, 2.4, 1.8, cloth[2])
    .ellipse(11, 7, 2.2, 1.8, cloth[3])
    .ellipse(10, 12, 2, 1.8, cloth[1])
    .outline()
    .dots('18,9 23,8 28,9 20,12 25,11 30,12 33,11 15,12', WHITE);
  const body = stack(
    drawTorso(shirt, 16),
    sheet()
      .stamp('a.......a\naa.....aa\n.aa...aa.\n..aa.aa..', { a: shirt[1] }, 20, 36)
      .rect(16, 41, 17, 7, (x) => (x < 19 ? leather[3] : x > 29 ? leather[1] : leather[2]))
      .line(17, 37, 17, 41, leather[1])
      .line(31, 37, 31, 41, leather[1])
      .rect(16, 41, 17, 1, leather[4])
      .dots('18,43 30,43', GOLD[3]),
  );
  const bowl = sheet()
    .ellipse(15, 41, 6.4, 5, (x) => (x < 12 ? '#fffaf0' : x > 18 ? '#b8c4d8' : '#dfe6f0'))
    .rect(6, 34, 20, 5, null)
    .ellipse(15, 38.6, 6.6, 1.8, '#fffaf0')
    .ellipse(15, 38.8, 5, 1, COFFEE[2])
    .outline()
    .ellipse(20.4, 43, 2, 1.8, skin[2])
    .dots('19,42 20,42', skin[4])
    .dots('22,42 22,44', INK)
    .dots('10,42 11,43 13,44', LEAF[2]);
  const air = sheet().over(steam('swirl', 7, 33));
  return stack(back, body, drawHead(skin), drawFeatures(skin, hair[1], 'pleased'), fringe, kerchief, braid, bowl, air);
}

/** The three people of the About page: busts that stand on the lower edge of their sheet. */
export const team: Record<string, () => PixelGrid> = { 'team-odalys': odalys, 'team-tobias': tobias, 'team-ines': ines };
