import { Migration } from '@mikro-orm/migrations';

/** Visitors talk to the coffees, who remember what they like. */
export class Migration20261121050000Chat extends Migration {
  override up(): void {
    this.addSql(`create table "chat_message" (
      "id" uuid not null,
      "user_id" int not null,
      "session_id" varchar(21) not null,
      "coffee_slug" varchar(255) not null,
      "sequence" int not null,
      "sender" varchar(255) not null,
      "text" text not null,
      "status" text not null default 'complete',
      "engine" varchar(255) null,
      "cards" text[] not null,
      "chips" text[] not null,
      "hand_over_slug" varchar(255) null,
      "client_key" varchar(64) null,
      "reply_to_id" uuid null,
      "is_hidden" boolean not null default false,
      "is_flagged" boolean not null default false,
      "created_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(
      `alter table "chat_message" add constraint "chat_message_status_check" check ("status" in ('complete', 'streaming', 'stopped', 'fallback'))`,
    );
    this.addSql(
      `alter table "chat_message" add constraint "chat_message_user_id_session_id_coffee_slug_sequence_unique" unique ("user_id", "session_id", "coffee_slug", "sequence")`,
    );
    this.addSql(`alter table "chat_message" add constraint "chat_message_user_id_client_key_unique" unique ("user_id", "client_key")`);
    this.addSql(`create index "chat_message_user_id_status_index" on "chat_message" ("user_id", "status")`);
    this.addSql(`create table "chat_turn" (
      "user_id" int not null,
      "reply_id" uuid not null,
      "leased_until" timestamptz not null,
      primary key ("user_id")
    )`);
    this.addSql(`create table "chat_budget" (
      "name" varchar(255) not null,
      "spent" int not null,
      "expires_at" timestamptz not null,
      primary key ("name")
    )`);
    this.addSql(`create index "chat_budget_expires_at_index" on "chat_budget" ("expires_at")`);
    this.addSql(`create table "taste_profile" (
      "user_id" int not null,
      "likes" text[] not null,
      "dislikes" text[] not null,
      "caffeine" varchar(255) null,
      "grind" varchar(255) null,
      "updated_at" timestamptz not null,
      primary key ("user_id")
    )`);
  }
}
