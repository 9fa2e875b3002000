import { Migration } from '@mikro-orm/migrations';

/** Uploaded pictures; slugs of deleted coffees and products can be used again; an index for what was sold lately. */
export class Migration20261122204840Pictures extends Migration {
  override up(): void {
    for (const table of ['coffee', 'product']) {
      this.addSql(`alter table "${table}" drop constraint if exists "${table}_slug_unique"`);
      this.addSql(`create unique index "${table}_slug_unique" on "${table}" ("slug") where deleted_at is null`);
    }
    this.addSql(
      `create table "picture" ("id" varchar(255) not null, "bytes" bytea not null, "content_type" varchar(255) not null, "width" int not null, "height" int not null, "actor" varchar(255) not null, "created_at" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "stock_move_sold_index" on "stock_move" ("created_at") include ("stock_item_id", "reason", "quantity") where reason in ('sell', 'restock')`,
    );
  }
}
