import { Migration } from '@mikro-orm/migrations';

/** Who changed an order, each move of stock, and the status of an order that was handed to the carrier. */
export class Migration20261122090000OneWriter extends Migration {
  override up(): void {
    // An api of the version before adds events and orders while this one starts: the default is for those.
    this.addSql(`alter table "order_event" add column "actor" varchar(255) not null default 'system'`);
    this.addSql(`create table "stock_move" (
      "id" serial primary key,
      "stock_item_id" int not null,
      "reason" text not null,
      "quantity" int not null,
      "subject" varchar(255) not null,
      "actor" varchar(255) not null,
      "created_at" timestamptz not null)`);
    this.addSql(`create index "stock_move_stock_item_id_index" on "stock_move" ("stock_item_id")`);
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_reason_check" check ("reason" in ('hold', 'release', 'sell', 'adjust'))`,
    );
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_stock_item_id_foreign" foreign key ("stock_item_id") references "stock_item" ("id") on delete cascade`,
    );
    this.addSql(`alter table "orders" drop constraint "orders_status_check"`);
    this.addSql(
      `alter table "orders" add constraint "orders_status_check" check ("status" in ('pending', 'paid', 'completed', 'shipped', 'expired', 'canceled', 'refunded', 'needs_review'))`,
    );
  }
}
