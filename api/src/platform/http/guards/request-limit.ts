import type { Request, RequestHandler } from 'express';
import type { Limits } from '../../context/limits.ts';
import { TooMany } from '../../lib/access-errors.ts';
import { leaveUnlogged } from './request-log.ts';

/**
 * Counts `requests` by the visitor: one that costs as much as several counts as several (docs/reliability.md, INF-33). A flood leaves
 * one line in the log. @throws TooMany
 */
export async function countRequests(limits: Limits, req: Request, requests: number): Promise<void> {
  try {
    await limits.consume('requests', req.ip ?? 'unknown', requests);
  } catch (error) {
    if (error instanceof TooMany && !error.isFirst) leaveUnlogged(req.res!);
    throw error;
  }
}

/** The general limit per visitor; what is expensive has a tighter one of its own, spent inside the use-case. */
export function limitRequests(limits: Limits): RequestHandler {
  return async (req, _res, next) => {
    await countRequests(limits, req, 1);
    next();
  };
}
