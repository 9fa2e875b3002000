import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { loggedPath } from '../logged-path.ts';
import { requestIdOf } from '../request-id.ts';

const unlogged = new WeakSet<Response>();
/** For requests of which there may be any number (docs/reliability.md, INF-28). */
export function leaveUnlogged(res: Response): void {
  return void unlogged.add(res);
}

/** One line a request: no query (it may hold a token), no address, no headers. Quiet unless something went wrong. */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const path = loggedPath(req.path);
    res.once('close', () => {
      const line = {
        requestId: requestIdOf(req),
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(!res.writableFinished && { isAborted: true }),
      };
      if (res.statusCode >= 400 && !unlogged.has(res)) log.info(line, 'request');
      else log.debug(line, 'request');
    });
    next();
  };
}
