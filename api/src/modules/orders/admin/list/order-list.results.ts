import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerList } from '../../../../platform/graphql/register-list.ts';
import { view } from '../../../../platform/graphql/view.ts';
import { formatAddress } from '../address-line.ts';
import type { OrderSource, PostalAddress } from '../../orders.entity.ts';
import type { OrderStatus } from '../../orders.rules.ts';
import { shownStatus, type ShownStatus } from '../shown-status.ts';
import { OrderSourceEnum, ShownStatusEnum } from './order-filter.ts';

const orderModes = ['live', 'test', 'sandbox'] as const;
export type OrderMode = (typeof orderModes)[number];
export const OrderModeEnum = registerList(orderModes, {
  name: 'OrderMode',
  description: 'What payments were in when an order was made.',
  values: { live: 'Real money.', test: "The provider's test mode.", sandbox: 'The sandbox of this shop.' },
});

@ObjectType({ description: 'An order in the list of the staff.' })
export class AdminOrderRow {
  @Field(() => ID, { description: 'The public reference.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: 'The number; null for what was never paid, below zero for an imported order.' })
  number!: number | null;

  @Field(() => String, { nullable: true, description: 'The number that an imported order had in its shop; shown in place of number.' })
  externalNumber!: string | null;

  @Field(() => ShownStatusEnum, { description: 'The status as shown.' })
  status!: ShownStatus;

  @Field(() => String, { nullable: true, description: 'First and last name; null: unknown customer.' })
  customerName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => Date, { description: 'When the checkout was made (ISO 8601, UTC).' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'The shipping address in one line.' })
  address!: string | null;

  @Field(() => Int, { description: 'What was charged, in US cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What was refunded of it, in US cents.' })
  refundedCents!: number;

  @Field(() => OrderSourceEnum, { description: 'Where it comes from.' })
  source!: OrderSource;

  @Field(() => OrderModeEnum, { description: 'What payments were in when it was made.' })
  mode!: OrderMode;
}

/** Columns of ORDER_ROW as SQL answers them. */
export interface OrderRow {
  id: number;
  ref: string;
  number: number | null;
  external_number: string | null;
  status: OrderStatus;
  review_reason: string | null;
  customer_first_name: string | null;
  customer_last_name: string | null;
  email: string | null;
  created_at: string;
  shipping_address: PostalAddress | null;
  total_cents: number;
  refunded_cents: number;
  source: OrderSource;
  mode: OrderMode;
}

/** What a row of a list has, as SQL on alias o. */
export const ORDER_ROW = `o.id, o.ref, o.number, o.external_number, o.status, o.review_reason, o.customer_first_name, o.customer_last_name, o.email, o.created_at,
  o.shipping_address, o.total_cents, o.refunded_cents, o.source, o.mode`;

export function statusOf(row: OrderRow): ShownStatus {
  return shownStatus({ status: row.status, reviewReason: row.review_reason, refundedCents: row.refunded_cents });
}

export function customerNameOf(row: Pick<OrderRow, 'customer_first_name' | 'customer_last_name'>): string | null {
  return [row.customer_first_name, row.customer_last_name].filter(Boolean).join(' ') || null;
}

export function toOrderRow(row: OrderRow): AdminOrderRow {
  return view(AdminOrderRow, {
    id: row.ref,
    number: row.number,
    externalNumber: row.external_number,
    status: statusOf(row),
    customerName: customerNameOf(row),
    email: row.email,
    createdAt: new Date(row.created_at),
    address: formatAddress(row.shipping_address),
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    source: row.source,
    mode: row.mode,
  });
}

@ObjectType({ description: 'A page of the orders.' })
export class AdminOrderPage {
  @Field(() => [AdminOrderRow], { description: 'The orders of the page.' })
  rows!: AdminOrderRow[];

  @Field(() => Int, { description: 'How many all pages have together; at most 10,000.' })
  totalCount!: number;

  @Field(() => Boolean, { description: 'Whether there are more than totalCount.' })
  isCountCapped!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Paid less refunded of all pages, for orders that count, in US cents; null when the count is capped.',
  })
  sumCents!: number | null;

  @Field(() => Int, { description: 'The highest number of all orders; 0 without any.' })
  newestNumber!: number;
}
