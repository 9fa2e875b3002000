import { z } from 'zod';
import { actorName, type Context } from '../../../../platform/context/context.ts';
import { CSV_BOM, type CsvCell, type CsvFile, csvLine } from '../../../../platform/lib/csv.ts';
import { dollarsFromCents } from '../../../../platform/lib/money.ts';
import { parseInput } from '../../../../platform/lib/parse-input.ts';
import { asStaff, requireProof } from '../../../accounts/index.ts';
import { recordAudit } from '../../../audit/index.ts';
import { formatAddress } from '../address-line.ts';
import { filterCondition, orderFilter, orderSort, SORT_KEYS } from '../list/order-filter.ts';
import { customerNameOf, ORDER_ROW, type OrderRow, statusOf } from '../list/order-list.results.ts';
import type { Condition } from '../list/search-condition.ts';
import { statusWords } from '../shown-status.ts';

const UNKNOWN_CUSTOMER = 'Unknown Customer';

const columns: Record<string, { head: string; cell: (row: OrderRow) => CsvCell }> = {
  number: { head: 'Order', cell: ({ number, ref, external_number: external }) => external ?? number ?? ref },
  date: { head: 'Date', cell: (row) => new Date(row.created_at) },
  customer: { head: 'Customer', cell: (row) => customerNameOf(row) ?? UNKNOWN_CUSTOMER },
  email: { head: 'Email', cell: ({ email }) => email },
  address: { head: 'Shipping address', cell: (row) => formatAddress(row.shipping_address) },
  total: { head: 'Total', cell: (row) => dollarsFromCents(row.total_cents) },
  refunded: { head: 'Refunded', cell: (row) => dollarsFromCents(row.refunded_cents) },
  status: { head: 'Status', cell: (row) => statusWords[statusOf(row)] },
};

/** Rows of one statement: few enough to keep little in memory, and enough for few statements. */
const BATCH = 1_000;

const exportInput = z.object({
  filter: orderFilter.default({}),
  ...orderSort.shape,
  ids: z.array(z.string().max(40)).max(100).nullish(),
  columns: z.array(z.string()).nullish(),
});

/** The orders of a filter, or of ids, as CSV. Each piece is read when it is asked for. @throws NotAllowed, ProofRequired, InvalidInput */
export async function exportOrders(ctx: Context, input: z.input<typeof exportInput>): Promise<CsvFile> {
  const staff = await asStaff(ctx, 'admin');
  const { filter, ids, sort, isDescending, ...wanted } = parseInput(exportInput, input);
  await requireProof(staff);
  const which = ids ? { sql: 'o.ref in (?)', params: [ids] } : filterCondition(filter, staff.env);
  const names = Object.keys(columns).filter((name) => wanted.columns?.includes(name) ?? true);
  // Orders that come while the file is read would belie its name.
  const [{ count, last }] = await staff.em.execute<[{ count: number; last: number }]>(
    `select count(*)::int as count, coalesce(max(o.id), 0) as last from orders o where ${which.sql}`,
    which.params,
  );
  await recordAudit(staff, actorName(staff.actor), 'orders-exported', 'orders', { count });
  return { rowCount: count, pieces: readPieces(staff, which, { sort, isDescending }, names, last) };
}

async function* readPieces(
  staff: Context,
  which: Condition,
  { sort, isDescending }: z.output<typeof orderSort>,
  names: readonly string[],
  last: number,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(names.map((name) => columns[name]!.head));
  const key = SORT_KEYS[sort];
  const [direction, beyond] = isDescending ? ['desc', '<'] : ['asc', '>'];
  let after: { key: unknown; id: number } | null = null;
  do {
    const rows: (OrderRow & { sort_key: unknown })[] = await staff.em.getConnection().execute(
      `select ${ORDER_ROW}, (${key})::text as sort_key from orders o
       where ${which.sql} and o.id <= ? ${after ? `and (${key}, o.id) ${beyond} (?, ?)` : ''}
       order by ${key} ${direction}, o.id ${direction} limit ${BATCH}`,
      [...which.params, last, ...(after ? [after.key, after.id] : [])],
    );
    if (rows.length > 0) yield rows.map((row) => csvLine(names.map((name) => columns[name]!.cell(row)))).join('');
    const end = rows.at(-1);
    after = end && rows.length === BATCH ? { key: end.sort_key, id: end.id } : null;
  } while (after);
}
