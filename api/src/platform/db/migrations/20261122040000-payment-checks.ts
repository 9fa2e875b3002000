import { Migration } from '@mikro-orm/migrations';

/** The sweep asks for each unpaid order's own payment, and an event that is not for this shop waits for a person. */
export class Migration20261122040000PaymentChecks extends Migration {
  override up(): void {
    this.addSql(
      `alter table "orders" add column "payment_checked_at" timestamptz null, add column "is_payment_closed" boolean not null default false`,
    );
    this.addSql(
      `create index "orders_payment_check" on "orders" (coalesce("payment_checked_at", "created_at")) where status in ('pending', 'expired', 'canceled') and payment_intent_id is not null and not is_payment_closed`,
    );
    this.addSql(`alter table "payment_event" add column "review_reason" text null`);
  }
}
