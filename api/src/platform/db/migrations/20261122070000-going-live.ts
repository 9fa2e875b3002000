import { Migration } from '@mikro-orm/migrations';

/** Marks the demo's rows, so that they can end when the shop goes live. */
export class Migration20261122070000GoingLive extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "is_named_by_environment" boolean not null default false`);
    // Until now only the first start's environment made staff.
    this.addSql(`update "users" set "is_named_by_environment" = true where "role" <> 'customer'`);
    this.addSql(`alter table "coupon" add column "is_demo" boolean not null default false`);
    // As they were seeded; one that the shop has given other words is its own.
    this.addSql(`update "coupon" set "is_demo" = true where ("code", "description") in (
      ('BREW10', 'Ten percent off the whole pot'),
      ('FIVER', 'Five dollars off orders of twenty dollars or more'),
      ('LASTCALL', 'Five dollars off, for one shopper only'),
      ('BYGONE', 'Fifteen percent off, until the end of 2001'))`);
  }
}
