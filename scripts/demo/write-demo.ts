import { DEMO_DOMAIN } from './demo-words.ts';

const COUPONS = `insert into coupon (code, description, discount_type, discount_value, minimum_cents, usage_limit, is_demo, created_at)
  select code, description, type, value, minimum, 1000000, true, now() - interval '3 years'
  from (values ('HARVEST10', 'Ten percent off the harvest', 'percentage', 10, 0), ('WINTER15', 'Fifteen percent off in the cold', 'percentage', 15, 3000),
    ('FRIENDS5', 'Five dollars off for friends of the shop', 'fixed', 500, 2000)) as c (code, description, type, value, minimum)
  on conflict do nothing`;

/** Amounts as checkoutTotals makes them, and where the order, its stock and its coupon are now. */
const AMOUNTS = `create temp table demo_order on commit drop as
  with summed as (select order_id, sum(price_cents * quantity)::int as subtotal, sum(quantity)::int as bags from demo_line group by order_id),
  couponed as (
    select c.*, s.subtotal, s.bags, k.id as coupon_id, k.code as coupon_code,
      coalesce(case k.discount_type when 'percentage' then round(s.subtotal * k.discount_value / 100.0)::int when 'fixed' then least(k.discount_value, s.subtotal) end, 0) as discount
    from demo_checkout c join summed s using (order_id)
    left join coupon k on k.deleted_at is null and s.subtotal >= k.minimum_cents and pg_temp.chance(c.key, 'coupon') < 0.13
      and k.code = (array['HARVEST10', 'WINTER15', 'FRIENDS5'])[1 + floor(pg_temp.chance(c.key, 'which coupon') * 3)::int]),
  shipped as (select *, case when subtotal - discount >= 4500 then 0 else 599 end as shipping from couponed),
  stated as (
    select *, outcome in ('expired', 'canceled') as is_unpaid,
      case outcome when 'part-refunded' then 'shipped' when 'review-1' then 'needs_review' when 'review-2' then 'paid' when 'review-3' then 'needs_review'
        when 'review-4' then 'completed' when 'review-5' then 'paid' else outcome end as status
    from shipped)
  select *, subtotal - discount + shipping as total,
    -- An amount that does not match is no payment: the order has no number (finalizePayment).
    not is_unpaid and outcome <> 'review-3' as is_counted,
    least(paid_at + make_interval(hours => 20 + floor(200 * pg_temp.chance(key, 'refunded at'))::int), now() - interval '1 hour') as refunded_at,
    case when is_unpaid then 'released' when outcome in ('review-1', 'review-3') then 'held' else 'sold' end as stock_state
  from stated`;

/** One line of an order that is refunded in part, and all lines of one that is refunded in full; every second refund restocks. */
const REFUNDS = `create temp table demo_refund on commit drop as
  with lines as (
    select o.order_id, o.key, o.outcome, o.total, o.discount, o.shipping, o.refunded_at, l.item_id, l.stock_item_id, l.price_cents,
      case o.outcome when 'refunded' then l.quantity else 1 end as quantity, row_number() over (partition by o.order_id order by l.item_id) as at
    from demo_order o join demo_line l using (order_id) where o.outcome in ('refunded', 'part-refunded'))
  select *, quantity * (pg_temp.chance(key, 'restock') < 0.5)::int as restocked,
    case outcome when 'refunded' then total else least(price_cents, total - shipping - 1) end as amount
  from lines where outcome = 'refunded' or at = 1`;

const ORDERS = `insert into orders (id, ref, number, status, stock_state, mode, user_id, email, customer_first_name, customer_last_name, shipping_address,
    subtotal_cents, discount_cents, shipping_cents, actual_shipping_cents, total_cents, coupon_code, shipping_method, payment_intent_id, is_payment_closed,
    refunded_cents, bag_count, label_state, tracking_number, confirmation_mailed_at, review_reason, created_at, paid_at, completed_at, shipped_at)
  select o.order_id, o.ref, case when is_counted then nextval('order_number_seq') end, o.status, o.stock_state, 'sandbox', p.user_id, p.email, p.first_name, p.last_name,
    case when outcome = 'review-5' then null else p.address end, o.subtotal, o.discount, o.shipping, 599, o.total, o.coupon_code, 'USPS Ground',
    'pi_demo_' || lower(substr(o.ref, 4)), true, coalesce(r.amount, 0), o.bags,
    case when outcome = 'review-2' then 'failed' when o.status in ('completed', 'shipped', 'refunded') then 'bought' else 'none' end,
    case when o.status in ('completed', 'shipped', 'refunded') then '9400 1000 ' || lpad(o.order_id::text, 8, '0') end,
    case when is_counted then o.paid_at + interval '9 seconds' end,
    case outcome when 'review-1' then 'Paid, but not all bags are in stock' when 'review-2' then 'The shipping label could not be bought'
      when 'review-3' then 'The amount received is not the order total' when 'review-4' then 'Disputed at the bank' when 'review-5' then 'Paid without a shipping address' end,
    o.created_at, case when is_counted then o.paid_at end, case when o.status in ('completed', 'shipped') then o.paid_at + interval '12 seconds' end,
    case when o.status = 'shipped' then o.paid_at + interval '1 day' end
  from (select * from demo_order order by n) o join demo_person p using (person)
  left join (select order_id, max(amount) as amount from demo_refund group by order_id) r using (order_id)`;

