import { Migration } from '@mikro-orm/migrations';

/** Quotes and orders keep the carrier's service that was chosen. Null on what an earlier version wrote: its name says which it was. */
export class Migration20261123163201ChosenServices extends Migration {
  override up(): void {
    this.addSql(`alter table "shipping_quote" add column "service_token" varchar(255) null`);
    this.addSql(`alter table "orders" add column "service_provider" varchar(255) null, add column "service_token" varchar(255) null`);
  }
}
