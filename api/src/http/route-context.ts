import type { Request } from 'express';
import type { Context } from '../app/context.ts';

/** Gives a REST route the same context that a resolver gets. */
export type RouteContext = (req: Request) => Context;
