import PQueue from 'p-queue';
import { TooMany } from './access-errors.ts';

const RETRY_SECONDS = 2;

type RunTask = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` tasks at once while at most `capacity` more wait, first in, first out. @throws TooMany with `message` beyond that */
export function createBoundedQueue(concurrency: number, capacity: number, message: string): RunTask {
  const queue = new PQueue({ concurrency });
  return async (task) => {
    if (queue.pending >= concurrency && queue.size >= capacity) throw new TooMany(message, RETRY_SECONDS);
    return queue.add(task);
  };
}

/** One bounded queue for each key. */
export function createKeyedQueues(concurrency: number, capacity: number, message: string) {
  const queues = new Map<string, { users: number; run: RunTask }>();
  return async function run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { users: 0, run: createBoundedQueue(concurrency, capacity, message) };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.run(task);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
