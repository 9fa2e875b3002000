import { Migration } from '@mikro-orm/migrations';

/**
 * Figures of the portal's overview, counted by day, and indexes for its lists. The trigger notes which days have to be counted anew: it
 * only adds rows, so two purchases never wait for each other. Figures of another time zone count for nothing.
 */
export class Migration20261122205114OverviewFigures extends Migration {
  override up(): void {
    this.addSql(
      `create table "daily_figure" ("id" serial primary key, "time_zone" varchar(255) not null, "day" date not null, "source" text not null, "mode" varchar(255) not null, "order_count" int not null, "revenue_cents" bigint not null, "refunded_cents" bigint not null)`,
    );
    this.addSql(`alter table "daily_figure" add constraint "daily_figure_unique" unique ("time_zone", "day", "source", "mode")`);
    this.addSql(
      `create table "daily_sale" ("id" serial primary key, "time_zone" varchar(255) not null, "day" date not null, "source" text not null, "mode" varchar(255) not null, "product_id" int not null, "quantity" int not null)`,
    );
    this.addSql(`alter table "daily_sale" add constraint "daily_sale_unique" unique ("time_zone", "day", "source", "mode", "product_id")`);
    this.addSql(`create table "figure_change" ("id" serial primary key, "paid_at" timestamptz not null)`);
    this.addSql(`create function record_figure_change() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' and old.number is not null and old.paid_at is not null then
        insert into figure_change (paid_at) values (old.paid_at);
      end if;
      if tg_op <> 'DELETE' and new.number is not null and new.paid_at is not null
        and (tg_op = 'INSERT' or old.number is null or old.paid_at is distinct from new.paid_at) then
        insert into figure_change (paid_at) values (new.paid_at);
      end if;
      return null; end $$`);
    // A function for its row estimate: with the one of a plain query, a hundred thousand days, the planner expects hours of work.
    this.addSql(`create function changed_days(zone text) returns setof date language plpgsql stable rows 5 as $$ begin
      if exists (select from daily_figure f where f.time_zone = zone) then
        return query select distinct (c.paid_at at time zone zone)::date from figure_change c;
      else
        return query select distinct (o.paid_at at time zone zone)::date from orders o where o.number is not null and o.paid_at is not null;
      end if; end $$`);
    this.addSql(`create trigger orders_figures_added after insert on orders for each row
      when (new.number is not null) execute function record_figure_change()`);
    this.addSql(`create trigger orders_figures_removed after delete on orders for each row
      when (old.number is not null) execute function record_figure_change()`);
    this.addSql(`create trigger orders_figures_changed after update on orders for each row
      when ((old.number, old.paid_at, old.total_cents, old.refunded_cents, old.source, old.mode)
        is distinct from (new.number, new.paid_at, new.total_cents, new.refunded_cents, new.source, new.mode)) execute function record_figure_change()`);
    this.addSql(`create index "orders_review" on "orders" ("created_at") where status = 'needs_review' or review_reason is not null`);
    this.addSql(
      `create index "orders_guests" on "orders" (lower("email"), "created_at") include ("email", "source", "mode") where number is not null and user_id is null and email is not null`,
    );
    this.addSql(`alter table "outbox" drop constraint "outbox_state_check"`);
    this.addSql(`alter table "outbox" add "attempts_before" int not null default 0`);
    this.addSql(`alter table "outbox" add constraint "outbox_state_check" check ("state" in ('due', 'done', 'parked', 'given-up'))`);
  }
}
