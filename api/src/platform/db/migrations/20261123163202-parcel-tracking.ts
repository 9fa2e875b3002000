import { Migration } from '@mikro-orm/migrations';

/** Orders keep the carrier of the label and its page about the parcel. Null on labels that an earlier version bought. */
export class Migration20261123163202ParcelTracking extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "carrier" varchar(255) null, add column "tracking_url" text null`);
  }
}
