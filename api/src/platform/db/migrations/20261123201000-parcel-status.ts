import { Migration } from '@mikro-orm/migrations';

/** Orders keep where the carrier has their parcel. Null on orders whose carrier has not been asked. */
export class Migration20261123201000ParcelStatus extends Migration {
  override up(): void {
    this
      .addSql(`alter table "orders" add column "parcel_state" text check ("parcel_state" in ('pre-transit', 'in-transit', 'delivered', 'returned', 'failed')) null,
      add column "parcel_state_at" timestamptz null, add column "parcel_checked_at" timestamptz null`);
    this.addSql(
      `create index "orders_followed" on "orders" (coalesce("parcel_checked_at", "paid_at")) where tracking_number is not null and source = 'shop' and coalesce(parcel_state, '') not in ('delivered', 'returned')`,
    );
    this.addSql(`create index "orders_tracked" on "orders" ("tracking_number") where tracking_number is not null and source = 'shop'`);
  }
}
