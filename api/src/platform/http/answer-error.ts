import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { failureOf, statusOfCode } from './error-status.ts';
import { allowInline } from './allow-inline.ts';
import { plainPage, plainPageStyle } from './plain-page.ts';
import { requestIdOf } from './request-id.ts';
import { loggedPath } from './logged-path.ts';

export interface HttpProblem {
  status: number;
  message: string;
  code?: string;
  issues?: unknown[];
  retryAfterSeconds?: number;
}

const GRAPHQL_PATH = /^\/(admin\/playground\/)?graphql(\/|$)/i;

function isPagePath(path: string): boolean {
  return !/^\/(api|webhooks|sandbox|healthz|readyz)(\/|$)/i.test(path) && !GRAPHQL_PATH.test(path);
}
/** Whole, also behind a mount point. */
function pathOf(req: Request): string {
  return req.originalUrl.split('?')[0]!;
}

/** JSON for programs, a small page for people; never a stack. */
export function answerProblem(req: Request, res: Response, problem: HttpProblem): void {
  const { status, message, code, issues, retryAfterSeconds } = problem;
  res.status(status).set('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  if (isPagePath(pathOf(req)) && req.accepts(['html', 'json']) === 'html') {
    allowInline(res, { 'style-src': [plainPageStyle] });
    res.type('html').send(plainPage(status, message, status >= 500 ? requestIdOf(req) : null));
    return;
  }
  const extensions = { ...(code && { code }), ...(issues?.length && { issues }), ...(status >= 500 && { requestId: requestIdOf(req) }) };
  // A GraphQL client looks for `errors`; everything else reads `message`.
  const errors = GRAPHQL_PATH.test(pathOf(req)) ? { errors: [{ message, extensions }] } : {};
  res.json({ message, ...extensions, ...errors });
}

/** What Express and its body parsers throw carries a 4xx status; their own texts may quote the request, so ours replace them. */
const parserMessages: Record<string, string> = {
  'entity.parse.failed': 'The request body is not valid JSON.',
  'entity.too.large': 'The request body is too large.',
  'encoding.unsupported': 'This content encoding is not supported.',
  'charset.unsupported': 'This character set is not supported.',
  'request.aborted': 'The request was cut off.',
  'request.size.invalid': 'The request body does not have the announced length.',
};

function parserProblem(error: unknown): HttpProblem | null {
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown };
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  return { status, message: parserMessages[String(type)] ?? `${STATUS_CODES[status] ?? 'Bad request'}.` };
}

/** The last handler: maps a thrown error to its answer and logs a fault once, with its request id. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const problem = parserProblem(error);
    const failure = failureOf(error);
    if (!problem && (failure.code === 'INTERNAL' || failure.code === 'UNAVAILABLE')) {
      const line = { err: error, requestId: requestIdOf(req), method: req.method, path: loggedPath(pathOf(req)) };
      if (failure.code === 'INTERNAL') log.error(line, 'request failed');
      else log.warn(line, 'request could not be served now');
    }
    // Half an answer is on its way: Express cuts the connection, so that nobody takes it for a whole one.
    if (res.headersSent) return next(error);
    answerProblem(req, res, problem ?? { ...failure, status: statusOfCode[failure.code] });
  };
}
