import type { Context } from '../../../platform/context/context.ts';
import { view } from '../../../platform/graphql/view.ts';
import { findSignInAlerts, type SignInAlerts } from '../../accounts/index.ts';
import { orderOfEntry, reasonOf } from '../../parked/index.ts';
import { ReviewCase, type ReviewKind } from './review.results.ts';

const MOST_CASES = 50;

/** Events that give the reason of a case, and its kind; the newest such event dates the case. */
const KINDS: Readonly<Record<string, ReviewKind>> = {
  'payment-mismatch': 'amount',
  disputed: 'dispute',
  'payment-doubted': 'dispute',
  'label-refused': 'label',
  'second-label-bought': 'label',
  'refund-refused': 'refund',
  'refund-failed': 'refund',
  'review-needed': 'unfulfilled',
  'needs-review': 'unfulfilled',
};

interface CaseRow {
  outbox_id: number | null;
  job: string | null;
  last_error: string | null;
  since: string;
  order_ref: string | null;
  order_number: number | null;
  customer_name: string | null;
  total_cents: number | null;
  review_reason: string | null;
  label_state: string | null;
  event: string | null;
}

const OF_ORDER = `o.ref as order_ref, o.number as order_number, nullif(concat_ws(' ', o.customer_first_name, o.customer_last_name), '') as customer_name,
  o.total_cents, o.review_reason, o.label_state`;

/**
 * Orders that a person has to look at, and failed jobs, the oldest first. A failed job that put its order up for review is one case, not
 * two. Wrong passwords are a case, too. Orders of all kinds: money that is in the wrong place is looked at whatever mode it is of.
 */
export async function findCases(ctx: Context): Promise<{ cases: ReviewCase[]; count: number }> {
  const [row] = await ctx.em.getConnection().execute<[{ cases: CaseRow[] | null; count: number }]>(
    `with failed as (
       select e.id as outbox_id, e.job, e.last_error, coalesce(e.leased_until, e.created_at) as since, ${OF_ORDER}, null as event, o.id as order_id
       from outbox e left join orders o ${orderOfEntry} where e.state = 'parked'),
     review as (
       select null::int as outbox_id, null as job, null as last_error, coalesce(v.created_at, o.paid_at, o.created_at) as since, ${OF_ORDER}, v.kind as event, o.id as order_id
       from orders o left join lateral (
         select v.kind, v.created_at from order_event v
         where v.order_id = o.id and v.kind in (${Object.keys(KINDS)
           .map((kind) => `'${kind}'`)
           .join(', ')}, 'job-parked')
         order by v.id desc limit 1) v on true
       where (o.status = 'needs_review' or o.review_reason is not null)
         and not (v.kind is not distinct from 'job-parked' and exists (select from failed f where f.order_id = o.id))),
     found as (select * from failed union all select * from review)
     select (select count(*)::int from found) as count,
       (select json_agg(shown) from (select * from found order by since, order_id, outbox_id limit ${MOST_CASES}) shown) as cases`,
  );
  const alerts = await findSignInAlerts(ctx);
  const cases = (row.cases ?? []).map((found) => toCase(ctx, found));
  return alerts ? { cases: [...cases, toAlertCase(alerts)], count: row.count + 1 } : { cases, count: row.count };
}

function kindOf({ job, label_state, event }: CaseRow): ReviewKind {
  if (job !== null) return job.includes('label') ? 'label' : 'job';
  if (label_state === 'failed') return 'label';
  return KINDS[event ?? ''] ?? 'other';
}

function toCase(ctx: Context, row: CaseRow): ReviewCase {
  return view(ReviewCase, {
    id: row.outbox_id === null ? `order-${row.order_ref}` : `job-${row.outbox_id}`,
    kind: kindOf(row),
    reason: row.job === null ? (row.review_reason ?? 'A person has to look at it') : reasonOf(ctx, row.job),
    detail: row.last_error,
    since: new Date(row.since),
    orderId: row.order_ref,
    orderNumber: row.order_number,
    customerName: row.customer_name,
    totalCents: row.total_cents,
    parkedJobId: row.outbox_id === null ? null : String(row.outbox_id),
    signInAlertId: null,
  });
}

/** All alerts are one case, behind those of orders: an attack must not hide these. */
function toAlertCase({ count, accountCount, lastId, since }: SignInAlerts): ReviewCase {
  return view(ReviewCase, {
    id: 'sign-ins',
    kind: 'sign-in',
    reason: 'Too many wrong passwords',
    detail: `${count} ${count === 1 ? 'alert' : 'alerts'}${accountCount > 0 ? `, ${accountCount} ${accountCount === 1 ? 'account' : 'accounts'}` : ''}`,
    since,
    orderId: null,
    orderNumber: null,
    customerName: null,
    totalCents: null,
    parkedJobId: null,
    signInAlertId: String(lastId),
  });
}
