import { Migration } from '@mikro-orm/migrations';

/** People sign in, and get back in when they have forgotten how. */
export class Migration20261121020000Accounts extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "sessions_valid_from" timestamptz null`);
    this.addSql(`create table "password_reset" (
      "id" serial primary key,
      "email" varchar(255) not null,
      "token_hash" varchar(64) null,
      "expires_at" timestamptz null,
      "used_at" timestamptz null,
      "created_at" timestamptz not null
    )`);
    this.addSql(`create index "password_reset_email_index" on "password_reset" ("email")`);
    this.addSql(`alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash")`);
  }
}
