import type { Request } from 'express';
import type { Context } from '../context/context.ts';

/** Gives a REST route the same context that a resolver gets. */
export type RouteContext = (req: Request) => Context;
