import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { NothingFound } from '../../../features/admin/kit/list/nothing-found.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import type { ListControl } from '../../../features/admin/kit/list/use-list-state.ts';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import type { CUSTOMER_LIST } from './customer-list.ts';

/** Nobody has ever come. */
export function NoCustomers() {
  return (
    <Blank
      picture="/art/empty-cart.png"
      title="Nobody yet"
      actions={
        <AdminLink look="gold" to="/store">
          See the shop
        </AdminLink>
      }
    >
      <p>The first one shows up here with an account or with a paid order.</p>
    </Blank>
  );
}

interface NobodyFoundProps {
  list: Pick<ListControl<typeof CUSTOMER_LIST.filters>, 'q' | 'setFilter' | 'clear'>;
  /** Who match the search alone. */
  otherCount: number;
}

/** The search and the view leave nobody. */
export function NobodyFound({ list: { q, setFilter, clear }, otherCount }: NobodyFoundProps) {
  const what = q === '' ? 'Nobody is in this view.' : `Nobody's email or name has “${q}” in it${otherCount > 0 ? ' in this view' : ''}.`;
  return (
    <NothingFound
      wider={otherCount > 0 ? { label: `Show all ${formatCount(otherCount)}`, onPress: () => setFilter('kind', undefined) } : null}
      onClear={clear}
    >
      {what} {otherCount > 0 && q !== '' ? `${formatCount(otherCount)} match in all views.` : ''}
    </NothingFound>
  );
}
