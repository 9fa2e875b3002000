import { Migration } from '@mikro-orm/migrations';

/** Allergies and the like of a customer, read out of what they said. */
export class Migration20261123204102HealthWishes extends Migration {
  override up(): void {
    this.addSql(
      `create table "health_wish" ("user_id" int not null, "allergens" text[] not null, "tastes" text[] not null, "is_caffeine_free" boolean not null, "updated_at" timestamptz not null, primary key ("user_id"))`,
    );
  }
}
