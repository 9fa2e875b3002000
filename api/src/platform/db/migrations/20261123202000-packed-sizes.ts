import { Migration } from '@mikro-orm/migrations';

/** Products and lines of orders have the size that they are packed in, in mm; null for a bag of coffee. */
export class Migration20261123202000PackedSizes extends Migration {
  override up(): void {
    this.addSql(`alter table "product" add column "packed_mm" jsonb null`);
    this.addSql(`alter table "order_item" add column "packed_mm" jsonb null`);
    this.addSql(`update "product" set "packed_mm" = '[460, 60, 60]' where "slug" = 'stranger-brew-poster'`);
  }
}
