import type { RequestHandler } from 'express';
import type { Store } from '../store/store.ts';
import { isSandboxCopy } from '../parts/http-faults.ts';

/** Ids in paths: Stripe's prefixed ones, Shippo's 32 hex digits, tracking numbers. */
const ID_SEGMENT = /^(?:(?:pi|ch|re|evt|cs|pm|du|dlv|mail)_\w+|[0-9a-f]{32}|(?:\d{12,}|1Z\w{10,}|SHIPPO_\w+))$/;

/** Counts every provider call before any fault: the ledger contains failed calls too. */
export function countCalls(store: Store): RequestHandler {
  return (request, _response, next) => {
    if (/^\/(v1|shippo|openai)\//.test(request.path) && !isSandboxCopy(request)) {
      const path = request.path
        .replace(/\/$/, '')
        .split('/')
        .map((segment) => (ID_SEGMENT.test(segment) ? ':id' : segment))
        .join('/');
      const name = `${request.method} ${path}`;
      store.calls.put(name, (store.calls.get(name) ?? 0) + 1);
    }
    next();
  };
}
