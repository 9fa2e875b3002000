import { isDeepStrictEqual } from 'node:util';
import { actorName, type Context } from '../../platform/context/context.ts';
import { recordAudit } from './record-audit.ts';

/** A row that people edit. `version` rises with each edit. */
interface EditableRow {
  id: number;
  version: number;
}

interface Edit<Row> {
  /** As the audit log names it: `coupon:12`. */
  subject: string;
  /** As the audit log names it: `coupon-edited`. */
  action: string;
  /** The version that the person had before them. */
  version: number;
  /** What is undefined stays as it is. */
  changes: Partial<Row>;
}

export type EditOutcome =
  | { kind: 'saved' }
  | { kind: 'unchanged' }
  | { kind: 'stale'; /** Changed by both since the version, to different values. */ fields: string[] };

/** Fields of the row that edits since the version have changed, by the audit log. */
async function fieldsChangedSince(tx: Context, subject: string, version: number): Promise<Set<string>> {
  const rows = await tx.em.execute<{ field: string }[]>(
    `select distinct jsonb_object_keys(detail->'after') as field from audit_entry
     where subject = ? and jsonb_typeof(detail->'after') = 'object' and (detail->>'version')::int > ?`,
    [subject, version],
  );
  return new Set(rows.map(({ field }) => field));
}

/**
 * Applies an edit to a row that is locked in this transaction, and writes it into the audit log with the values before and after. An edit
 * of an older version is merged when it touches no field that was changed since; otherwise nothing is written (docs/reliability.md, ADM-03).
 */
export async function editRow<Row extends EditableRow>(
  tx: Context,
  row: Row,
  { subject, action, version, changes }: Edit<NoInfer<Row>>,
): Promise<EditOutcome> {
  const wanted = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(plain(row[field as keyof Row]), plain(value)),
  );
  if (wanted.length === 0) return { kind: 'unchanged' };
  if (version !== row.version) {
    const changed = await fieldsChangedSince(tx, subject, version);
    const fields = wanted.map(([field]) => field).filter((field) => changed.has(field));
    if (fields.length > 0) return { kind: 'stale', fields };
  }
  const before = Object.fromEntries(wanted.map(([field]) => [field, row[field as keyof Row]]));
  const after = Object.fromEntries(wanted);
  Object.assign(row, after, { version: row.version + 1 });
  await tx.em.flush();
  await recordAudit(tx, actorName(tx.actor), action, subject, { version: row.version, before, after });
  return { kind: 'saved' };
}

/** Dates as text, so that values of the database and of an input compare. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
