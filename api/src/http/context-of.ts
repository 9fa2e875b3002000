import type { Request } from 'express';
import type { App } from '../app/app.ts';
import { type Context, createContext } from '../app/context.ts';
import { requestIdOf } from './guards/request-id.ts';
import type { RouteContext } from './route-context.ts';
import { createSessions } from './sessions/sessions.ts';

/** One context, so one identity map, per request; a second ask gives the same one. */
export const routeContext = (app: App): RouteContext => {
  const sessionsOf = createSessions(app);
  const contexts = new WeakMap<Request, Context>();
  return (req) => {
    const known = contexts.get(req);
    if (known) return known;
    const context = createContext(app, { kind: 'visitor', ip: req.ip ?? 'unknown' }, requestIdOf(req), sessionsOf(req));
    contexts.set(req, context);
    return context;
  };
};
