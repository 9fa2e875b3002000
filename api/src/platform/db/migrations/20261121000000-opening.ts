import { Migration } from '@mikro-orm/migrations';

/** The shop as it opened. */
export class Migration20261121000000Opening extends Migration {
  override up(): void {
    for (const statement of [...tables, ...numbers, ...notifications]) this.addSql(statement);
  }
}

const tables = [
  `create table "audit_entry" (
      "id" serial primary key,
      "actor" varchar(255) not null,
      "action" varchar(255) not null,
      "subject" varchar(255) not null,
      "detail" jsonb not null,
      "created_at" timestamptz not null
    )`,
  `create table "coffee" (
      "id" serial primary key,
      "slug" varchar(255) not null,
      "name" varchar(255) not null,
      "image_url" varchar(255) not null,
      "alt_text" varchar(255) not null,
      "tint" varchar(255) not null,
      "quip" varchar(255) not null,
      "grind_type" text not null,
      "tags" text[] not null,
      "description" text not null,
      "bio" text not null,
      "greeting" text not null,
      "personality" text not null,
      "example_dialogue" text not null,
      "reminder" text not null,
      "lore" jsonb not null,
      "moods" text[] not null,
      "tastes" text[] not null,
      "roast" varchar(255) not null,
      "caffeine" varchar(255) not null,
      "position" int not null
    )`,
  `alter table "coffee" add constraint "coffee_slug_unique" unique ("slug")`,
  `alter table "coffee" add constraint "coffee_grind_type_check" check ("grind_type" in ('whole-bean', 'ground'))`,
  `create table "coupon" (
      "id" serial primary key,
      "code" varchar(255) not null,
      "description" text not null,
      "discount_type" text not null,
      "discount_value" int not null,
      "minimum_cents" int not null default 0,
      "usage_limit" int not null default 1,
      "used_count" int not null default 0,
      "is_active" boolean not null default true,
      "expires_at" timestamptz null
    )`,
  `alter table "coupon" add constraint "coupon_code_unique" unique ("code")`,
  `alter table "coupon" add constraint "coupon_value_check" check (discount_value > 0 and (discount_type <> 'percentage' or discount_value <= 100))`,
  `alter table "coupon" add constraint "coupon_usage_check" check (used_count >= 0 and used_count <= usage_limit)`,
  `alter table "coupon" add constraint "coupon_discount_type_check" check ("discount_type" in ('percentage', 'fixed'))`,
  `create table "coupon_redemption" (
      "id" serial primary key,
      "coupon_id" int not null,
      "order_id" int not null,
      "discount_cents" int not null,
      "state" text not null default 'held',
      "created_at" timestamptz not null
    )`,
  `create index "coupon_redemption_coupon_id_index" on "coupon_redemption" ("coupon_id")`,
  `alter table "coupon_redemption" add constraint "coupon_redemption_order_id_unique" unique ("order_id")`,
  `alter table "coupon_redemption" add constraint "coupon_redemption_state_check" check ("state" in ('held', 'used', 'released'))`,
  `create table "orders" (
      "id" serial primary key,
      "ref" varchar(255) not null,
      "number" int null,
      "status" text not null default 'pending',
      "stock_state" text not null default 'held',
      "mode" varchar(255) not null,
      "checkout_draft_id" int null,
      "user_id" int null,
      "email" varchar(255) null,
      "customer_first_name" varchar(255) null,
      "customer_last_name" varchar(255) null,
      "shipping_address" jsonb null,
      "subtotal_cents" int not null,
      "discount_cents" int not null,
      "shipping_cents" int not null,
      "actual_shipping_cents" int not null,
      "total_cents" int not null,
      "coupon_code" varchar(255) null,
      "shipping_method" varchar(255) not null,
      "carrier_rate_id" varchar(255) null,
      "payment_intent_id" varchar(255) null,
      "refunded_cents" int not null default 0,
      "hold_expires_at" timestamptz null,
      "label_state" text not null default 'none',
      "is_label_deferred" boolean not null default false,
      "label_rate_id" varchar(255) null,
      "label_url" varchar(255) null,
      "tracking_number" varchar(255) null,
      "confirmation_mailed_at" timestamptz null,
      "review_reason" text null,
      "created_at" timestamptz not null,
      "paid_at" timestamptz null,
      "completed_at" timestamptz null
    )`,
  `alter table "orders" add constraint "orders_ref_unique" unique ("ref")`,
  `alter table "orders" add constraint "orders_number_unique" unique ("number")`,
  `create index "orders_status_index" on "orders" ("status")`,
  `create index "orders_checkout_draft_id_index" on "orders" ("checkout_draft_id")`,
  `create index "orders_user_id_index" on "orders" ("user_id")`,
  `alter table "orders" add constraint "orders_payment_intent_id_unique" unique ("payment_intent_id")`,
  `create index "orders_hold_expires_at_index" on "orders" ("hold_expires_at")`,
  `create unique index "orders_one_paid_per_draft" on "orders" ("checkout_draft_id") where paid_at is not null`,
  `alter table "orders" add constraint "orders_refund_check" check (refunded_cents >= 0 and refunded_cents <= total_cents)`,
  `alter table "orders" add constraint "orders_discount_check" check (discount_cents >= 0 and discount_cents <= subtotal_cents)`,
  `alter table "orders" add constraint "orders_total_check" check (subtotal_cents - discount_cents + shipping_cents = total_cents)`,
  `alter table "orders" add constraint "orders_status_check" check ("status" in ('pending', 'paid', 'completed', 'expired', 'canceled', 'refunded', 'needs_review'))`,
  `alter table "orders" add constraint "orders_stock_state_check" check ("stock_state" in ('held', 'released', 'sold'))`,
  `alter table "orders" add constraint "orders_label_state_check" check ("label_state" in ('none', 'buying', 'bought', 'failed'))`,
  `create table "checkout_draft" (
      "id" serial primary key,
      "checkout_key" varchar(255) not null,
      "version" int not null default 0,
      "content_hash" varchar(64) not null default '',
      "state" text not null default 'open',
      "order_id" int null,
      "payment_intent_id" varchar(255) null,
      "client_secret" varchar(255) null,
      "created_at" timestamptz not null
    )`,
  `alter table "checkout_draft" add constraint "checkout_draft_checkout_key_unique" unique ("checkout_key")`,
  `alter table "checkout_draft" add constraint "checkout_draft_order_id_unique" unique ("order_id")`,
  `alter table "checkout_draft" add constraint "checkout_draft_state_check" check ("state" in ('open', 'paid'))`,
  `create table "order_event" (
      "id" serial primary key,
      "order_id" int not null,
      "kind" varchar(255) not null,
      "detail" jsonb not null,
      "created_at" timestamptz not null
    )`,
  `create index "order_event_order_id_index" on "order_event" ("order_id")`,
  `create table "order_item" (
      "id" serial primary key,
      "order_id" int not null,
      "product_id" int not null,
      "product_slug" varchar(255) not null,
      "product_name" varchar(255) not null,
      "grind" varchar(255) not null,
      "size" varchar(255) null,
      "quantity" int not null,
      "unit_price_cents" int not null,
      "weight_grams" int not null
    )`,
  `create index "order_item_order_id_index" on "order_item" ("order_id")`,
  `alter table "order_item" add constraint "order_item_quantity_check" check (quantity > 0)`,
  `create table "outbox" (
      "id" serial primary key,
      "job" varchar(255) not null,
      "subject" varchar(255) not null,
      "payload" jsonb not null,
      "state" text not null default 'due',
      "attempts" int not null default 0,
      "deaths" int not null default 0,
      "leased_until" timestamptz null,
      "last_error" text null,
      "created_at" timestamptz not null,
      "done_at" timestamptz null
    )`,
  `create index "outbox_state_leased_until_index" on "outbox" ("state", "leased_until")`,
  `alter table "outbox" add constraint "outbox_job_subject_unique" unique ("job", "subject")`,
  `alter table "outbox" add constraint "outbox_state_check" check ("state" in ('due', 'done', 'parked'))`,
  `create table "payment_event" (
      "id" varchar(255) not null,
      "type" varchar(255) not null,
      "payment_intent_id" varchar(255) null,
      "received_at" timestamptz not null,
      primary key ("id")
    )`,
  `create table "product" (
      "id" serial primary key,
      "slug" varchar(255) not null,
      "name" varchar(255) not null,
      "description" text not null,
      "price_cents" int not null,
      "image_url" varchar(255) null,
      "alt_text" varchar(255) not null,
      "tint" varchar(255) not null,
      "category" text not null,
      "character_label" varchar(255) not null,
      "sizes" text[] not null,
      "weight_grams" int not null,
      "is_featured" boolean not null default false,
      "is_listed" boolean not null default true,
      "coffee_id" int null,
      "position" int not null
    )`,
  `alter table "product" add constraint "product_slug_unique" unique ("slug")`,
  `alter table "product" add constraint "product_price_cents_check" check (price_cents > 0)`,
  `alter table "product" add constraint "product_category_check" check ("category" in ('beans', 'equipment', 'merchandise'))`,
  `create table "shipping_quote" (
      "id" uuid not null,
      "carrier_rate_id" varchar(255) null,
      "address_hash" varchar(64) not null,
      "weight_grams" int not null,
      "amount_cents" int not null,
      "provider" varchar(255) not null,
      "service_name" varchar(255) not null,
      "estimated_days" int null,
      "expires_at" timestamptz not null,
      primary key ("id")
    )`,
  `create index "shipping_quote_expires_at_index" on "shipping_quote" ("expires_at")`,
  `alter table "shipping_quote" add constraint "shipping_quote_amount_check" check (amount_cents >= 0)`,
  `create table "stock_item" (
      "id" serial primary key,
      "product_id" int not null,
      "grind" text not null,
      "initial" int not null,
      "adjusted" int not null default 0,
      "available" int not null,
      "held" int not null default 0,
      "sold" int not null default 0
    )`,
  `alter table "stock_item" add constraint "stock_item_product_id_grind_unique" unique ("product_id", "grind")`,
  `alter table "stock_item" add constraint "stock_item_counts_check" check (available >= 0 and held >= 0 and sold >= 0)`,
  `alter table "stock_item" add constraint "stock_item_balance_check" check (initial + adjusted = available + held + sold)`,
  `alter table "stock_item" add constraint "stock_item_grind_check" check ("grind" in ('whole-bean', 'ground', 'none'))`,
  `create table "users" (
      "id" serial primary key,
      "email" varchar(255) null,
      "username" varchar(255) null,
      "first_name" varchar(255) not null,
      "last_name" varchar(255) not null,
      "password_hash" varchar(255) null,
      "role" text not null default 'customer',
      "created_at" timestamptz not null
    )`,
  `alter table "users" add constraint "users_email_unique" unique ("email")`,
  `alter table "users" add constraint "users_username_unique" unique ("username")`,
  `alter table "users" add constraint "users_role_check" check ("role" in ('customer', 'coffee-admin', 'admin'))`,
  `alter table "coupon_redemption" add constraint "coupon_redemption_coupon_id_foreign" foreign key ("coupon_id") references "coupon" ("id")`,
  `alter table "checkout_draft" add constraint "checkout_draft_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null`,
  `alter table "order_event" add constraint "order_event_order_id_foreign" foreign key ("order_id") references "orders" ("id")`,
  `alter table "order_item" add constraint "order_item_order_id_foreign" foreign key ("order_id") references "orders" ("id")`,
  `alter table "product" add constraint "product_coffee_id_foreign" foreign key ("coffee_id") references "coffee" ("id") on delete set null`,
  `alter table "stock_item" add constraint "stock_item_product_id_foreign" foreign key ("product_id") references "product" ("id")`,
];

