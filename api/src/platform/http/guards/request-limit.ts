import type { RequestHandler } from 'express';
import type { Limits } from '../../context/limits.ts';

/** The general limit per visitor; what is expensive has a tighter one of its own, spent inside the use-case. */
export const limitRequests =
  (limits: Limits): RequestHandler =>
  async (req, _res, next) => {
    await limits.consume('requests', req.ip ?? 'unknown');
    next();
  };
