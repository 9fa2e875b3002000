import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

export type Encoding = 'br' | 'gzip';

/** Below this the answer fits one packet anyway. */
const WORTH_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that the client takes. */
export function encodingFor(req: Request): Encoding | null {
  return req.acceptsEncodings('br') ? 'br' : req.acceptsEncodings('gzip') ? 'gzip' : null;
}

/** Quality 5 costs under a millisecond for a page and is within a tenth of the best. */
export function compressBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    : zip(body, { level: 6 });
}

function isCompressible(res: Response): boolean {
  return !res.headersSent && !res.get('Content-Encoding') && /json|text|javascript|xml|svg/.test(res.get('Content-Type') ?? '');
}

/** Compresses answers that are sent whole, the only kind our routes send; a stream passes untouched. */
export const compressAnswers: RequestHandler = (req, res, next) => {
  res.vary('Accept-Encoding');
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  function compressingEnd(chunk?: unknown, encodingOrDone?: unknown, done?: unknown): Response {
    const encoding = encodingFor(req);
    const isWhole = typeof chunk === 'string' || Buffer.isBuffer(chunk);
    if (!isWhole || !encoding || req.method === 'HEAD' || !isCompressible(res)) return end(chunk, encodingOrDone, done);
    const body =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encodingOrDone === 'string' ? (encodingOrDone as BufferEncoding) : 'utf8')
        : chunk;
    if (body.length < WORTH_BYTES) return end(chunk, encodingOrDone, done);
    compressBody(body, encoding).then(
      (packed) => {
        if (res.headersSent || res.destroyed) return;
        res.set('Content-Encoding', encoding).set('Content-Length', String(packed.length));
        end(packed);
      },
      () => end(body),
    );
    return res;
  }
  res.end = compressingEnd as typeof res.end;
  next();
};
