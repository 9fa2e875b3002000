import { Migration } from '@mikro-orm/migrations';

/** Replies that the model broke off. */
export class Migration20261124003000CutReplies extends Migration {
  override up(): void {
    this.addSql(`alter table "chat_message" drop constraint "chat_message_status_check"`);
    this.addSql(
      `alter table "chat_message" add constraint "chat_message_status_check" check ("status" in ('complete', 'streaming', 'stopped', 'cut', 'fallback')) not valid`,
    );
  }
}
