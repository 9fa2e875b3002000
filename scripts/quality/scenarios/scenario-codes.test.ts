import { expect, it } from 'vitest';
import { compareScenarios, readScenarios } from './scenario-codes.ts';

const document = `
| Code | Setup | Fault | What must hold | Test |
|---|---|---|---|---|
| PAY-01 | a | b | c | tests/pay.test.ts |
| AUT-02 | a | b | c | tests/slow.test.ts (soak), tests/pay.test.ts |

| Code | What | Why |
|---|---|---|
| PAY-32 | needs an account | none here |
`;
const scenarios = readScenarios(document);
const sources = new Map([
  ['tests/pay.test.ts', 'PAY-01 and AUT-02'],
  ['tests/slow.test.ts', 'AUT-02 in UTF-8 with SHA-256'],
]);

it('reads the rows that name tests, and no others', () => {
  expect(scenarios).toEqual([
    { code: 'PAY-01', tests: ['tests/pay.test.ts'] },
    { code: 'AUT-02', tests: ['tests/slow.test.ts', 'tests/pay.test.ts'] },
  ]);
  expect(compareScenarios(scenarios, sources)).toEqual([]);
});

it('names a code without a row', () => {
  expect(compareScenarios(scenarios, new Map([...sources, ['api/src/pay.ts', 'PAY-32, PAY-01']]))).toEqual([
    expect.stringMatching(/^api\/src\/pay\.ts: PAY-32 is no row/),
  ]);
});

it('names a test that does not exist, one that does not name its code, and a code with two rows', () => {
  const found = compareScenarios([...scenarios, { code: 'PAY-01', tests: ['tests/gone.test.ts', 'tests/slow.test.ts'] }], sources);
  expect(found).toEqual([
    expect.stringContaining('PAY-01 has two rows'),
    expect.stringContaining('PAY-01: tests/gone.test.ts'),
    expect.stringContaining('PAY-01: tests/slow.test.ts'),
  ]);
});
