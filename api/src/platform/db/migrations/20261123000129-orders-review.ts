import { Migration } from '@mikro-orm/migrations';

/** orders review */
export class Migration20261123000129OrdersReview extends Migration {
  override up(): void {
    this.addSql(`create index "orders_review" on "orders" ("id") where status = 'needs_review' or review_reason is not null`);
  }
}
