import { type Ramp, ramp } from './color.ts';

/** The one outline colour of everything that can be picked up. */
export const INK = '#26122e';
export const WHITE = '#fffaf0';
/** The half-shadow inside an eye, opposite its white glint. */
export const EYE_SHADE = '#6a4a7c';
export const BLUSH = '#ff4d6d';
export const LIPS = '#8c1f3a';

export const COFFEE: Ramp = ['#2c130d', '#4b2315', '#7a4222', '#b97a3f', '#e3b878'];
export const STEAM = ['#fffaf0', '#e9dcf2', '#c9b6de'] as const;

export const GOLD = ramp('#f2b632');
export const RED = ramp('#d8343f');
export const LEAF = ramp('#4f9a43');
export const WOOD = ramp('#a0672f');
export const SILVER = ramp('#b9bfd0');
export const FUR = ramp('#fff6ea');
export const IVORY = ramp('#f4ead8');
export const NAVY = ramp('#2f4a8c');

/** Colours of the page itself (web/src/ui tokens), for art that has to sit flush with it. */
export const NIGHT = '#1a1030';
export const NIGHT_DEEP = '#150c26';
export const DIALOG_BLUE = '#1c2468';
export const CREAM = '#fff1cf';
export const BRASS = '#d9a441';
