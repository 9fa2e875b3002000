import type { RequestHandler, Router } from 'express';
import { answerProblem } from './answer-error.ts';

export interface ListedRoute {
  path: string;
  methods: string[];
}

/** Express's own record of a route; its published types leave `methods` and `match` out. */
interface RouteLayer {
  route?: { path: string; methods: Record<string, boolean> };
  match(path: string): unknown;
}

function layersOf(routers: readonly Router[]): RouteLayer[] {
  return routers.flatMap((router) => router.stack as unknown as RouteLayer[]).filter((layer) => layer.route !== undefined);
}

function methodsOf(layer: RouteLayer): string[] {
  const methods = Object.keys(layer.route!.methods).map((method) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Every route of the routers, for the permission matrix. */
export function listRoutes(routers: readonly Router[]): ListedRoute[] {
  return layersOf(routers).map((layer) => ({ path: layer.route!.path, methods: methodsOf(layer) }));
}

/** After all routers: 405 with Allow where the path is known, 404 where it isn't. */
export function refuseUnknown(routers: readonly Router[]): RequestHandler {
  const layers = layersOf(routers);
  return (req, res) => {
    const path = req.baseUrl + req.path;
    const allowed = new Set(layers.filter((layer) => layer.match(path)).flatMap(methodsOf));
    if (allowed.size === 0) return answerProblem(req, res, { status: 404, message: 'There is nothing at this address.' });
    res.set('Allow', [...allowed].join(', '));
    answerProblem(req, res, { status: 405, message: `${req.method} is not possible here.` });
  };
}