const USERS = `insert into users (id, email, first_name, last_name, created_at)
  select user_id, email, first_name, last_name, met_at - interval '4 minutes' from demo_person where user_id is not null`;
/** Somebody who made an account and has bought nothing so far. */
const VISITORS = `insert into users (email, first_name, last_name, created_at)
  select 'visitor.' || user_id || '@${DEMO_DOMAIN}', last_name, first_name, met_at + interval '3 days' from demo_person
  where user_id is not null and pg_temp.chance(person, 'visitor') < 0.08 and met_at < now() - interval '4 days'`;

const ITEMS = `insert into order_item (id, order_id, product_id, product_slug, product_name, grind, size, quantity, unit_price_cents, weight_grams)
  select item_id, order_id, product_id, slug, name, grind, size, quantity, price_cents, weight_grams from demo_line order by item_id`;

const EVENTS = `insert into order_event (order_id, kind, detail, actor, created_at)
  select order_id, kind, detail, actor, at from (
    select o.order_id, e.* from demo_order o join orders made on made.id = o.order_id join demo_person p using (person)
    cross join lateral (values
      (1, true, 'placed', jsonb_build_object('totalCents', o.total), coalesce('user:' || p.user_id, 'visitor'), o.created_at),
      (2, true, 'intent-recorded', jsonb_build_object('paymentIntentId', made.payment_intent_id), 'system', o.created_at),
      (3, o.is_counted, 'paid', jsonb_build_object('paymentIntentId', made.payment_intent_id, 'number', made.number), 'system', o.paid_at),
      (3, o.outcome = 'review-3', 'payment-mismatch', jsonb_build_object('receivedCents', o.total - 500, 'currency', 'usd', 'isLive', false), 'system', o.paid_at),
      (3, o.is_unpaid, o.status, '{"reason": "the hold ended"}', 'system', o.created_at + interval '15 minutes'),
      (4, o.is_unpaid, 'goods-released', '{}', 'system', o.created_at + interval '15 minutes'),
      (5, o.stock_state = 'sold', 'goods-settled', '{}', 'system', o.paid_at + interval '5 seconds'),
      (6, made.label_state = 'bought', 'label-bought', jsonb_build_object('trackingNumber', made.tracking_number), 'system', o.paid_at + interval '7 seconds'),
      (7, made.completed_at is not null, 'mailed-and-completed', '{}', 'system', made.completed_at),
      (8, o.outcome = 'review-4', 'disputed', '{}', 'system', now() - interval '2 days'),
      (8, o.outcome in ('review-1', 'review-2', 'review-5'), 'needs-review', jsonb_build_object('reason', made.review_reason), 'system', o.paid_at + interval '1 minute')
    ) as e (step, is_so, kind, detail, actor, at) where e.is_so) made_events
  order by order_id, step`;

const REFUND_ROWS = `with made as (
    insert into refund (key, order_id, amount_cents, reason, is_restocked, is_cancellation, state, provider_refund_id, actor, created_at, ended_at)
    select 'demo-' || order_id, order_id, max(amount), (array['damaged', 'changed-mind', 'lost', 'other'])[1 + floor(pg_temp.chance(order_id, 'why') * 4)::int],
      bool_or(restocked > 0), bool_or(outcome = 'refunded'), 'succeeded', 're_demo_' || order_id, 'system', max(refunded_at), max(refunded_at) + interval '3 seconds'
    from demo_refund group by order_id returning id, order_id),
  lines as (
    insert into refund_line (refund_id, item_id, quantity, amount_cents, restocked)
    select made.id, item_id, quantity, least(price_cents * quantity, amount), restocked from demo_refund join made using (order_id))
  insert into order_event (order_id, kind, detail, actor, created_at)
  select order_id, 'refund-made', jsonb_build_object('refundId', max(made.id), 'amountCents', max(amount), 'restocked', sum(restocked)), 'system', max(refunded_at)
  from demo_refund join made using (order_id) group by order_id`;

const REDEMPTIONS = `insert into coupon_redemption (coupon_id, order_id, discount_cents, state, created_at)
  select coupon_id, order_id, discount, case when is_unpaid then 'released' when stock_state = 'held' then 'held' else 'used' end, created_at
  from demo_order where coupon_id is not null and discount > 0`;
const COUPON_COUNTS = `update coupon c set used_count = (
    select count(*) from coupon_redemption r where r.coupon_id = c.id and r.state in ('held', 'used'))
  where c.code in ('HARVEST10', 'WINTER15', 'FRIENDS5')`;

