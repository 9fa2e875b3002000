import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../request-id.ts';

/** One line a request: no query (it may hold a token), no address, no headers. Quiet unless something went wrong. */
export const logRequests =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    const path = req.path;
    res.once('close', () => {
      const line = {
        requestId: requestIdOf(req),
        method: req.method,
        path,
        status: res.statusCode,
        ms: Math.round(performance.now() - startedAt),
        ...(!res.writableFinished && { isAborted: true }),
      };
      if (res.statusCode >= 400) log.info(line, 'request');
      else log.debug(line, 'request');
    });
    next();
  };
