import { describe, expect, it } from 'vitest';
import { isWholeBean, STATS, statPercent } from './character-rules.ts';

describe('character rules', () => {
  it('draws every stat bar between 70 and 99 percent', () => {
    for (const slug of ['dukes-spice', 'darth', 'baggins', 'x', '']) {
      for (const stat of STATS) {
        const percent = statPercent(slug, stat.name);
        expect(percent).toBeGreaterThanOrEqual(70);
        expect(percent).toBeLessThanOrEqual(99);
        expect(statPercent(slug, stat.name)).toBe(percent);
      }
    }
  });

  it('treats every grind type but whole-bean as ground', () => {
    expect(isWholeBean('whole-bean')).toBe(true);
    expect(isWholeBean('ground')).toBe(false);
    expect(isWholeBean('')).toBe(false);
  });
});
