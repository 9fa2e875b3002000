import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
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
export function NothingFound({ list }: { list: InvoiceList }) {
  const filters = chipsOf(list.filters).map(({ words }) => words);
  const which = list.q === '' ? 'No invoice is' : `No invoice matches “${list.q}”`;
  return (
    <Blank
      picture="/art/snickering-weasley.png"
      title="Nothing under this stone"
      actions={
        <>
          {list.q !== '' && filters.length > 0 ? (
            <AdminButton look="gold" onClick={() => list.setFilters({})}>
              Drop the filters
            </AdminButton>
          ) : null}
          <AdminButton look={list.q !== '' && filters.length > 0 ? 'latte' : 'gold'} onClick={list.clear}>
            Clear all
          </AdminButton>
        </>
      }
    >
      <p>
        {which} {filters.length > 0 ? `${list.q === '' ? 'under' : 'with'} ${filters.join('; ')}.` : 'here.'}
      </p>
    </Blank>
  );
}
