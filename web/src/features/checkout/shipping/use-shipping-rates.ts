import { useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CheckoutShippingRatesDocument } from '../../../generated/checkout/graphql.ts';
import { isQuotable, toAddressInput } from '../address/contact-schema.ts';
import type { AddressFields } from '../address/contact-schema.ts';
import { toLineInputs } from '../checkout-line.ts';
import type { CheckoutLine } from '../checkout-line.ts';
import { useShop } from '../../../lib/shell.ts';
import { cheapestFirst } from './rate-rules.ts';
import type { Rate } from './rate-rules.ts';

/** Debounce: rates are fetched this long after the last change of the address. */
const RATE_DELAY_MS = 1000;

export interface ShippingRates {
  rates: readonly Rate[];
  isLoading: boolean;
  /** These are our standard rates, because no carrier responded. */
  isFallback: boolean;
  /** Fetches again at once, for expired quotes. */
  refresh: () => void;
}

/** Rates for an address while it is typed. The last ones stay while new ones load. */
export function useShippingRates(address: AddressFields, lines: readonly CheckoutLine[]): ShippingRates {
  const client = useApolloClient();
  // Offered when rates cannot be fetched; the server accepts these ids.
  const { fallbackRates } = useShop();
  const [found, setFound] = useState<{ rates: readonly Rate[]; isFallback: boolean }>({ rates: [], isFallback: false });
  const [isLoading, setIsLoading] = useState(false);
  const [round, setRound] = useState(0);
  const requestedRound = useRef(0);

  const canRequest = isQuotable(address) && lines.length > 0;
  // Rates do not depend on the name: it is sent too, but a change of it fetches nothing.
  const { name, ...destination } = toAddressInput(address);
  const request = canRequest ? JSON.stringify({ destination, lines: toLineInputs(lines) }) : null;
  const latestName = useRef(name);
  useEffect(() => {
    latestName.current = name;
  }, [name]);

  useEffect(() => {
    if (request === null) {
      setIsLoading(false);
      return;
    }
    let isStale = false;
    const isRefresh = requestedRound.current !== round;
    requestedRound.current = round;
    setIsLoading(true);

    async function fetchRates(text: string): Promise<{ rates: readonly Rate[]; isFallback: boolean }> {
      const input = JSON.parse(text) as {
        destination: Omit<ReturnType<typeof toAddressInput>, 'name'>;
        lines: ReturnType<typeof toLineInputs>;
      };
      const { data } = await client.query({
        query: CheckoutShippingRatesDocument,
        variables: { address: { ...input.destination, name: latestName.current }, lines: input.lines },
        fetchPolicy: 'no-cache',
      });
      const result = data?.shippingRates;
      // What cannot be sold is shown beside the cart; until it is removed the standard rates keep the page usable.
      if (result?.__typename === 'CartInvalid') return { rates: fallbackRates, isFallback: false };
      if (result === undefined || result.rates.length === 0) return { rates: fallbackRates, isFallback: true };
      return { rates: cheapestFirst(result.rates), isFallback: result.isFallback };
    }

    const timer = setTimeout(
      () => {
        void fetchRates(request)
          .catch(() => ({ rates: fallbackRates, isFallback: true }))
          .then((result) => {
            if (isStale) return;
            setFound(result);
            setIsLoading(false);
          });
      },
      isRefresh ? 0 : RATE_DELAY_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, fallbackRates, request, round]);

  return useMemo(() => ({ ...found, isLoading, refresh: () => setRound((old) => old + 1) }), [found, isLoading]);
}
