import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Danger } from '../danger-patterns.ts';
import { type ExampleLine, exampleLines, kinds } from './examples.ts';
import { dangerBy, learnDanger, learnedDanger, trainKinds } from './learned-danger.ts';

// Trained here, as the training takes longer than a test may.
beforeAll(() => {
  learnDanger();
}, 60_000);

const FOLDS = 5;

/** By the text: a new line leaves all others in their folds. */
function foldOf({ text }: ExampleLine): number {
  return createHash('sha256').update(text).digest().readUInt32LE() % FOLDS;
}

/** Each line by a model that has not learned it. */
function judgeByOthers(): (ExampleLine & { found: Danger | null })[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainKinds(exampleLines.filter((line) => foldOf(line) !== fold));
    return exampleLines.filter((line) => foldOf(line) === fold).map((line) => ({ ...line, found: dangerBy(model, line.text) }));
  }).flat();
}

it('CHT-20: lines outside the training set are classified as well as docs/decisions/36-danger.md states', { timeout: 30_000 }, () => {
  const judged = judgeByOthers();
  function shareOf(lines: typeof judged): number {
    return lines.filter(({ found }) => found !== null).length / lines.length;
  }
  const shares = Object.fromEntries(kinds.map((kind) => [kind, shareOf(judged.filter((line) => line.kind === kind && !line.isNearMiss))]));
  expect(shares['harmless']).toBeLessThan(0.02);
  expect(shareOf(judged.filter(({ isNearMiss }) => isNearMiss))).toBeLessThan(0.1);
  expect(shares['self-harm']).toBeGreaterThan(0.3);
  expect(shares['violence']).toBeGreaterThan(0.52);
  expect(shares['medical']).toBeGreaterThan(0.52);
});

it('one sentence of danger in a long message counts', () => {
  const talk = 'hi, the dark roast was lovely and my sister wants a bag too. the parcel came on time, thanks to your courier. ';
  expect(learnedDanger(talk)).toBeNull();
  expect(
    learnedDanger(`${talk} i keep staring at the tablets and counting how many are left to end everything. do you ship to ohio?`),
  ).toBe('self-harm');
});
