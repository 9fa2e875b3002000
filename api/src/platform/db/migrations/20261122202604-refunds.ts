import { Migration } from '@mikro-orm/migrations';

/** Refunds that administrators ask for, by line, and the move of stock that puts refunded bags back. */
export class Migration20261122202604Refunds extends Migration {
  override up(): void {
    this.addSql(
      `create table "refund" ("id" serial primary key, "key" varchar(64) not null, "order_id" int not null, "amount_cents" int not null, "shipping_cents" int not null default 0, "reason" text not null, "note" text null, "is_restocked" boolean not null default false, "is_mailed" boolean not null default false, "is_cancellation" boolean not null default false, "state" text not null default 'requested', "failure" text null, "provider_refund_id" varchar(255) null, "actor" varchar(255) not null, "created_at" timestamptz not null, "ended_at" timestamptz null)`,
    );
    this.addSql(`alter table "refund" add constraint "refund_key_unique" unique ("key")`);
    this.addSql(`create index "refund_order_id_index" on "refund" ("order_id")`);
    this.addSql(
      `create table "refund_line" ("id" serial primary key, "refund_id" int not null, "item_id" int not null, "quantity" int not null, "amount_cents" int not null, "restocked" int not null default 0)`,
    );
    this.addSql(`create index "refund_line_refund_id_index" on "refund_line" ("refund_id")`);
    this.addSql(`create index "refund_line_item_id_index" on "refund_line" ("item_id")`);
    this.addSql(`alter table "stock_move" drop constraint "stock_move_reason_check"`);
    this.addSql(
      `alter table "stock_move" add constraint "stock_move_reason_check" check ("reason" in ('hold', 'release', 'sell', 'restock', 'adjust'))`,
    );
    this.addSql(`alter table "refund" add constraint "refund_order_id_foreign" foreign key ("order_id") references "orders" ("id")`);
    this.addSql(
      `alter table "refund" add constraint "refund_amount_check" check (amount_cents > 0 and shipping_cents >= 0 and shipping_cents <= amount_cents)`,
    );
    this.addSql(
      `alter table "refund" add constraint "refund_reason_check" check ("reason" in ('out-of-stock', 'damaged', 'lost', 'changed-mind', 'fraud', 'other'))`,
    );
    this.addSql(`alter table "refund" add constraint "refund_state_check" check ("state" in ('requested', 'succeeded', 'failed'))`);
    this.addSql(
      `alter table "refund_line" add constraint "refund_line_refund_id_foreign" foreign key ("refund_id") references "refund" ("id")`,
    );
    this.addSql(
      `alter table "refund_line" add constraint "refund_line_item_id_foreign" foreign key ("item_id") references "order_item" ("id")`,
    );
    this.addSql(`alter table "refund_line" add constraint "refund_line_quantity_check" check (quantity > 0)`);
  }
}
