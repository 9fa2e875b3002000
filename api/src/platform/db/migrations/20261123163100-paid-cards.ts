import { Migration } from '@mikro-orm/migrations';

/** Brand and last four digits of the card that paid. */
export class Migration20261123163100PaidCards extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add "card_brand" varchar(20) null, add "card_last_four" varchar(4) null`);
  }
}
