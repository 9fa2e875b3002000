import { Migration } from '@mikro-orm/migrations';

/** Addresses that the mail server has refused for good. */
export class Migration20261123163310RefusedAddresses extends Migration {
  override up(): void {
    this.addSql(
      `create table "refused_address" ("address" text not null, "reason" text not null, "refused_at" timestamptz not null, primary key ("address"))`,
    );
  }
}
