import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { rawBodyOf } from '../http/request-body.ts';
import { seededRandom, type Fault, type FaultScript } from './faults.ts';

/** A hanging request is closed after this, or it would keep the process alive. */
const HANG_LIMIT_MS = 600_000;
const REORDER_LIMIT_MS = 2_000;
/** Chunks before a stream breaks: the role and three words. */
const INTACT_CHUNKS = 4;
/** Marks the copy that a `duplicate` fault sends to the sandbox itself. */
const COPY_HEADER = 'x-sandbox-copy';

const pending = new WeakMap<Response, Fault>();

/** A fault (status, delay) that the provider's handler applies, under its idempotency lock. */
export function pendingFault(response: Response): Fault | undefined {
  return pending.get(response);
}

export function isSandboxCopy(request: Request): boolean {
  return request.headers[COPY_HEADER] !== undefined;
}

export function httpFaults(faults: FaultScript): RequestHandler {
  let releaseHeldBack: (() => void) | null = null;

  return async (request, response, next) => {
    const isExempt = request.path.startsWith('/_sandbox') || request.path === '/healthz' || isSandboxCopy(request);
    const fault = isExempt ? null : faults.take('http', request.method, request.path);
    if (!fault && releaseHeldBack && !isExempt) response.once('finish', releaseHeldBack);
    switch (fault?.kind) {
      case undefined:
        return next();
      case 'reset-before':
        request.socket.resetAndDestroy();
        return;
      case 'drop':
        request.socket.destroy();
        return;
      case 'hang':
        setTimeout(() => request.socket.destroy(), Math.min(fault.ms || HANG_LIMIT_MS, HANG_LIMIT_MS)).unref();
        return;
      case 'reset-after':
      case 'truncate':
      case 'garbage':
        breakResponse(request, response, fault);
        return next();
      case 'duplicate':
        await sendCopy(request);
        return next();
      case 'reorder':
        await new Promise<void>((resolve) => {
          releaseHeldBack = resolve;
          setTimeout(resolve, fault.ms || REORDER_LIMIT_MS);
        });
        releaseHeldBack = null;
        return next();
      case 'status':
      case 'delay':
        return applyLater(request, response, fault, next);
    }
  };
}

/** Stripe's handlers apply these two themselves; for other providers they apply here. */
async function applyLater(request: Request, response: Response, fault: Fault, next: NextFunction): Promise<void> {
  if (request.path.startsWith('/v1/')) {
    pending.set(response, fault);
    return next();
  }
  if (fault.kind === 'delay' && fault.isExecuted) {
    breakStream(request, response, fault);
    return next();
  }
  if (fault.kind === 'delay') {
    await new Promise((resolve) => setTimeout(resolve, fault.ms));
    return next();
  }
  if (!fault.isExecuted) {
    response.status(fault.status).json(injectedError(request));
    return;
  }
  replaceEnd(response, (end) => {
    response.status(fault.status);
    end(JSON.stringify(injectedError(request)));
  });
  next();
}

/** The error in the provider's own format, which its SDK parses. */
function injectedError(request: Request): object {
  return request.path.startsWith('/openai/')
    ? { error: { message: 'An error was injected by the sandbox.', type: 'server_error', param: null, code: null } }
    : { detail: 'An error was injected by the sandbox.' };
}

/** Breaks a stream after its first chunks; `delay` with `executed` pauses it there for `ms`. */
function breakStream(request: Request, response: Response, fault: Fault): void {
  const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
  const end = response.end.bind(response) as (chunk?: unknown) => Response;
  let sent = 0;
  let held: (() => void)[] | null = null;
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    sent += 1;
    if (held) held.push(() => write(chunk));
    else if (sent <= INTACT_CHUNKS) return write(chunk, ...rest);
    else if (fault.kind === 'reset-after') request.socket.resetAndDestroy();
    else if (fault.kind === 'truncate') request.socket.destroy();
    else if (fault.kind === 'garbage') return write('data: {"object":\n\n');
    else pauseStream(() => write(chunk));
    return true;
  }) as typeof response.write;
  if (fault.kind !== 'delay') return;
  response.end = ((chunk?: unknown) => {
    if (held) held.push(() => void end(chunk));
    else end(chunk);
    return response;
  }) as typeof response.end;

  function pauseStream(first: () => void): void {
    held = [first];
    setTimeout(() => {
      for (const send of held ?? []) send();
      held = null;
      response.write = write as typeof response.write;
    }, fault.ms).unref();
  }
}

/** The call is executed; its response is broken. */
function breakResponse(request: Request, response: Response, fault: Fault): void {
  const random = seededRandom(fault.seed);
  breakStream(request, response, fault);
  replaceEnd(response, (end, body) => {
    if (fault.kind === 'reset-after') {
      request.socket.resetAndDestroy();
    } else if (response.headersSent) {
      request.socket.destroy();
    } else if (fault.kind === 'garbage') {
      end(`<html><b>${Math.floor(random() * 1e9)}</b>{"object":`);
    } else {
      // content-length is that of the whole body; a quarter to three quarters of it are sent.
      response.setHeader('content-length', body.length);
      response.writeHead(response.statusCode);
      response.write(body.subarray(0, Math.floor(body.length * (0.25 + random() / 2))), () => request.socket.destroy());
    }
  });
}

function replaceEnd(response: Response, replacement: (end: (text: string) => void, body: Buffer) => void): void {
  const realEnd = response.end.bind(response);
  response.end = ((chunk?: unknown) => {
    const body = chunk === undefined || typeof chunk === 'function' ? Buffer.alloc(0) : Buffer.from(chunk as string | Buffer);
    response.end = realEnd;
    replacement((text) => {
      response.setHeader('content-length', Buffer.byteLength(text));
      realEnd(text);
    }, body);
    return response;
  }) as typeof response.end;
}

async function sendCopy(request: Request): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'content-length', 'connection', 'transfer-encoding', 'expect'].includes(name))
      headers.set(name, value);
  }
  headers.set(COPY_HEADER, '1');
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const url = `http://127.0.0.1:${request.socket.localPort}${request.originalUrl}`;
  await fetch(url, { method: request.method, headers, ...(hasBody ? { body: new Uint8Array(rawBodyOf(request)) } : {}) }).then((answer) =>
    answer.arrayBuffer(),
  );
}
