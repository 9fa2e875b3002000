import { Migration } from '@mikro-orm/migrations';

/** What the channels of the television show; the seed adds the rows. Every process is notified of a change. */
export class Migration20261124225651TvShows extends Migration {
  override up(): void {
    this.addSql(
      `create table "tv_show" ("id" int not null, "title" varchar(255) not null, "season" varchar(255) not null, "era" text not null, "description" text not null, "video_id" varchar(255) null, "version" int not null default 1, primary key ("id"))`,
    );
    this.addSql(`alter table "tv_show" add constraint "tv_show_video_id_check" check (video_id ~ '^[A-Za-z0-9_-]{11}$')`);
    this.addSql(`alter table "tv_show" add constraint "tv_show_era_check" check ("era" in ('1990s', '2000s', '2020s'))`);
    this.addSql(
      `create function tell_tv_changed() returns trigger language plpgsql as $$
       begin perform pg_notify('tv_changed', ''); return null; end $$`,
    );
    this.addSql(
      `create trigger tv_show_changed after insert or update or delete on tv_show for each statement execute function tell_tv_changed()`,
    );
  }
}
