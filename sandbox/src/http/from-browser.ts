import type { Request, RequestHandler } from 'express';

/** Set by the shop's proxy on what it hands on from browsers; a browser can't take it off again. */
const BROWSER_HEADER = 'x-sandbox-browser';

export function isFromBrowser(request: Request): boolean {
  return request.headers[BROWSER_HEADER] !== undefined;
}

/** For what no visitor of the shop needs: control, caught mail, the carrier, the model. */
export const closedToBrowsers: RequestHandler = (request, response, next) => {
  if (!isFromBrowser(request)) return next();
  response.status(404).json({ error: { type: 'invalid_request_error', message: 'Not for browsers.' } });
};
