import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CheckoutConfirmationDocument } from '../../../generated/checkout/graphql.ts';
import type { CheckoutConfirmationQuery } from '../../../generated/checkout/graphql.ts';
import { isOpen, POLL_DELAYS_MS, verdictOf } from './status-rules.ts';

export type KnownStatus = NonNullable<CheckoutConfirmationQuery['checkoutStatus']>;

export type StatusView =
  | { kind: 'loading' }
  /** The query failed. */
  | { kind: 'failed' }
  /** There is no such payment. */
  | { kind: 'unknown' }
  | { kind: 'known'; status: KnownStatus; isLoading: boolean };

/**
 * The status of a payment, polled with growing delays for about a minute while it can still change.
 * @param isHeld delays the first poll, e.g. until the payment was processed.
 */
export function useCheckoutStatus(paymentIntentId: string, isHeld = false) {
  const client = useApolloClient();
  const [view, setView] = useState<StatusView>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  const pollCount = useRef(0);

  useEffect(() => {
    if (isHeld) return;
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function poll() {
      const next = await client
        .query({ query: CheckoutConfirmationDocument, variables: { paymentIntentId }, fetchPolicy: 'no-cache' })
        .then(({ data }) => data?.checkoutStatus ?? null)
        .catch(() => undefined);
      if (isStale) return;
      if (next === undefined) return setView({ kind: 'failed' });
      if (next === null) return setView({ kind: 'unknown' });
      const delay = isOpen(verdictOf(next.state)) ? POLL_DELAYS_MS[pollCount.current] : undefined;
      pollCount.current += 1;
      setView({ kind: 'known', status: next, isLoading: delay !== undefined });
      if (delay !== undefined) timer = setTimeout(() => void poll(), delay);
    }

    void poll();
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, paymentIntentId, isHeld, round]);

  const refetch = useCallback(() => {
    pollCount.current = 0;
    setView({ kind: 'loading' });
    setRound((old) => old + 1);
  }, []);

  return { view, refetch };
}
