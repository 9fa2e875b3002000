import { Migration } from '@mikro-orm/migrations';

/** A checkout knows who asked for it, and unpaid holds are counted by visitor and address block. */
export class Migration20261122020000CheckoutOwners extends Migration {
  override up(): void {
    this.addSql(`alter table "checkout_draft" add column "visitor_hash" varchar(64) null`);
    this.addSql(`alter table "orders" add column "bag_count" int not null default 0`);
    this.addSql(`alter table "orders" add column "visitor_key" varchar(43) null, add column "block_key" varchar(43) null`);
    this.addSql(`create index "orders_live_holds" on "orders" ("block_key") where status = 'pending' and stock_state = 'held'`);
    for (const statement of counting) this.addSql(statement);
  }
}

/**
 * What is held unpaid by a visitor and by its address block. In turn: the holds of a block wait for each other until their commit, and
 * each counts with a snapshot younger than that lock, which a volatile function takes for each of its statements. In the database,
 * so that it costs a purchase no statement of its own while stock rows are locked.
 */
const counting = [
  `create function live_holds(visitor text, block text) returns jsonb language sql stable as $$
     select jsonb_build_object('visitorBags', coalesce(sum(bag_count) filter (where visitor_key = visitor), 0),
       'visitorCheckouts', count(*) filter (where visitor_key = visitor), 'blockBags', coalesce(sum(bag_count), 0), 'blockCheckouts', count(*))
     from orders where block_key = block and status = 'pending' and stock_state = 'held' $$`,
  `create function live_holds_in_turn(visitor text, block text) returns jsonb language plpgsql volatile as $$
   begin
     perform pg_advisory_xact_lock(20261122, hashtext(block));
     return live_holds(visitor, block);
   end $$`,
];
