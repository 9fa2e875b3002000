import { Migration } from '@mikro-orm/migrations';

/** Which quotes can be chosen when shipping is free; those that stand now were offered then, so they are honoured. */
export class Migration20261124141911FreeRates extends Migration {
  override up(): void {
    this.addSql(`alter table "shipping_quote" add "can_ship_free" boolean not null default true`);
  }
}
