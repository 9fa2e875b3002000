import { Migration } from '@mikro-orm/migrations';

/**
 * A table of customers with their figures. Triggers insert the changed customers into customer_change and update nothing, so purchases do
 * not block each other. The last statement inserts the existing customers, and the worker counts them.
 */
export class Migration20261123002300CustomerFigures extends Migration {
  override up(): void {
    this.addSql(`create table "customer_change" ("id" serial primary key, "address" text null, "user_id" int null)`);
    this.addSql(
      `create table "customer_figure" ("address" text not null, "modes" text not null, "kind" text null, "customer_id" text not null, "first_name" text null, "last_name" text null, "sorted_name" text not null, "searched_text" text not null, "created_at" timestamptz null, "order_count" int not null, "spent_cents" int not null, primary key ("address"))`,
    );
    this.addSql(`create index "customer_figure_modes" on "customer_figure" ("modes")`);
    this.addSql(
      `create index "customer_figure_search" on "customer_figure" using gin ("searched_text" gin_trgm_ops) where kind is not null`,
    );
    this.addSql(
      `create index "customer_figure_by_spent" on "customer_figure" ("spent_cents", "customer_id") include ("address", "kind") where kind is not null`,
    );
    this.addSql(
      `create index "customer_figure_by_orders" on "customer_figure" ("order_count", "customer_id") include ("address", "kind") where kind is not null`,
    );
    this.addSql(
      `create index "customer_figure_by_address" on "customer_figure" ("address", "customer_id") include ("kind") where kind is not null`,
    );
    this.addSql(
      `create index "customer_figure_by_name" on "customer_figure" ("sorted_name", "customer_id") include ("address", "kind") where kind is not null`,
    );
    this.addSql(
      `create index "customer_figure_by_date" on "customer_figure" ("created_at", "customer_id") include ("address", "kind") where kind is not null`,
    );
    this.addSql(`create function record_customer_order_change() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' and old.number is not null and coalesce(old.user_id::text, old.email) is not null then
        insert into customer_change (user_id, address) values (old.user_id, case when old.user_id is null then lower(old.email) end);
      end if;
      if tg_op <> 'DELETE' and new.number is not null and coalesce(new.user_id::text, new.email) is not null
        and (tg_op = 'INSERT' or old.number is null or (old.user_id, lower(old.email)) is distinct from (new.user_id, lower(new.email))) then
        insert into customer_change (user_id, address) values (new.user_id, case when new.user_id is null then lower(new.email) end);
      end if;
      return null; end $$`);
    this.addSql(`create function record_customer_account_change() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' and old.email is not null then
        insert into customer_change (address) values (old.email);
      end if;
      if tg_op <> 'DELETE' and new.email is not null and (tg_op = 'INSERT' or old.email is distinct from new.email) then
        insert into customer_change (address) values (new.email);
      end if;
      return null; end $$`);
    // In plpgsql for its row estimate, which makes the planner look each address up by index.
    this.addSql(`create function changed_customers(counted_modes text) returns setof text language plpgsql stable rows 50 as $$ begin
      return query select c.address from customer_change c where c.address is not null
        union select u.email::text from customer_change c join users u on u.id = c.user_id where u.email is not null
        union select f.address from customer_figure f where f.modes < counted_modes or f.modes > counted_modes;
      end $$`);
    this.addSql(`create trigger orders_customers_added after insert on orders for each row
      when (new.number is not null) execute function record_customer_order_change()`);
    this.addSql(`create trigger orders_customers_removed after delete on orders for each row
      when (old.number is not null) execute function record_customer_order_change()`);
    this.addSql(`create trigger orders_customers_changed after update on orders for each row
      when ((old.number, old.user_id, old.email, old.customer_first_name, old.customer_last_name, old.total_cents, old.refunded_cents, old.source, old.mode, old.created_at)
        is distinct from (new.number, new.user_id, new.email, new.customer_first_name, new.customer_last_name, new.total_cents, new.refunded_cents, new.source, new.mode, new.created_at))
      execute function record_customer_order_change()`);
    this.addSql(`create trigger users_customers_added after insert on users for each row
      when (new.email is not null) execute function record_customer_account_change()`);
    this.addSql(`create trigger users_customers_removed after delete on users for each row
      when (old.email is not null) execute function record_customer_account_change()`);
    this.addSql(`create trigger users_customers_changed after update on users for each row
      when ((old.email, old.first_name, old.last_name, old.created_at) is distinct from (new.email, new.first_name, new.last_name, new.created_at))
      execute function record_customer_account_change()`);
    this.addSql(`insert into customer_change (address) select email from users where email is not null
      union select lower(email) from orders where number is not null and user_id is null and email is not null`);
    this.addSql(`drop index "users_search"`); // The list of customers searches customer_figure.
  }
}
