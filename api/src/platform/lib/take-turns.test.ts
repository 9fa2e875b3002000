import { expect, test } from 'vitest';
import { takeTurns, takeTurnsBy } from './take-turns.ts';

test('runs two at once, lets three wait in order, and turns the sixth away', async () => {
  const inTurn = takeTurns(2, 3, 'Full');
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const start = (n: number): Promise<number> =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  const works = [1, 2, 3, 4, 5].map(start);
  await expect(start(6)).rejects.toMatchObject({ code: 'TOO_MANY', message: 'Full' });
  expect(begun).toEqual([1, 2]);
  for (let n = 0; n < 5; n += 1) {
    ends[n]!();
    await works[n];
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('goes on after work that failed', async () => {
  const inTurn = takeTurns(1, 1, 'Full');
  await expect(inTurn(() => Promise.reject(new Error('spilled')))).rejects.toThrow('spilled');
  await expect(inTurn(async () => 'brewed')).resolves.toBe('brewed');
});

test('lets nobody wait for another key', async () => {
  const inTurn = takeTurnsBy(1, 0, 'Full');
  const ends: (() => void)[] = [];
  const start = (key: string): Promise<void> => inTurn(key, () => new Promise((resolve) => ends.push(resolve)));
  const works = [start('a'), start('b')];
  await expect(start('a')).rejects.toMatchObject({ code: 'TOO_MANY', message: 'Full' });
  for (const end of ends) end();
  await Promise.all(works);
  await expect(inTurn('a', async () => 'free again')).resolves.toBe('free again');
});
