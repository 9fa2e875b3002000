import { expect, test } from 'vitest';
import { createBoundedQueue, createKeyedQueues } from './bounded-queue.ts';

test('runs two tasks at once, keeps three in order, and refuses the sixth', async () => {
  const run = createBoundedQueue(2, 3, 'Full');
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  function start(n: number): Promise<number> {
    return run(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      return n;
    });
  }
  const tasks = [1, 2, 3, 4, 5].map(start);
  await expect(start(6)).rejects.toMatchObject({ code: 'TOO_MANY', message: 'Full' });
  expect(begun).toEqual([1, 2]);
  for (let n = 0; n < 5; n += 1) {
    ends[n]!();
    await tasks[n];
  }
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('runs the next task after one that failed', async () => {
  const run = createBoundedQueue(1, 1, 'Full');
  await expect(run(() => Promise.reject(new Error('spilled')))).rejects.toThrow('spilled');
  await expect(run(async () => 'brewed')).resolves.toBe('brewed');
});

test('does not wait for tasks of another key', async () => {
  const run = createKeyedQueues(1, 0, 'Full');
  const ends: (() => void)[] = [];
  function start(key: string): Promise<void> {
    return run(key, () => new Promise((resolve) => ends.push(resolve)));
  }
  const tasks = [start('a'), start('b')];
  await expect(start('a')).rejects.toMatchObject({ code: 'TOO_MANY', message: 'Full' });
  for (const end of ends) end();
  await Promise.all(tasks);
  await expect(run('a', async () => 'free again')).resolves.toBe('free again');
});
