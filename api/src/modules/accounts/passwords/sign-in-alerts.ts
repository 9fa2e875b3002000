import { actorName, type Context } from '../../../platform/context/context.ts';
import { rowId } from '../../../platform/input/row-id.ts';
import { recordAudit } from '../../audit/index.ts';
import { type Done, done } from '../accounts.results.ts';
import { asStaff } from '../signed-in.ts';

/** Of the audit log: a limit on wrong passwords was reached for the first time in an hour. Its subject is an account or `ip:...`. */
export const SIGN_IN_FAILURES = 'sign-in-failures';
/** Of the audit log: an administrator has looked at the alerts up to `detail.upTo`, the id of an entry. */
const ALERTS_SEEN = 'sign-in-alerts-seen';

/** Alerts that are read; an attack may leave more. */
const MOST_ALERTS = 1_000;

export interface SignInAlerts {
  count: number;
  accountCount: number;
  /** The id of the newest, for markSignInAlertsSeen. */
  lastId: number;
  since: Date;
}

/** The alerts that no administrator has marked as seen; null when there are none. */
export async function findSignInAlerts({ em }: Context): Promise<SignInAlerts | null> {
  const [row] = await em.execute<[{ count: number; account_count: number; last_id: number | null; since: string | null }]>(
    `select count(*)::int as count, count(distinct subject) filter (where subject not like 'ip:%')::int as account_count,
       max(id) as last_id, min(created_at) as since
     from (select id, subject, created_at from audit_entry
       where action = '${SIGN_IN_FAILURES}' and id > coalesce(
         (select (detail->>'upTo')::int from audit_entry where action = '${ALERTS_SEEN}' order by id desc limit 1), 0)
       order by id desc limit ${MOST_ALERTS}) alert`,
  );
  if (row.last_id === null || row.since === null) return null;
  return { count: row.count, accountCount: row.account_count, lastId: row.last_id, since: new Date(row.since) };
}

/** Ends the case of the alerts up to an entry; later ones open a new case. @throws NotAllowed, Missing */
export async function markSignInAlertsSeen(ctx: Context, upTo: string): Promise<Done> {
  const staff = await asStaff(ctx, 'admin');
  await recordAudit(staff, actorName(staff.actor), ALERTS_SEEN, 'sign-ins', { upTo: rowId(upTo) });
  return done('Marked as seen.');
}
