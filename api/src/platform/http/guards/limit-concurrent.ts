import type { RequestHandler } from 'express';
import { TooMany } from '../../lib/access-errors.ts';

const RETRY_SECONDS = 30;

/** Lets so many requests at once through to what follows, until each is answered. @throws TooMany */
export function limitConcurrent(most: number, message: string): RequestHandler {
  let running = 0;
  return (_req, res, next) => {
    if (running >= most) throw new TooMany(message, RETRY_SECONDS);
    running += 1;
    res.once('close', () => {
      running -= 1;
    });
    next();
  };
}
