import { expect, test } from 'vitest';
import { playwrightSummary, vitestSummary } from './stages.ts';

test('names what failed and what needed a second try', () => {
  const output = [
    ' second try: tests/faults/b.test.ts > ships later: expected 3 to be 2',
    ' FAIL  |faults| tests/faults/a.test.ts > sells once',
    'AssertionError: expected 2 to be 1',
    '',
    '⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯',
    '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    'Error: read ECONNRESET',
    '',
    ' Test Files  1 failed | 3 passed (4)',
    '      Tests  1 failed | 9 passed (10)',
    '',
    ' advice',
  ].join('\n');
  expect(vitestSummary(output)).toEqual([
    ' FAIL  |faults| tests/faults/a.test.ts > sells once',
    '   AssertionError: expected 2 to be 1',
    '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    '   Error: read ECONNRESET',
    ' second try: tests/faults/b.test.ts > ships later: expected 3 to be 2',
    ' Test Files  1 failed | 3 passed (4)',
    '      Tests  1 failed | 9 passed (10)',
  ]);
});

test('keeps the titles below the counts of Playwright', () => {
  const output = ['  ✓  1 a', '', '  1 flaky', '    tests/e2e/a.spec.ts:1:1 › buys', '  12 passed (3s)', ''].join('\n');
  expect(playwrightSummary(output)).toEqual(['  1 flaky', '    tests/e2e/a.spec.ts:1:1 › buys', '  12 passed (3s)']);
});
