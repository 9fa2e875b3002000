import type { Request, RequestHandler } from 'express';

/** A body of the size that the shop takes arrives within seconds, on a slow line too. */
const BODY_MS = 30_000;

/** Ends connections whose body does not arrive in time (docs/reliability.md, INF-38). Uploads have the server's own limit instead. */
export function limitBodyTime(isUpload: (req: Request) => boolean): RequestHandler {
  return (req, res, next) => {
    if (req.complete || isUpload(req)) return next();
    const timer = setTimeout(() => {
      if (req.complete) return;
      if (!res.headersSent) res.status(408).set('Connection', 'close').json({ message: 'The request took too long.' });
      else req.destroy();
    }, BODY_MS).unref();
    function stop(): void {
      clearTimeout(timer);
    }
    req.once('end', stop);
    res.once('close', stop);
    next();
  };
}
