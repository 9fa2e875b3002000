import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';

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

interface NothingFoundProps {
  q: string;
  /** Who match the search alone. */
  otherCount: number;
  onDropKind: () => void;
  onClear: () => void;
}

/** The search and the view leave nobody. */
export function NothingFound({ q, otherCount, onDropKind, onClear }: NothingFoundProps) {
  const what = q === '' ? 'Nobody is in this view.' : `Nobody's email or name has “${q}” in it${otherCount > 0 ? ' in this view' : ''}.`;
  return (
    <Blank
      picture="/art/snickering-weasley.png"
      title="Nothing under this stone"
      actions={
        <>
          {otherCount > 0 ? (
            <AdminButton look="gold" onClick={onDropKind}>
              Show all {formatCount(otherCount)}
            </AdminButton>
          ) : null}
          <AdminButton look={otherCount > 0 ? 'latte' : 'gold'} onClick={onClear}>
            Clear all
          </AdminButton>
        </>
      }
    >
      <p>
        {what} {otherCount > 0 && q !== '' ? `${formatCount(otherCount)} match in all views.` : ''}
      </p>
    </Blank>
  );
}
