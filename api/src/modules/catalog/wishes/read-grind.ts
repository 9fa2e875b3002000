import type { Grind } from '../catalog.entity.ts';
import { toPlainEnglish } from './plain-english.ts';

const GROUND =
  /\b(?:pre ?-?)?ground\b(?! (?:rules?|floor|control|zero|beef|breaking))|\b(?:fertig |vor)?gemahlene?[nrs]?\b|\bmolid[oa]\b|\bmoulu\b/;
const WHOLE_BEANS =
  /\b(?:whole|entire) ?-?beans?\b|\bunground\b|\bganzen? bohnen?\b|\bbohnenkaffee\b|\ben grano\b|\bgranos? enteros?\b|\ben grains?\b/;
/** Before the word: "not ground", "no whole beans". */
const REFUSED = String.raw`\b(?:not|no|without|instead of|rather than|hate)(?: \w+){0,2} `;

function isAsked(plain: string, word: RegExp): boolean {
  return word.test(plain) && !new RegExp(`${REFUSED}(?:${word.source})`).test(plain);
}

/** The grind that a message asks for, in English, German, Spanish or French; null if it names none, or both. */
export function readGrind(message: string): Grind | null {
  const plain = toPlainEnglish(message);
  const isGround = isAsked(plain, GROUND);
  const isWhole = isAsked(plain, WHOLE_BEANS);
  if (isGround !== isWhole) return isGround ? 'ground' : 'whole-bean';
  if (isGround) return null;
  // A refused grind asks for the other one.
  if (GROUND.test(plain) && !WHOLE_BEANS.test(plain)) return 'whole-bean';
  return WHOLE_BEANS.test(plain) && !GROUND.test(plain) ? 'ground' : null;
}
