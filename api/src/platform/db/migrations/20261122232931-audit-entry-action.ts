import { Migration } from '@mikro-orm/migrations';

/** audit entry action */
export class Migration20261122232931AuditEntryAction extends Migration {
  override up(): void {
    this.addSql(`create index "audit_entry_action_index" on "audit_entry" ("action", "id")`);
  }
}
