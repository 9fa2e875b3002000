import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import type { Failure } from '../../../features/admin/kit/data/failure.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';

interface NoOrderProps {
  failure: Failure;
  onRetry: () => void;
  /** Address of the list of orders. */
  to: string;
}

/** In place of an order that does not exist or could not be loaded. */
export function NoOrder({ failure, onRetry, to }: NoOrderProps) {
  if (failure.code !== 'MISSING') {
    return (
      <ListFailure failure={failure} onRetry={onRetry} title="The order did not come through">
        Nothing was changed.
      </ListFailure>
    );
  }
  return (
    <Blank
      picture="/art/snickering-weasley.png"
      title="No order has this number"
      actions={
        <AdminLink look="gold" to={to}>
          All orders
        </AdminLink>
      }
    >
      <p>It was never given, or it is the number of another shop.</p>
    </Blank>
  );
}
