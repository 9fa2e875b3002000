import { expect, test } from 'vitest';
import { findProblem, findStall } from './heartbeat.ts';

test('INF-20 a worker with a recent heartbeat is healthy', () => {
  expect(findProblem({ at: 1_000_000, problem: null }, 1_005_000)).toBeNull();
});

test('INF-20 a worker without a recent heartbeat is unhealthy', () => {
  expect(findProblem({ at: 1_000_000, problem: null }, 1_016_000)).toBe('no heartbeat for 16 s');
});

test('INF-20 overdue jobs make a worker unhealthy only while none ends', () => {
  expect(findStall(181, 3600, 180)).toBe('a job has been due for 181 s, and none has ended for 3600 s');
  expect(findStall(181, 20, 180)).toBeNull();
  expect(findStall(20, 3600, 180)).toBeNull();
  expect(findStall(null, 3600, 180)).toBeNull();
});
