import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import type { Env } from '../../../../platform/config/load-env.ts';
import { registerList } from '../../../../platform/graphql/register-list.ts';
import { listInput } from '../../../../platform/input/list-input.ts';
import { endOfDay, shopDay, startOfDay } from '../../../../platform/input/shop-day.ts';
import { isOneLine, NOT_ON_ONE_LINE } from '../../../../platform/lib/input-text.ts';
import { type OrderSource, orderSources } from '../../orders.entity.ts';
import { IS_LISTED, SHOWN_AS, type ShownStatus, shownStatuses } from '../shown-status.ts';
import { searchCondition } from './search-condition.ts';
import type { Condition } from './search-condition.ts';

export const ShownStatusEnum = registerList(shownStatuses, {
  name: 'ShownStatus',
  description: 'The status of an order as the staff sees it.',
  values: {
    pending: 'The shopper may still pay.',
    paid: 'Paid; label or confirmation are due.',
    completed: 'Label bought and confirmation sent, or marked by a person.',
    shipped: 'Marked as shipped by a person.',
    'needs-review': 'A person has to look.',
    'partly-refunded': 'Paid, and a part was refunded.',
    refunded: 'Refunded in full.',
    canceled: 'An attempt that was canceled before it was paid.',
    expired: 'An attempt that was not paid in time.',
  },
});

export const OrderSourceEnum = registerList(orderSources, {
  name: 'OrderSource',
  description: 'Where an order comes from.',
  values: { shop: 'Made here.', import: 'Imported from another shop.' },
});

export const orderSorts = ['number', 'date', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const OrderSortEnum = registerList(orderSorts, {
  name: 'OrderSort',
  description: 'What a list of orders is sorted by.',
  values: { number: 'Number.', date: 'When the checkout was made.', total: 'Total.' },
});

@InputType({ description: 'Which orders a list has. Without statuses: all but attempts that were never paid.' })
export class OrderFilterInput {
  @Field(() => String, { nullable: true, description: 'Number, reference, status, or part of e-mail address or name.' })
  q?: string | null;

  @Field(() => [ShownStatusEnum], { nullable: true, description: 'Only these.' })
  statuses?: ShownStatus[] | null;

  @Field(() => String, { nullable: true, description: "The first day in the shop's time zone, YYYY-MM-DD." })
  from?: string | null;

  @Field(() => String, { nullable: true, description: "The last day in the shop's time zone, YYYY-MM-DD." })
  to?: string | null;

  @Field(() => Int, { nullable: true, description: 'The smallest total, in US cents.' })
  minCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'The largest total, in US cents.' })
  maxCents?: number | null;

  @Field(() => String, { nullable: true, description: 'The code of the coupon.' })
  coupon?: string | null;

  @Field(() => OrderSourceEnum, { nullable: true, description: 'Only these.' })
  source?: OrderSource | null;
}

const MOST_CENTS = 100_000_000;
const cents = z.number().int().min(0).max(MOST_CENTS).nullish();

export const orderFilter = z.object({
  q: listInput.shape.q.nullish(),
  statuses: z.array(z.enum(shownStatuses)).max(shownStatuses.length).nullish(),
  from: shopDay.nullish(),
  to: shopDay.nullish(),
  minCents: cents,
  maxCents: cents,
  coupon: z.string().trim().max(64).refine(isOneLine, NOT_ON_ONE_LINE).nullish(),
  source: z.enum(orderSources).nullish(),
});
export type OrderFilter = z.output<typeof orderFilter>;

/** The filter as an SQL condition on alias o. */
export function filterCondition(filter: OrderFilter, { SHOP_TIME_ZONE: zone }: Pick<Env, 'SHOP_TIME_ZONE'>): Condition {
  const { q, statuses, from, to, minCents, maxCents, coupon, source } = filter;
  const parts: Condition[] = [
    { sql: statuses?.length ? `(${statuses.map((status) => SHOWN_AS[status]).join(' or ')})` : IS_LISTED, params: [] },
    ...(q ? [searchCondition(q)] : []),
    ...(from ? [{ sql: 'o.created_at >= ?', params: [startOfDay(from, zone)] }] : []),
    ...(to ? [{ sql: 'o.created_at < ?', params: [endOfDay(to, zone)] }] : []),
    ...(minCents != null ? [{ sql: 'o.total_cents >= ?', params: [minCents] }] : []),
    ...(maxCents != null ? [{ sql: 'o.total_cents <= ?', params: [maxCents] }] : []),
    ...(coupon ? [{ sql: 'o.coupon_code = ?', params: [coupon.toUpperCase()] }] : []),
    ...(source ? [{ sql: `o.source = '${source}'`, params: [] }] : []),
  ];
  return { sql: parts.map(({ sql }) => sql).join(' and '), params: parts.flatMap(({ params }) => params) };
}

/** What a list is sorted by, as SQL on alias o; orders with the same value are sorted by id. An attempt has no number and counts as 0. */
export const SORT_KEYS: Record<OrderSort, string> = {
  number: 'coalesce(o.number, 0)',
  date: 'o.created_at',
  total: 'o.total_cents',
};

export const orderSort = z.object({ sort: z.enum(orderSorts).default('number'), isDescending: z.boolean().default(true) });
