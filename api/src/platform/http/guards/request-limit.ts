import type { RequestHandler } from 'express';
import type { Limits } from '../../context/limits.ts';
import { TooMany } from '../../lib/access-errors.ts';
import { leaveUnlogged } from './request-log.ts';

/** The general limit per visitor; what is expensive has a tighter one of its own, spent inside the use-case. A flood leaves one line in the log. */
export const limitRequests =
  (limits: Limits): RequestHandler =>
  async (req, res, next) => {
    try {
      await limits.consume('requests', req.ip ?? 'unknown');
    } catch (error) {
      if (error instanceof TooMany && !error.isFirst) leaveUnlogged(res);
      throw error;
    }
    next();
  };
