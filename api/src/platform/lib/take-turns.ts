import { TooMany } from './access-errors.ts';

const RETRY_SECONDS = 2;

/** Lets `atOnce` pieces of work run and `mostWaiting` wait for them, first come first served. @throws TooMany, with the words of `crowded`, beyond that */
export const takeTurns = (atOnce: number, mostWaiting: number, crowded: string) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooMany(crowded, RETRY_SECONDS);
      // The place is handed over, so nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** The same for each key by itself. */
export const takeTurnsBy = (atOnce: number, mostWaiting: number, crowded: string) => {
  const queues = new Map<string, { users: number; inTurn: ReturnType<typeof takeTurns> }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { users: 0, inTurn: takeTurns(atOnce, mostWaiting, crowded) };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
};