/** Order numbers start where a shop of 2001 would; a sequence hands each out once (docs/reliability.md, I10). */
const numbers = ['create sequence order_number_seq start 1001'];

/**
 * What other processes are notified of (db/notifications.ts). Triggers, so that no writer can forget to notify, and it costs the
 * shop no statement. Bags moving from held to sold change nothing that a visitor sees, so they notify no process.
 */
const notifications = [
  `create function tell_catalog_changed() returns trigger language plpgsql as $$
   begin perform pg_notify('catalog_changed', ''); return null; end $$`,
  `create function tell_stock_changed() returns trigger language plpgsql as $$
   begin perform pg_notify('stock_changed', ''); return null; end $$`,
  `create function tell_order_settled() returns trigger language plpgsql as $$
   begin perform pg_notify('order_settled', new.ref); return null; end $$`,
  `create trigger coffee_changed after insert or update or delete on coffee for each statement execute function tell_catalog_changed()`,
  `create trigger product_changed after insert or update or delete on product for each statement execute function tell_catalog_changed()`,
  `create trigger stock_added after insert or delete on stock_item for each statement execute function tell_catalog_changed()`,
  `create trigger stock_changed after update on stock_item for each row
   when (old.available is distinct from new.available) execute function tell_stock_changed()`,
  `create trigger order_settled after update on orders for each row
   when ((old.tracking_number is null and new.tracking_number is not null)
     or (old.confirmation_mailed_at is null and new.confirmation_mailed_at is not null)) execute function tell_order_settled()`,
];
