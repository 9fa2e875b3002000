import { Migration } from '@mikro-orm/migrations';

/** A checkout knows who asked for it, and unpaid holds are counted by visitor and address block. */
export class Migration20261122020000CheckoutOwners extends Migration {
  override up(): void {
    this.addSql(`alter table "checkout_draft" add column "visitor_hash" varchar(64) null`);
    this.addSql(`alter table "orders" add column "bag_count" int not null default 0`);
    this.addSql(`alter table "orders" add column "visitor_key" varchar(43) null, add column "block_key" varchar(43) null`);
    this.addSql(`create index "orders_live_holds" on "orders" ("block_key") where status = 'pending' and stock_state = 'held'`);
  }
}
