import { Migration } from '@mikro-orm/migrations';

/** The indexes of the administrator's list of customers: the search of accounts, and the orders that guests made. */
export class Migration20261122204653Customers extends Migration {
  override up(): void {
    this.addSql(`create index "orders_guest" on "orders" (lower("email")) where user_id is null and number is not null`);
    this.addSql(
      `create index "users_search" on "users" using gin ((coalesce("email", '') || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops)`,
    );
  }
}
