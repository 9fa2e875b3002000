import { Router } from 'express';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { allCustomers } from './customers/list-customers.ts';

/** /api/admin/customers (docs/rest.md). */
export function overviewRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/customers', async (req, res) => {
    const customers = await allCustomers(contextOf(req));
    res
      .set('Cache-Control', 'no-store')
      .json(customers.map(({ id, email, firstName, lastName, createdAt }) => ({ id, email, firstName, lastName, createdAt })));
  });
  return router;
}
