import { Migration } from '@mikro-orm/migrations';

/** Indexes of the list of orders, the views that people of the staff save, and changes of many orders at once. */
export class Migration20261122205847OrderLists extends Migration {
  override up(): void {
    this.addSql(
      `create table "bulk_run" ("id" serial primary key, "key" varchar(64) not null, "kind" text not null, "user_id" int not null, "item_count" int not null, "created_at" timestamptz not null, "ended_at" timestamptz null)`,
    );
    this.addSql(`alter table "bulk_run" add constraint "bulk_run_key_unique" unique ("key")`);
    this.addSql(
      `create table "bulk_run_item" ("id" serial primary key, "run_id" int not null, "order_id" int not null, "state" text not null default 'due', "reason" text null, "version" int null)`,
    );
    this.addSql(`create index "bulk_run_item_run_id_index" on "bulk_run_item" ("run_id")`);
    this.addSql(`create index "bulk_run_item_due" on "bulk_run_item" ("run_id", "id") where state = 'due'`);
    this.addSql(
      `create table "order_list_view" ("id" serial primary key, "user_id" int not null, "name" varchar(60) not null, "query" text not null, "created_at" timestamptz not null, "deleted_at" timestamptz null)`,
    );
    this.addSql(`create index "order_list_view_user_id_index" on "order_list_view" ("user_id")`);
    this.addSql(`create unique index "order_list_view_name" on "order_list_view" ("user_id", lower("name")) where deleted_at is null`);
    this.addSql(`create index "orders_imported" on "orders" ("id") where source = 'import'`);
    this.addSql(`create index "orders_coupon" on "orders" ("coupon_code") where coupon_code is not null`);
    this.addSql(
      `create index "orders_refunded" on "orders" ("id") include ("status", "review_reason", "refunded_cents") where status = 'refunded' or refunded_cents > 0`,
    );
    this.addSql(`create index "orders_review" on "orders" ("id") where status = 'needs_review' or review_reason is not null`);
    this.addSql(
      `create index "orders_by_total" on "orders" ("total_cents", "id") include ("number", "status", "review_reason", "refunded_cents", "total_cents", "created_at", "coupon_code", "source", "mode")`,
    );
    this.addSql(
      `create index "orders_by_date" on "orders" ("created_at", "id") include ("number", "status", "review_reason", "refunded_cents", "total_cents", "created_at", "coupon_code", "source", "mode")`,
    );
    this.addSql(
      `create index "orders_by_number" on "orders" (coalesce("number", 0), "id") include ("number", "status", "review_reason", "refunded_cents", "total_cents", "created_at", "coupon_code", "source", "mode")`,
    );
    this.addSql(
      `alter table "bulk_run" add constraint "bulk_run_kind_check" check ("kind" in ('resend-confirmation', 'buy-label', 'complete', 'reopen'))`,
    );
    this.addSql(
      `alter table "bulk_run_item" add constraint "bulk_run_item_run_id_foreign" foreign key ("run_id") references "bulk_run" ("id")`,
    );
    this.addSql(`alter table "bulk_run_item" add constraint "bulk_run_item_state_check" check ("state" in ('due', 'done', 'refused'))`);
  }
}
