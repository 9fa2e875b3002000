import { expect, test } from 'vitest';
import { endOfDay, lastDayBefore, startOfDay } from './shop-day.ts';

const NEW_YORK = 'America/New_York';

test('a day begins at midnight of its zone', () => {
  expect(startOfDay('2026-07-04', NEW_YORK).toISOString()).toBe('2026-07-04T04:00:00.000Z');
});

test('the day of a clock change has 25 hours', () => {
  expect(endOfDay('2026-11-01', NEW_YORK).getTime() - startOfDay('2026-11-01', NEW_YORK).getTime()).toBe(25 * 3_600_000);
});

test('the last day before the end of a day is that day', () => {
  expect(lastDayBefore(endOfDay('2026-03-08', NEW_YORK), NEW_YORK)).toBe('2026-03-08');
});
