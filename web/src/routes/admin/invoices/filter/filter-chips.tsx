import { FilterChip } from '../../../../features/admin/kit/list/list-tools.tsx';
import { formatShopDay } from '../../../../features/admin/kit/signs/shop-time.ts';
import { METHOD_NAMES, methodValue } from '../invoice-list.ts';
import type { InvoiceFilters, InvoiceList } from '../invoice-list.ts';

interface Chip {
  words: string;
  names: readonly (keyof InvoiceFilters)[];
}

/** A day of the address begins at midnight in UTC, wherever the browser is. */
function dayWords(day: string): string {
  return formatShopDay(day, 'UTC');
}

function rangeWords(from: string | undefined, to: string | undefined): string | null {
  if (from && to) return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
  return from ? `Since ${dayWords(from)}` : to ? `Until ${dayWords(to)}` : null;
}

/** What is set, in words, with the parameters that it takes from the address. */
export function chipsOf({ status, method, from, to }: InvoiceFilters): Chip[] {
  const days = rangeWords(from, to);
  return [
    ...(status ? [{ words: status === 'void' ? 'Status: Void' : 'Status: Paid', names: ['status'] as const }] : []),
    ...(method ? [{ words: `By ${method.map((name) => METHOD_NAMES[methodValue(name)]).join(', ')}`, names: ['method'] as const }] : []),
    ...(days ? [{ words: days, names: ['from', 'to'] as const }] : []),
  ];
}

/** The filters that are set; each can be taken away. */
export function FilterChips({ list }: { list: InvoiceList }) {
  return chipsOf(list.filters).map(({ words, names }) => (
    <FilterChip
      key={words}
      onRemove={() => list.setFilters(Object.fromEntries(Object.entries(list.filters).filter(([name]) => !names.includes(name as never))))}
    >
      {words}
    </FilterChip>
  ));
}
