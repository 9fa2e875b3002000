import { FilterChip } from '../../../../features/admin/kit/list/list-tools.tsx';
import { ORDER_LOOKS } from '../../../../features/admin/kit/signs/status-looks.ts';
import { formatCents } from '../../../../lib/money.ts';
import { statusName } from '../order-list.ts';
import type { OrderFilters, OrderList } from '../order-list.ts';

/** "Nov 3" of a day of the calendar. */
function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(day));
}

function rangeWords(from: string | undefined, to: string | undefined): string {
  if (from === to && from !== undefined) return from;
  return [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
}

interface Chip {
  words: string;
  names: readonly (keyof OrderFilters)[];
}

/** What is set, in words, with the parameters that it takes from the address. */
export function chipsOf({ status, from, to, min, max, coupon, source }: OrderFilters): Chip[] {
  const days = rangeWords(from && dayWords(from), to && dayWords(to));
  const amounts = rangeWords(min === undefined ? undefined : formatCents(min), max === undefined ? undefined : formatCents(max));
  return [
    ...(status
      ? [{ words: `Status: ${status.map((name) => ORDER_LOOKS[statusName(name)].word).join(', ')}`, names: ['status'] as const }]
      : []),
    ...(days ? [{ words: `Placed: ${days}`, names: ['from', 'to'] as const }] : []),
    ...(amounts ? [{ words: `Total: ${amounts}`, names: ['min', 'max'] as const }] : []),
    ...(coupon ? [{ words: `Coupon: ${coupon.toUpperCase()}`, names: ['coupon'] as const }] : []),
    ...(source ? [{ words: source === 'shop' ? 'Made here' : 'Imported', names: ['source'] as const }] : []),
  ];
}

/** The filters that are set. @param isViewNamed a tab says the status already. */
export function FilterChips({ list, isViewNamed }: { list: OrderList; isViewNamed: boolean }) {
  return chipsOf(list.filters)
    .filter(({ names }) => !(isViewNamed && names.includes('status')))
    .map(({ words, names }) => (
      <FilterChip
        key={words}
        onRemove={() =>
          list.setFilters(Object.fromEntries(Object.entries(list.filters).filter(([name]) => !names.includes(name as never))))
        }
      >
        {words}
      </FilterChip>
    ));
}
