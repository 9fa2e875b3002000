import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../features/account/form/problem.ts';
import { useClaimOrder } from '../../features/account/orders/use-claim-order.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { useSearchParams } from '../../lib/router.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

export type Claim =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'claimed'; number: number }
  | { kind: 'refused'; message: string }
  /** Nobody could say; `retry` asks again with the same link. */
  | { kind: 'failed'; message: string; retry: () => void };

const FAILURE = 'Claim Failed';

/** Adds the order of a mailed link (`?claim=`) to the account, once: the link is removed from the address as soon as it is read. */
export function useClaim(onClaimed: () => void): Claim {
  const claimOrder = useClaimOrder();
  const [params, setParams] = useSearchParams();
  const [claim, setClaim] = useState<Claim>({ kind: 'none' });
  const token = params.get('claim');

  async function ask(wanted: string) {
    setClaim({ kind: 'asking' });
    try {
      const result = await claimOrder({ token: wanted });
      switch (result.__typename) {
        case 'OrderClaimed':
          showToast({ title: 'Order Claimed', description: `Order #${result.number} is in your history now.`, tone: 'good' });
          setClaim({ kind: 'claimed', number: result.number });
          return onClaimed();
        case 'OrderClaimRefused':
          showToast({ title: FAILURE, description: result.message, tone: 'bad' });
          return setClaim({ kind: 'refused', message: result.message });
        default:
          return assertNever(result);
      }
    } catch (error) {
      const { message } = problemOf(error);
      showToast({ title: FAILURE, description: message, tone: 'bad' });
      setClaim({ kind: 'failed', message, retry: () => void ask(wanted) });
    }
  }

  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (token === null) return;
    setParams(
      (old) => {
        old.delete('claim');
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
    void latestAsk.current(token);
  }, [token, setParams]);

  return claim;
}
