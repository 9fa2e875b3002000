import { AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import type { Failure } from '../../../features/admin/kit/data/failure.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';

interface RoomFailureProps {
  failure: Failure;
  onRetry: () => void;
  /** What the room is of: "order". */
  what: string;
  /** The title and the reason where it does not exist. */
  missing: { title: string; reason: string };
  /** The address of the list of all. */
  to: string;
}

/** In place of an order, an invoice or an import that does not exist or could not be loaded. */
export function RoomFailure({ failure, onRetry, what, missing, to }: RoomFailureProps) {
  if (failure.code !== 'MISSING') {
    return (
      <ListFailure failure={failure} onRetry={onRetry} title={`The ${what} did not come through`}>
        Nothing was changed.
      </ListFailure>
    );
  }
  return (
    <Blank
      picture="/art/snickering-weasley.png"
      title={missing.title}
      actions={
        <AdminLink look="gold" to={to}>
          All {what}s
        </AdminLink>
      }
    >
      <p>{missing.reason}</p>
    </Blank>
  );
}

/** For the rooms of an order. */
export const ORDER_FAILURE = {
  what: 'order',
  missing: { title: 'No order has this number', reason: 'It was never given, or it is the number of another shop.' },
};
