import { beforeAll, describe, expect, test } from 'vitest';
import { makeShopper, newPerson, type Person } from '../../support/factories/shoppers.ts';
import { setupShop } from '../../support/open-shop.ts';

const ROUNDS = 500;
/** Below this p-value the timings of known and unknown addresses differ. */
const SIGNIFICANCE = 0.01;

/** Mann-Whitney U test, normal approximation, two-sided (Ann. Math. Statist. 18, 1947). */
function mannWhitney(a: number[], b: number[]): number {
  const ranked = [...a.map((ms) => ({ ms, isA: true })), ...b.map((ms) => ({ ms, isA: false }))].toSorted((x, y) => x.ms - y.ms);
  const rankSum = ranked.reduce((sum, { isA }, index) => sum + (isA ? index + 1 : 0), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const z = Math.abs(u - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  // Abramowitz and Stegun, 26.2.17: the tail of the normal distribution.
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, 2 * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial);
}

/** Takes minutes: `npm run test:soak` sets SOAK. */
describe.runIf(process.env['SOAK'])('AUT-02 and AUT-03', () => {
  let known: Person;
  const shop = setupShop({ processes: 'in-process' });
  beforeAll(async () => {
    known = (await makeShopper(shop)).person;
  });

  /** Alternates known and unknown addresses in a changing order, so that other load on the machine affects both alike. */
  async function compare(path: string): Promise<number> {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    async function measure(kind: keyof typeof times, email: string): Promise<void> {
      const startedAt = performance.now();
      const { status, body } = await shop.browser().post(path, { email, password: 'a-wrong-guess' });
      times[kind].push(performance.now() - startedAt);
      answers.add(JSON.stringify([status, body]));
    }
    for (let n = 0; n < 20; n += 1) await measure(n % 2 ? 'known' : 'unknown', known.email);
    times.known.length = times.unknown.length = 0;
    for (let n = 0; n < ROUNDS; n += 1) {
      const calls = [() => measure('known', known.email), () => measure('unknown', newPerson().email)];
      for (const call of n % 2 ? calls : calls.toReversed()) await call();
    }
    expect(answers.size).toBe(1);
    return mannWhitney(times.known, times.unknown);
  }

  test.each([['/api/auth/login'], ['/api/auth/forgot-password']])(
    '%s takes as long for unknown addresses as for known ones',
    async (path) => {
      expect(await compare(path)).toBeGreaterThan(SIGNIFICANCE);
    },
  );
});
