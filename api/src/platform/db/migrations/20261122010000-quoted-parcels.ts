import { Migration } from '@mikro-orm/migrations';

/** Quotes and orders keep which parcel a carrier's rate was quoted for. Null on what an earlier version wrote: its label is quoted anew. */
export class Migration20261122010000QuotedParcels extends Migration {
  override up(): void {
    this.addSql(`alter table "shipping_quote" add column "parcel_hash" varchar(64) null`);
    this.addSql(`alter table "orders" add column "quoted_parcel_hash" varchar(64) null`);
  }
}
