import type { Request, RequestHandler } from 'express';
import { InvalidInput } from '../../lib/access-errors.ts';
import { findInputFault, refuseFault, textFault } from '../../lib/input-text.ts';

/** Null for an encoding that is cut off or not UTF-8. */
function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function refuseIllFormedPath(req: Request): void {
  const path = decodedPath(req.path);
  if (path === null) throw new InvalidInput('The address is not encoded correctly.');
  if (textFault(path, Infinity)) throw new InvalidInput('The address contains a character that is not allowed.');
}

/** Broken encodings pass as U+FFFD: other sites append their own parameters to our addresses. */
function refuseIllFormedQuery(req: Request): void {
  const start = req.originalUrl.indexOf('?');
  if (start < 0) return;
  for (const [name, value] of new URLSearchParams(req.originalUrl.slice(start))) {
    if (textFault(name, Infinity)) refuseFault({ path: '', fault: 'has a parameter whose name is not allowed' });
    const fault = textFault(value, Infinity);
    if (fault) refuseFault({ path: name, fault });
  }
}

/** The one header of a client that is stored; Node has refused NUL and line breaks already. */
function refuseIllFormedKey(req: Request): void {
  const fault = textFault(req.get('idempotency-key') ?? '', 200);
  if (fault) refuseFault({ path: 'Idempotency-Key', fault });
}

/** What every request says before its body is read (docs/reliability.md, INP-01). @throws InvalidInput */
export const refuseIllFormedAddress: RequestHandler = (req, _res, next) => {
  refuseIllFormedPath(req);
  refuseIllFormedQuery(req);
  refuseIllFormedKey(req);
  next();
};

/** Right behind the JSON parser, so that it covers every route (docs/reliability.md, INP-01). @throws InvalidInput */
export const refuseIllFormedBody: RequestHandler = (req, _res, next) => {
  refuseFault(findInputFault(req.body));
  next();
};
