import type { Request } from 'express';
import type { Services } from '../context/services.ts';
import { type Context, createContext } from '../context/context.ts';
import { requestIdOf } from './request-id.ts';
import type { RouteContext } from './route-context.ts';
import { createCheckoutCookies } from './sessions/checkout-cookie.ts';
import { createSessions } from './sessions/sessions.ts';

/** One context, so one identity map, per request; a second ask gives the same one. */
export function routeContext(services: Services): RouteContext {
  const sessionsOf = createSessions(services);
  const checkoutCookieOf = createCheckoutCookies(services.env);
  const contexts = new WeakMap<Request, Context>();
  return (req) => {
    const known = contexts.get(req);
    if (known) return known;
    const actor = { kind: 'visitor', ip: req.ip ?? 'unknown' } as const;
    const context = createContext(services, actor, requestIdOf(req), sessionsOf(req), checkoutCookieOf(req));
    contexts.set(req, context);
    return context;
  };
}
