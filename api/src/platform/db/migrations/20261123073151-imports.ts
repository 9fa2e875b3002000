import { Migration } from '@mikro-orm/migrations';

/**
 * Imports of orders and customers. Numbers of imported orders count down from -1: in lists that are sorted by number they come after those of
 * the shop, and the shop's own numbers have no gaps. An imported customer who sets a password is counted as an account from then on.
 */
export class Migration20261123073151Imports extends Migration {
  override up(): void {
    this.addSql(
      `create table "imported_order_change" ("id" serial primary key, "run_id" int not null, "order_id" int not null, "is_removal" boolean not null, "before" jsonb not null)`,
    );
    this.addSql(`create index "imported_order_change_run_id_index" on "imported_order_change" ("run_id")`);
    this.addSql(
      `create table "import_progress" ("run_id" int not null, "phase" varchar(20) not null, "done_count" int not null, "total_count" int not null, "rejected_count" int not null, "phase_started_at" timestamptz not null, "heartbeat_at" timestamptz not null, primary key ("run_id"))`,
    );
    this.addSql(
      `create table "import_rejection" ("id" serial primary key, "run_id" int not null, "row" int not null, "column_index" int null, "found" text not null, "message" text not null, "is_warning" boolean not null default false)`,
    );
    this.addSql(`create index "import_rejection_run_id_row_index" on "import_rejection" ("run_id", "row")`);
    this.addSql(
      `create table "import_run" ("id" serial primary key, "ref" varchar(40) not null, "kind" text not null, "state" text not null default 'uploading', "is_unattended" boolean not null default false, "file_name" varchar(200) not null, "file_bytes" int not null default 0, "file_hash" varchar(64) null, "user_id" int not null, "format" jsonb null, "header_hash" varchar(64) null, "system_name" varchar(60) null, "source" varchar(40) null, "subject" varchar(255) null, "matching" jsonb null, "samples" jsonb null, "is_matching_confirmed" boolean not null default false, "date_order" varchar(255) null, "decimal_mark" varchar(1) not null default '.', "time_zone" varchar(60) not null, "is_addition" boolean not null default false, "check_number" int not null default 0, "counts" jsonb null, "preview" jsonb null, "kept" jsonb null, "problem" text null, "created_at" timestamptz not null, "started_at" timestamptz null, "ended_at" timestamptz null, "file_deleted_at" timestamptz null)`,
    );
    this.addSql(`alter table "import_run" add constraint "import_run_ref_unique" unique ("ref")`);
    this.addSql(`create index "import_run_header" on "import_run" ("header_hash", "id")`);
    this.addSql(`create unique index "import_run_one_at_work" on "import_run" ((true)) where state in ('importing', 'undoing')`);
    this.addSql(
      `create table "import_chunk" ("run_id" int not null, "place" int not null, "bytes" bytea not null, primary key ("run_id", "place"))`,
    );
    this.addSql(`alter table "orders" drop constraint "orders_total_check"`);
    this.addSql(
      `alter table "orders" add "tax_cents" int not null default 0, add "import_run_id" int null, add "import_source" varchar(40) null, add "external_number" varchar(60) null, add "import_hash" varchar(32) null, add "import_version" int null`,
    );
    this.addSql(`create index "orders_of_import_run" on "orders" ("import_run_id") where import_run_id is not null`);
    this.addSql(`create index "orders_external_number" on "orders" ("external_number") where external_number is not null`);
    this.addSql(
      `create unique index "orders_one_per_import_source" on "orders" ("import_source", "external_number") where import_source is not null`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_total_check" check (subtotal_cents - discount_cents + shipping_cents + tax_cents = total_cents)`,
    );
    this.addSql(`create sequence imported_order_number_seq increment -1 start -1 minvalue -2147483648 maxvalue -1`);
    this.addSql(`alter table "users" add "email_proven_at" timestamptz null, add "import_run_id" int null`);
    this.addSql(`create index "users_import_run_id_index" on "users" ("import_run_id")`);
    this.addSql(`drop trigger users_customers_changed on users`);
    this.addSql(`create trigger users_customers_changed after update on users for each row
      when ((old.email, old.first_name, old.last_name, old.created_at, old.password_hash is null)
        is distinct from (new.email, new.first_name, new.last_name, new.created_at, new.password_hash is null))
      execute function record_customer_account_change()`);
    this.addSql(`alter table "import_run" add constraint "import_run_kind_check" check ("kind" in ('standard', 'assisted'))`);
    this.addSql(
      `alter table "import_run" add constraint "import_run_state_check" check ("state" in ('uploading', 'matching', 'matched', 'checking', 'checked', 'waiting', 'importing', 'done', 'undoing', 'undone', 'refused', 'stopped'))`,
    );
    this.addSql(
      `alter table "import_chunk" add constraint "import_chunk_run_id_foreign" foreign key ("run_id") references "import_run" ("id") on delete cascade`,
    );
  }
}
