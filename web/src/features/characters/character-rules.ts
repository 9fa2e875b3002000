import { hashText } from '../../lib/hash.ts';

/** The picker shows five, the side list six; "view all" scrolls to the sixth. */
export const PICKER_COUNT = 5;
export const SIDE_LIST_COUNT = 6;

export const STATS = [
  { name: 'STRENGTH', colour: 'red' },
  { name: 'MAGIC', colour: 'violet' },
  { name: 'FLAVOR', colour: 'gold' },
  { name: 'ENERGY', colour: 'mint' },
] as const;

/** 70 to 99, constant for a character and stat. */
export function statPercent(slug: string, stat: string): number {
  return 70 + (hashText(`${slug}:${stat}`) % 30);
}

export function isWholeBean(grindType: string): boolean {
  return grindType === 'whole-bean';
}
