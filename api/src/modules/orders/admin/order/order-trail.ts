import { view } from '../../../../platform/graphql/view.ts';
import { AdminOrderEvent, AdminOrderNote } from './order.results.ts';

/** A row of order_event, with the name of the person if there is one. */
export interface EventRow {
  id: number;
  kind: string;
  detail: Record<string, unknown>;
  actor: string;
  first_name: string | null;
  last_name: string | null;
  created_at: string;
}

const NOTE_KINDS = ['note-added', 'note-removed'];

function nameOf({ actor, first_name: first, last_name: last }: EventRow): string {
  if (actor === 'visitor') return 'Customer';
  return actor === 'system' ? 'Shop' : [first, last].filter(Boolean).join(' ') || actor;
}

/** The kinds name these differently (orders.events.ts). */
function particularsOf(detail: Record<string, unknown>): Pick<AdminOrderEvent, 'reason' | 'amountCents' | 'trackingNumber'> {
  const reason = detail['reason'] ?? detail['failure'] ?? detail['lastError'] ?? null;
  const amount = detail['amountCents'] ?? detail['refundedCents'] ?? detail['totalCents'];
  const tracking = detail['trackingNumber'];
  return {
    reason: typeof reason === 'string' ? reason : null,
    amountCents: typeof amount === 'number' ? amount : null,
    trackingNumber: typeof tracking === 'string' ? tracking : null,
  };
}

export function toEvents(rows: readonly EventRow[]): AdminOrderEvent[] {
  return rows
    .filter(({ kind }) => !NOTE_KINDS.includes(kind))
    .map((row) =>
      view(AdminOrderEvent, {
        id: String(row.id),
        kind: row.kind,
        ...particularsOf(row.detail),
        actor: nameOf(row),
        createdAt: new Date(row.created_at),
      }),
    );
}

/** The notes that nobody has removed. */
export function toNotes(rows: readonly EventRow[]): AdminOrderNote[] {
  const removed = new Set(rows.filter(({ kind }) => kind === 'note-removed').map(({ detail }) => detail['noteId']));
  return rows
    .filter(({ id, kind }) => kind === 'note-added' && !removed.has(id))
    .map((row) =>
      view(AdminOrderNote, {
        id: String(row.id),
        text: String(row.detail['text']),
        author: nameOf(row),
        createdAt: new Date(row.created_at),
      }),
    );
}
