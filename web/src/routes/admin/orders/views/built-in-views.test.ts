import { expect, test } from 'vitest';
import { formatViewCount } from './built-in-views.ts';

test('a count beyond ten thousand is not called exact', () => {
  expect([0, 8_331, 10_000, 10_001].map(formatViewCount)).toEqual(['0', '8,331', '10,000', '10,000+']);
});
