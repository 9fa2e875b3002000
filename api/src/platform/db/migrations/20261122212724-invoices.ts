import { Migration } from '@mikro-orm/migrations';

/** Invoices, their lines, and the last number of each year. */
export class Migration20261122212724Invoices extends Migration {
  override up(): void {
    this.addSql(
      `create table "invoice" ("id" serial primary key, "number" varchar(255) not null, "customer_name" varchar(255) not null, "customer_email" varchar(255) null, "customer_phone" varchar(255) null, "payment_method" text not null default 'cash', "payment_status" text not null default 'paid', "notes" text not null default '', "coupon_code" varchar(255) null, "discount_cents" int not null, "subtotal_cents" int not null, "total_cents" int not null, "idempotency_key" varchar(64) not null, "content_hash" varchar(64) not null, "created_at" timestamptz not null, "voided_at" timestamptz null, "mailed_at" timestamptz null)`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_number_unique" unique ("number")`);
    this.addSql(`alter table "invoice" add constraint "invoice_idempotency_key_unique" unique ("idempotency_key")`);
    this.addSql(`create index "invoice_created_at_id_index" on "invoice" ("created_at", "id")`);
    this.addSql(`create table "invoice_counter" ("year" int not null, "last_number" int not null, primary key ("year"))`);
    this.addSql(
      `create table "invoice_item" ("id" serial primary key, "invoice_id" int not null, "position" int not null, "name" varchar(255) not null, "quantity" int not null default 1, "price_cents" int not null, "grind" text not null default 'whole-bean')`,
    );
    this.addSql(`create index "invoice_item_invoice_id_position_index" on "invoice_item" ("invoice_id", "position")`);
    this.addSql(
      `alter table "invoice" add constraint "invoice_total_check" check (discount_cents >= 0 and total_cents = greatest(subtotal_cents - discount_cents, 0))`,
    );
    this.addSql(
      `alter table "invoice" add constraint "invoice_payment_method_check" check ("payment_method" in ('cash', 'check', 'venmo', 'paypal', 'credit-card'))`,
    );
    this.addSql(`alter table "invoice" add constraint "invoice_payment_status_check" check ("payment_status" in ('paid', 'void'))`);
    this.addSql(
      `alter table "invoice_item" add constraint "invoice_item_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id")`,
    );
    this.addSql(`alter table "invoice_item" add constraint "invoice_item_check" check (quantity >= 1 and price_cents >= 0)`);
    this.addSql(`alter table "invoice_item" add constraint "invoice_item_grind_check" check ("grind" in ('whole-bean', 'ground'))`);
  }
}
