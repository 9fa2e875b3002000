import { AdminButton } from '../controls/admin-button.tsx';
import type { Failure } from '../data/failure.ts';
import { Blank } from '../signs/blank.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';

interface ListFailureProps {
  failure: Failure;
  onRetry: () => void;
  title?: string;
  /** What is safe. */
  children?: string;
}

/** In the place of a list that did not come: what failed, what is safe, what now. */
export function ListFailure({ failure, onRetry, title = 'The list did not come through', children }: ListFailureProps) {
  const { requestId } = failure;
  async function copy() {
    await navigator.clipboard.writeText(requestId ?? '');
    showToast({ title: 'Request id copied', description: requestId ?? '' });
  }
  return (
    <Blank
      picture="/art/i-warning.png"
      title={title}
      isAlert
      actions={
        <>
          <AdminButton look="gold" onClick={onRetry}>
            Try again
          </AdminButton>
          {requestId ? <AdminButton onClick={() => void copy().catch(() => {})}>Copy the request id</AdminButton> : null}
        </>
      }
    >
      <p>
        {failure.message} {children ?? 'Your filters are kept in the address; nothing was changed.'}
      </p>
    </Blank>
  );
}
