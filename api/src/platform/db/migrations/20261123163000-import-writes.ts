import { Migration } from '@mikro-orm/migrations';

/**
 * Fewer writes for each order of an import: figures of customers are recorded once per statement, and indexes leave out the orders whose
 * column is null.
 */
export class Migration20261123163000ImportWrites extends Migration {
  override up(): void {
    this.addSql(`create function record_changed_orders() returns trigger language plpgsql as $$ begin
      insert into customer_change (user_id, address)
        select distinct user_id, case when user_id is null then lower(email) end from changed where number is not null and coalesce(user_id::text, email) is not null;
      return null; end $$`);
    this.addSql(`create function record_changed_accounts() returns trigger language plpgsql as $$ begin
      insert into customer_change (address) select email from changed where email is not null;
      return null; end $$`);
    for (const [table, target] of [
      ['orders', 'orders'],
      ['users', 'accounts'],
    ]) {
      this.addSql(`drop trigger ${table}_customers_added on ${table}`);
      this.addSql(`drop trigger ${table}_customers_removed on ${table}`);
      this.addSql(`create trigger ${table}_customers_added after insert on ${table} referencing new table as changed
        for each statement execute function record_changed_${target}()`);
      this.addSql(`create trigger ${table}_customers_removed after delete on ${table} referencing old table as changed
        for each statement execute function record_changed_${target}()`);
    }
    this.addSql(`drop trigger orders_figures_added on orders`);
    this.addSql(`create trigger orders_figures_added after insert on orders for each row
      when (new.number is not null and new.paid_at is not null) execute function record_figure_change()`);
    this.addSql(`drop trigger orders_figures_removed on orders`);
    this.addSql(`create trigger orders_figures_removed after delete on orders for each row
      when (old.number is not null and old.paid_at is not null) execute function record_figure_change()`);

    this.addSql(`drop index "orders_of_user", "orders_hold_expires_at_index", "orders_checkout_draft_id_index", "orders_figures"`);
    this.addSql(`drop index "orders_external_number", "orders_one_per_import_source"`);
    this.addSql(`alter table "orders" drop constraint "orders_payment_intent_id_unique"`);
    this.addSql(`create index "orders_of_draft" on "orders" ("checkout_draft_id") where checkout_draft_id is not null`);
    this.addSql(`create index "orders_of_user" on "orders" ("user_id", "created_at", "id") where user_id is not null`);
    this.addSql(`create index "orders_hold_expires" on "orders" ("hold_expires_at") where hold_expires_at is not null`);
    this.addSql(
      `create index "orders_figures" on "orders" ("paid_at") include ("mode", "source", "total_cents", "refunded_cents") where number is not null and paid_at is not null`,
    );
    this.addSql(`create unique index "orders_payment_intent" on "orders" ("payment_intent_id") where payment_intent_id is not null`);
    this.addSql(
      `create unique index "orders_one_per_import_source" on "orders" ("external_number", "import_source") where external_number is not null`,
    );
  }
}
