import { Router } from 'express';
import type { RouteContext } from '../../platform/http/route-context.ts';
import { dollarsFromCents } from '../../platform/lib/money.ts';
import { listMyOrders } from './customer/my-orders.ts';

function count(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** GET /api/orders/my-orders (docs/rest.md): totals and prices as strings in dollars; ?page= and ?pageSize=. */
export function ordersRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/orders/my-orders', async (req, res) => {
    const orders = await listMyOrders(contextOf(req), { page: count(req.query['page']), pageSize: count(req.query['pageSize']) ?? 100 });
    res.set('Cache-Control', 'no-store').json(
      orders.map((order) => ({
        id: order.id,
        orderNumber: order.externalNumber ?? order.number,
        status: order.status,
        totalAmount: dollarsFromCents(order.totalCents).toFixed(2),
        createdAt: order.createdAt,
        trackingNumber: order.trackingNumber,
        trackingUrl: order.trackingUrl,
        carrier: order.carrier,
        items: order.items.map((item) => ({ ...item, price: dollarsFromCents(item.priceCents).toFixed(2), priceCents: undefined })),
      })),
    );
  });
  return router;
}
