import { Migration } from '@mikro-orm/migrations';

/** staff invites */
export class Migration20261122204502StaffInvites extends Migration {
  override up(): void {
    this.addSql(
      `create table "staff_invite" ("id" serial primary key, "email" varchar(255) not null, "role" text not null, "token_hash" varchar(64) null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "actor" varchar(255) not null, "created_at" timestamptz not null)`,
    );
    this.addSql(`create index "staff_invite_email_index" on "staff_invite" ("email")`);
    this.addSql(`alter table "staff_invite" add constraint "staff_invite_token_hash_unique" unique ("token_hash")`);
    this.addSql(`alter table "staff_invite" add constraint "staff_invite_role_check" check ("role" in ('coffee-admin', 'admin'))`);
  }
}
