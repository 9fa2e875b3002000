import { Migration } from '@mikro-orm/migrations';

/** A coffee may do without a picture: it is then shown as a plain cup in its tint. */
export class Migration20261122100000GuestCup extends Migration {
  override up(): void {
    this.addSql(`alter table "coffee" alter column "image_url" drop not null`);
  }
}
