import type { ShopQueries } from '../shop/shop-queries.ts';

export interface OrderRowOptions {
  status?: string;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  totalCents?: number;
  refundedCents?: number;
  couponCode?: string | null;
  source?: 'shop' | 'import';
  reviewReason?: string | null;
  createdAt?: string;
  street1?: string;
}

let made = 0;
/** A row of an order as it stands after a checkout, for lists: without lines, stock and payment. */
export async function makeOrderRow({ sql }: Pick<ShopQueries, 'sql'>, options: OrderRowOptions = {}): Promise<{ number: number | null; ref: string }> {
  made += 1;
  const { status = 'completed', totalCents = 1600, createdAt = new Date().toISOString() } = options;
  const isUnpaid = ['pending', 'expired', 'canceled'].includes(status);
  const ref = `BQ-${String(made).padStart(16, '0')}`;
  const [order] = await sql<{ number: number | null }>(
    `insert into orders (ref, number, status, stock_state, source, mode, email, customer_first_name, customer_last_name, shipping_address,
       subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents, coupon_code, shipping_method, refunded_cents,
       review_reason, created_at, paid_at)
     values ($1, case when $2 then null else nextval('order_number_seq') end, $3, 'released', $4, 'sandbox', $5, $6, $7, $8, $9, 0, 0, 0, $9, $10,
       'USPS Ground', $11, $12, $13, case when $2 then null else $13::timestamptz end)
     returning number`,
    [
      ref,
      isUnpaid,
      status,
      options.source ?? 'shop',
      options.email === undefined ? 'somebody@example.com' : options.email,
      options.firstName === undefined ? 'Some' : options.firstName,
      options.lastName === undefined ? 'Body' : options.lastName,
      JSON.stringify({ name: 'Some Body', street1: options.street1 ?? '1 Bean St', city: 'Portland', state: 'OR', zip: '97209', country: 'US' }),
      totalCents,
      options.couponCode ?? null,
      options.refundedCents ?? 0,
      options.reviewReason ?? null,
      createdAt,
    ],
  );
  return { number: order!.number, ref };
}
