import { Migration } from '@mikro-orm/migrations';

/** What a product contains. Null on the products that are there: nobody has said, and nothing is guessed from a description. */
export class Migration20261123204101ProductAllergens extends Migration {
  override up(): void {
    this.addSql(`alter table "product" add column "allergens" text[] null`);
  }
}
