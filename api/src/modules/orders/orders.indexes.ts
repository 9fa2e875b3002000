import { Index, Unique } from '@mikro-orm/decorators/legacy';

/** What lists filter by: with these in the index, a list that is sorted by it reads the table for its page only (orders/admin/list). */
const FILTERED = `"status", "review_reason", "refunded_cents", "total_cents", "created_at", "coupon_code", "source", "mode"`;

/** Orders whose parcel may still move. */
export const IS_FOLLOWED = `tracking_number is not null and source = 'shop' and coalesce(parcel_state, '') not in ('delivered', 'returned')`;

/** Indexes of orders, by name; lists, sweeps and imports say which they need. Imported orders are in no index of a column that they leave null. */
const indexes: Readonly<Record<string, string>> = {
  orders_live_holds: `create index "orders_live_holds" on "orders" ("block_key") where status = 'pending' and stock_state = 'held'`,
  orders_payment_check: `create index "orders_payment_check" on "orders" (coalesce("payment_checked_at", "created_at")) where status in ('pending', 'expired', 'canceled') and payment_intent_id is not null and not is_payment_closed`,
  orders_of_draft: `create index "orders_of_draft" on "orders" ("checkout_draft_id") where checkout_draft_id is not null`,
  orders_of_user: `create index "orders_of_user" on "orders" ("user_id", "created_at", "id") where user_id is not null`,
  orders_hold_expires: `create index "orders_hold_expires" on "orders" ("hold_expires_at") where hold_expires_at is not null`,
  orders_figures: `create index "orders_figures" on "orders" ("paid_at") include ("mode", "source", "total_cents", "refunded_cents") where number is not null and paid_at is not null`,
  orders_guests: `create index "orders_guests" on "orders" (lower("email"), "created_at") include ("email", "source", "mode") where number is not null and user_id is null and email is not null`,
  orders_search: `create index "orders_search" on "orders" using gin ((coalesce("email", '') || ' ' || coalesce("customer_first_name", '') || ' ' || coalesce("customer_last_name", '')) gin_trgm_ops)`,
  orders_by_number: `create index "orders_by_number" on "orders" (coalesce("number", 0), "id") include ("number", ${FILTERED})`,
  orders_by_date: `create index "orders_by_date" on "orders" ("created_at", "id") include ("number", ${FILTERED})`,
  orders_by_total: `create index "orders_by_total" on "orders" ("total_cents", "id") include ("number", ${FILTERED})`,
  orders_followed: `create index "orders_followed" on "orders" (coalesce("parcel_checked_at", "paid_at")) where ${IS_FOLLOWED}`,
  orders_tracked: `create index "orders_tracked" on "orders" ("tracking_number") where tracking_number is not null and source = 'shop'`,
  orders_refunded: `create index "orders_refunded" on "orders" ("id") include ("status", "review_reason", "refunded_cents") where status = 'refunded' or refunded_cents > 0`,
  orders_review: `create index "orders_review" on "orders" ("id") where status = 'needs_review' or review_reason is not null`,
  orders_coupon: `create index "orders_coupon" on "orders" ("coupon_code") where coupon_code is not null`,
  orders_imported: `create index "orders_imported" on "orders" ("id") where source = 'import'`,
  orders_of_import_run: `create index "orders_of_import_run" on "orders" ("import_run_id") where import_run_id is not null`,
};

const uniqueIndexes: Readonly<Record<string, string>> = {
  orders_one_paid_per_draft: 'create unique index "orders_one_paid_per_draft" on "orders" ("checkout_draft_id") where paid_at is not null',
  orders_payment_intent: `create unique index "orders_payment_intent" on "orders" ("payment_intent_id") where payment_intent_id is not null`,
  orders_one_per_import_source: `create unique index "orders_one_per_import_source" on "orders" ("external_number", "import_source") where external_number is not null`,
};

/** Class decorator of Order: its partial and covering indexes. */
export function OrderIndexes(): ClassDecorator {
  return (target) => {
    for (const [name, expression] of Object.entries(indexes)) Index({ name, expression })(target as never);
    for (const [name, expression] of Object.entries(uniqueIndexes)) Unique({ name, expression })(target as never);
  };
}
