import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

const ids = new WeakMap<Request, string>();

/** What a caller may choose itself: it ends up in our logs and answers. */
const saneId = /^[A-Za-z0-9._-]{8,64}$/;

/** Names each request, in its answer's X-Request-Id and in the log. */
export const nameRequest: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id');
  const id = given && saneId.test(given) ? given : randomUUID();
  ids.set(req, id);
  res.set('X-Request-Id', id);
  next();
};

export function requestIdOf(req: Request): string {
  return ids.get(req) ?? 'unnamed';
}
