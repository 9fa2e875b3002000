import type { RequestHandler, Response } from 'express';
import { answerProblem } from './answer-error.ts';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from './error-status.ts';

/** starting: the database is not prepared yet. draining: a signal came; answers go out, connections end. */
export type Phase = 'starting' | 'serving' | 'draining';

export interface Lifecycle {
  readonly phase: Phase;
  readonly openResponses: ReadonlySet<Response>;
  enter(phase: Phase): void;
  /** Counts the answers under way, and ends their connections once draining. */
  readonly track: RequestHandler;
  /** Requests are refused with 503 until the database is prepared. */
  readonly turnAwayEarly: RequestHandler;
}

export function createLifecycle(first: Phase): Lifecycle {
  let phase = first;
  const openResponses = new Set<Response>();
  function endConnection(res: Response) {
    if (!res.headersSent) res.set('Connection', 'close');
  }
  return {
    openResponses,
    get phase() {
      return phase;
    },
    enter(next) {
      phase = next;
      if (next === 'draining') openResponses.forEach(endConnection);
    },
    track(_req, res, next) {
      openResponses.add(res);
      res.once('close', () => openResponses.delete(res));
      if (phase === 'draining') endConnection(res);
      next();
    },
    turnAwayEarly(req, res, next) {
      if (phase !== 'starting') return next();
      answerProblem(req, res, {
        status: 503,
        message: UNAVAILABLE_MESSAGE,
        code: 'UNAVAILABLE',
        retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
      });
    },
  };
}
