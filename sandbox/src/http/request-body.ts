import type { NextFunction, Request, Response } from 'express';

/** No simulated call needs more than 1 MB. */
const MAX_BODY_BYTES = 1_000_000;

const bodies = new WeakMap<Request, Buffer>();

/** The raw body: Stripe's idempotency compares it, and the `duplicate` fault sends it again. */
export function rawBodyOf(request: Request): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}

export function readBody(request: Request, response: Response, next: NextFunction): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let isTooBig = Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
  if (isTooBig) return refuse();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (!isTooBig) refuse();
  });
  request.on('end', () => {
    if (isTooBig) return;
    bodies.set(request, Buffer.concat(chunks));
    next();
  });

  function refuse(): void {
    isTooBig = true;
    request.resume();
    response
      .status(413)
      .set('connection', 'close')
      .json({ error: { type: 'invalid_request_error', message: `Bodies may have at most ${MAX_BODY_BYTES} bytes.` } });
  }
}

export class BadJson extends Error {}

export function jsonBodyOf(request: Request): Record<string, unknown> {
  const text = rawBodyOf(request).toString('utf8');
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // falls through to the error below
  }
  throw new BadJson('The body must be a JSON object.');
}
