import { Migration } from '@mikro-orm/migrations';

/** Replies that the model broke off, the grind of their cards, their tokens and ratings. */
export class Migration20261124003000CutReplies extends Migration {
  override up(): void {
    this.addSql(`alter table "chat_message" drop constraint "chat_message_status_check"`);
    this.addSql(
      `alter table "chat_message" add constraint "chat_message_status_check" check ("status" in ('complete', 'streaming', 'stopped', 'cut', 'fallback')) not valid`,
    );
    this.addSql(`alter table "chat_message" add column "card_grind" text null`);
    this.addSql(
      `alter table "chat_message" add constraint "chat_message_card_grind_check" check ("card_grind" in ('whole-bean', 'ground'))`,
    );
    this.addSql(`alter table "chat_message" add column "tokens" int not null default 0, add column "rating" text null`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_rating_check" check ("rating" in ('up', 'down'))`);
    // The figures of the last 30 days read the replies only.
    this.addSql(`create index "chat_message_reply_created_at" on "chat_message" ("created_at") where reply_to_id is not null`);
  }
}
