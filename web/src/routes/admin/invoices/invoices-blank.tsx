import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { NothingFound } from '../../../features/admin/kit/list/nothing-found.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { chipsOf } from './filter/filter-chips.tsx';
import type { InvoiceList } from './invoice-list.ts';

/** None was ever made. */
export function NoInvoices({ onCreate }: { onCreate: () => void }) {
  return (
    <Blank
      picture="/art/empty-cart.png"
      title="No invoices yet"
      actions={
        <AdminButton look="gold" icon="i-plus" onClick={onCreate}>
          Create invoice
        </AdminButton>
      }
    >
      <p>For what is sold across the counter. The first one gets the first number of the year.</p>
    </Blank>
  );
}

/** Search and filters leave none. */
export function NoInvoiceFound({ list }: { list: InvoiceList }) {
  const filters = chipsOf(list.filters).map(({ words }) => words);
  const which = list.q === '' ? 'No invoice is' : `No invoice matches “${list.q}”`;
  const wider = list.q !== '' && filters.length > 0 ? { label: 'Drop the filters', onPress: () => list.setFilters({}) } : null;
  return (
    <NothingFound wider={wider} onClear={list.clear}>
      {which} {filters.length > 0 ? `${list.q === '' ? 'under' : 'with'} ${filters.join('; ')}.` : 'here.'}
    </NothingFound>
  );
}
