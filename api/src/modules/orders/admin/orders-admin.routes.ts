import { type Request, Router } from 'express';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { sendCsv } from '../../../platform/http/send-csv.ts';
import { centsFromDollars, dollarsFromCents } from '../../../platform/lib/money.ts';
import { asStaff } from '../../accounts/index.ts';
import { formatAddress } from './address-line.ts';
import { exportOrders } from './export/export-orders.ts';
import { allOrders } from './list/list-orders.ts';
import { statusOf } from './list/order-list.results.ts';
import { statusWords } from './shown-status.ts';

function one(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function many(value: unknown): string[] | undefined {
  return one(value)?.split(',');
}

/** The address of the list, as the portal's page has it: `?q=&status=paid,refunded&from=&to=&min=&max=&coupon=&source=&sort=-number`. */
function exportOf({ query }: Request) {
  const sort = one(query['sort']);
  return {
    filter: {
      q: one(query['q']),
      statuses: many(query['status']),
      from: one(query['from']),
      to: one(query['to']),
      minCents: centsFromDollars(query['min']) ?? undefined,
      maxCents: centsFromDollars(query['max']) ?? undefined,
      coupon: one(query['coupon']),
      source: one(query['source']),
    },
    ...(sort && { sort: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }),
    ids: many(query['ids']),
    columns: many(query['columns']),
  };
}

/** /api/admin/orders and /api/admin/orders.csv (docs/rest.md). */
export function ordersAdminRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.get('/api/admin/orders', async (req, res) => {
    const orders = await allOrders(contextOf(req));
    res.set('Cache-Control', 'no-store').json(
      orders.map((row) => ({
        id: row.ref,
        orderNumber: row.external_number ?? row.number,
        status: statusWords[statusOf(row)],
        totalAmount: dollarsFromCents(row.total_cents).toFixed(2),
        createdAt: new Date(row.created_at),
        customerEmail: row.email,
        customerFirstName: row.customer_first_name,
        customerLastName: row.customer_last_name,
        shippingAddress: formatAddress(row.shipping_address),
      })),
    );
  });
  router.get('/api/admin/orders.csv', async (req, res) => {
    // Who asks is checked before what they sent is read.
    const staff = await asStaff(contextOf(req), 'admin');
    await sendCsv(res, 'orders', await exportOrders(staff, exportOf(req) as never));
  });
  return router;
}
