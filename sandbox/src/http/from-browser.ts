import type { Request, RequestHandler } from 'express';

/** Set by the shop's proxy on requests from browsers; a browser cannot remove it. */
const BROWSER_HEADER = 'x-sandbox-browser';

export function isFromBrowser(request: Request): boolean {
  return request.headers[BROWSER_HEADER] !== undefined;
}

/** For routes that browsers must not call: control API, mail, Shippo, OpenAI. */
export const rejectBrowsers: RequestHandler = (request, response, next) => {
  if (!isFromBrowser(request)) return next();
  response.status(404).json({ error: { type: 'invalid_request_error', message: 'Not for browsers.' } });
};
