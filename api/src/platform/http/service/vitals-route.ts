import { Router } from 'express';
import { z } from 'zod';
import { parseInput } from '../../lib/parse-input.ts';
import type { RouteContext } from '../route-context.ts';

/** Five figures are under 500 bytes. */
export const VITALS_LIMIT = '2kb';
/** Longer than anybody waits for a page. */
const LONGEST_MS = 600_000;

const figure = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(LONGEST_MS),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

const report = z.strictObject({
  /** As the web's router writes it ("/store/:slug", "*" for an unknown page): no digits, so no number of an order or a payment. */
  route: z.string().regex(/^(\*|\/[a-z:/-]{0,60})$/),
  figures: z.array(figure).min(1).max(5),
});

/**
 * POST /api/vitals: how fast a page was for somebody, as one line of the log. Whose page it was is neither asked nor noted:
 * no cookie is read, no address is kept beyond the limit's minute.
 */
export function vitalsRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post('/api/vitals', async (req, res) => {
    const ctx = contextOf(req);
    await ctx.rateLimit('vitals');
    const { route, figures } = parseInput(report, req.body);
    ctx.log.info({ route, figures }, 'page vitals');
    res.status(204).end();
  });
  return router;
}
