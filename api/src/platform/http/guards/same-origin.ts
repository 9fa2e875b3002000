import type { Request, RequestHandler } from 'express';
import type { Env } from '../../config/load-env.ts';
import { answerProblem } from '../answer-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** On one's own machine localhost and 127.0.0.1 are the same shop, whichever was typed. */
function sameLoopback(origin: string): string {
  return origin.replace(/^http:\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, 'http://localhost');
}

/**
 * Cookies travel with requests that other sites start, so a write from a foreign page is refused (docs/reliability.md,
 * decision 12). Scripts and servers send neither header and pass: they have no cookie to abuse.
 */
export function refuseForeignWrites(env: Env): RequestHandler {
  const ownOrigin = new URL(env.PUBLIC_URL).origin;
  function isOwn(origin: string, req: Request): boolean {
    return (
      sameLoopback(origin) === sameLoopback(ownOrigin) ||
      (env.NODE_ENV !== 'production' && origin === `${req.protocol}://${req.get('host')}`)
    );
  }
  return (req, res, next) => {
    if (safeMethods.has(req.method)) return next();
    const origin = req.get('origin');
    const isForeign = origin !== undefined ? !isOwn(origin, req) : req.get('sec-fetch-site') === 'cross-site';
    if (isForeign || req.get('sec-fetch-site') === 'cross-site') {
      return answerProblem(req, res, { status: 403, message: 'This request came from another site.', code: 'FOREIGN_ORIGIN' });
    }
    next();
  };
}
