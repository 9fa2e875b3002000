import { formatShopDay, formatShopTime } from '../../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../../features/admin/kit/signs/status-chip.tsx';
import type { ChipLook } from '../../../../features/admin/kit/signs/status-chip.tsx';
import { PlainCell, PlainRow, PlainTable } from '../../../../features/admin/kit/table/plain-table.tsx';
import { formatCents } from '../../../../lib/money.ts';
import { useShell } from '../../../../lib/shell.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import type { ImportDetail } from '../import-words.ts';
import styles from './check.module.css';

const HEAD = [
  { name: 'Order' },
  { name: 'Placed' },
  { name: 'Lines', isNumber: true },
  { name: 'Total', isNumber: true },
  { name: 'What happens' },
];

const FATES: Record<string, ChipLook> = {
  new: { word: 'New', mark: 's-check', tone: 'done' },
  updated: { word: 'Updated', mark: 's-half', tone: 'part' },
  unchanged: { word: 'Unchanged', mark: 's-off', tone: 'off' },
};

/** The first orders as they will be stored. */
export function Preview({ rows }: { rows: ImportDetail['preview'] }) {
  const { timeZone } = useShell().shop;
  if (rows.length === 0) return null;
  return (
    <Window title="How the first orders will stand" icon="i-eye" isFlush>
      <div className={styles.well}>
        <PlainTable caption="The first orders as they will be stored" head={HEAD}>
          {rows.map(({ number, placedAt, lineCount, totalCents, fate, changes }) => (
            <PlainRow key={number}>
              <PlainCell card="ab">{number}</PlainCell>
              <PlainCell card="e">
                {formatShopDay(placedAt, timeZone)}, {formatShopTime(placedAt, timeZone)}
              </PlainCell>
              <PlainCell card="x" isNumber>
                {lineCount}
              </PlainCell>
              <PlainCell card="c" isNumber>
                {formatCents(totalCents)}
              </PlainCell>
              <PlainCell card="z">
                <StatusChip look={FATES[fate] ?? FATES['new']!}>{changes.length > 0 ? `Updated: ${changes.join(', ')}` : null}</StatusChip>
              </PlainCell>
            </PlainRow>
          ))}
        </PlainTable>
      </div>
      <p className={styles.hint}>
        Rows with one order number are one order. Its total is counted from its lines, not from the repeated Total column.
      </p>
    </Window>
  );
}
