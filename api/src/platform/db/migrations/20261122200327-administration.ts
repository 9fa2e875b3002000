import { Migration } from '@mikro-orm/migrations';

/**
 * What the administrator's portal needs of rows that exist: versions of what people edit, deletion that can be undone, an order's source,
 * the indexes of its lists and figures, and an audit log that nobody can rewrite.
 */
export class Migration20261122200327Administration extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create index "audit_entry_actor_index" on "audit_entry" ("actor", "id")`);
    this.addSql(`create index "audit_entry_subject_index" on "audit_entry" ("subject", "id")`);
    this.addSql(`alter table "coffee" add "version" int not null default 1, add "deleted_at" timestamptz null`);
    this.addSql(
      `alter table "coupon" add "created_at" timestamptz not null default now(), add "version" int not null default 1, add "deleted_at" timestamptz null`,
    );
    this.addSql(
      `alter table "orders" add "source" text not null default 'shop', add "shipped_at" timestamptz null, add "version" int not null default 1`,
    );
    this.addSql(
      `create index "orders_search" on "orders" using gin ((coalesce("email", '') || ' ' || coalesce("customer_first_name", '') || ' ' || coalesce("customer_last_name", '')) gin_trgm_ops)`,
    );
    this.addSql(
      `create index "orders_figures" on "orders" ("paid_at") include ("mode", "source", "total_cents", "refunded_cents") where number is not null`,
    );
    this.addSql(`alter table "orders" add constraint "orders_source_check" check ("source" in ('shop', 'import'))`);
    this.addSql(`alter table "coupon" drop constraint if exists "coupon_code_unique"`);
    this.addSql(`create unique index "coupon_code_unique" on "coupon" ("code") where deleted_at is null`);
    this.addSql(`create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'audit_entry is append-only' using errcode = 'insufficient_privilege'; end $$`);
    this.addSql(
      `create trigger audit_entry_append_only before update or delete or truncate on audit_entry for each statement execute function refuse_audit_change()`,
    );
    this.addSql(`alter table "product" add "version" int not null default 1, add "deleted_at" timestamptz null`);
  }
}
