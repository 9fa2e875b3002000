import { Migration } from '@mikro-orm/migrations';

/** second factor */
export class Migration20261122204148SecondFactor extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add "totp_secret" varchar(255) null, add "totp_confirmed_at" timestamptz null, add "totp_last_step" int not null default 0, add "recovery_code_hashes" text[] not null default '{}'`,
    );
  }
}