/** What the orders moved, and the deliveries that made it possible: each month as many bags as it sold. */
const MOVES = `insert into stock_move (stock_item_id, reason, quantity, subject, actor, created_at)
  select stock_item_id, reason, quantity, subject, 'system', at from (
    select l.stock_item_id, m.reason, l.quantity, o.ref as subject, m.at from demo_order o join demo_line l using (order_id)
    cross join lateral (values
      ('hold', true, o.created_at), ('release', o.is_unpaid, o.created_at + interval '15 minutes'),
      ('sell', o.stock_state = 'sold', o.paid_at + interval '5 seconds')) as m (reason, is_so, at) where m.is_so
    union all
    select stock_item_id, 'restock', restocked, ref, refunded_at from (
      select r.stock_item_id, r.restocked, r.refunded_at, o.ref from demo_refund r join demo_order o using (order_id) where r.restocked > 0) back
    union all
    select l.stock_item_id, 'adjust', sum(l.quantity), 'delivery', date_trunc('month', min(o.created_at))
    from demo_order o join demo_line l using (order_id) where not o.is_unpaid
    group by l.stock_item_id, date_trunc('month', o.created_at)) moved
  order by at`;
const STOCK = `update stock_item s set
    held = s.held + m.held, sold = s.sold + m.sold, adjusted = s.adjusted + m.delivered,
    available = s.available + m.delivered - m.held - m.sold
  from (
    select stock_item_id, sum(quantity) filter (where reason = 'adjust') as delivered,
      coalesce(sum(case reason when 'hold' then quantity when 'release' then -quantity when 'sell' then -quantity end), 0) as held,
      coalesce(sum(case reason when 'sell' then quantity when 'restock' then -quantity end), 0) as sold
    from stock_move where subject = 'delivery' or subject in (select ref from demo_order) group by stock_item_id) m
  where s.id = m.stock_item_id`;
/** A few piles that want a delivery. */
const SHORTAGES = `with wanted as (
    select s.id, s.available - w.left_over as gone from (values ('jacks-pumpkin', 'ground', 0), ('mint-stole-christmas', 'ground', 2), ('stranger-brew-poster', 'none', 3),
      ('snickering-weasley', 'whole-bean', 4), ('decaf-destiny', 'ground', 4), ('sparrows', 'whole-bean', 5)) as w (slug, grind, left_over)
    join product p on p.slug = w.slug join stock_item s on s.product_id = p.id and s.grind = w.grind where s.available > w.left_over),
  recorded as (
    insert into stock_move (stock_item_id, reason, quantity, subject, actor, created_at)
    select id, 'adjust', -gone, 'counted', 'system', now() from wanted)
  update stock_item s set available = s.available - w.gone, adjusted = s.adjusted - w.gone from wanted w where s.id = w.id`;

/** Orders of another shop from before this one opened: they have lines and a number, and move no stock. */
const IMPORTED = `with wanted as (
    select *, nextval('orders_id_seq')::int as new_id from demo_order where is_counted order by n limit (select ceil(count(*) * 0.008) from demo_order)),
  made as (
    insert into orders (id, ref, number, status, stock_state, mode, source, email, customer_first_name, customer_last_name, shipping_address, subtotal_cents,
      discount_cents, shipping_cents, actual_shipping_cents, total_cents, shipping_method, label_state, created_at, paid_at, completed_at)
    select new_id, 'BQ-' || upper(substr(md5('imported ' || w.ref), 1, 16)), nextval('order_number_seq'), 'completed', 'released', 'sandbox', 'import',
      p.email, p.first_name, p.last_name, p.address, subtotal, 0, shipping, 599, subtotal + shipping, 'Standard', 'none',
      created_at - interval '1 year', created_at - interval '1 year', created_at - interval '1 year'
    from wanted w join demo_person p using (person))
  insert into order_item (order_id, product_id, product_slug, product_name, grind, size, quantity, unit_price_cents, weight_grams)
  select w.new_id, l.product_id, l.slug, l.name, l.grind, l.size, l.quantity, l.price_cents, l.weight_grams
  from wanted w join demo_line l using (order_id)`;

/** Statements that make the planned history: rows as the shop itself writes them, with their trails. */
export const WRITE_DEMO: readonly (readonly [step: string, sql: string])[] = [
  ['Coupons', COUPONS],
  ['Amounts', `${AMOUNTS}; create index on demo_order (order_id); analyze demo_order`],
  ['Refunds', REFUNDS],
  ['Accounts', `${USERS}; ${VISITORS}`],
  ['Orders', ORDERS],
  ['Lines of orders', ITEMS],
  ['Trails', `analyze orders; ${EVENTS}`],
  ['Refund rows', REFUND_ROWS],
  ['Uses of coupons', `${REDEMPTIONS}; ${COUPON_COUNTS}`],
  ['Stock', `${MOVES}; ${STOCK}; ${SHORTAGES}`],
  ['Imported orders', IMPORTED],
];

/** After the commit: statistics for the planner, and the visibility map that index-only scans need. */
export const VACUUM_DEMO = 'vacuum (analyze) orders, order_item, order_event, stock_move, users, refund, refund_line, coupon_redemption';
