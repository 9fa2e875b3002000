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

/** Carriers are asked this long after the last change of the address. */
const RATE_DELAY_MS = 1000;

export interface ShippingRates {
  rates: readonly Rate[];
  isLoading: boolean;
  /** The rates are our standard ones, because no carrier could be asked. */
  isFallback: boolean;
  /** Asks again at once, for quotes that ran out. */
  refresh: () => void;
}

/** Rates for an address as it is typed. The last ones stay while new ones are on their way. */
export function useShippingRates(address: AddressFields, lines: readonly CheckoutLine[]): ShippingRates {
  const client = useApolloClient();
  // Offered when the rates cannot be asked for at all; the api knows them by these ids.
  const { fallbackRates } = useShop();
  const [found, setFound] = useState<{ rates: readonly Rate[]; isFallback: boolean }>({ rates: [], isFallback: false });
  const [isLoading, setIsLoading] = useState(false);
  const [round, setRound] = useState(0);
  const askedRound = useRef(0);

  const canAsk = isQuotable(address) && lines.length > 0;
  // The name is no part of where a parcel goes: it is sent along, but a change of it asks for nothing.
  const { name, ...place } = toAddressInput(address);
  const question = canAsk ? JSON.stringify({ place, lines: toLineInputs(lines) }) : null;
  const latestName = useRef(name);
  useEffect(() => {
    latestName.current = name;
  }, [name]);

  useEffect(() => {
    if (question === null) {
      setIsLoading(false);
      return;
    }
    let isStale = false;
    const isRefresh = askedRound.current !== round;
    askedRound.current = round;
    setIsLoading(true);

    async function ask(text: string): Promise<{ rates: readonly Rate[]; isFallback: boolean }> {
      const asked = JSON.parse(text) as { place: Omit<ReturnType<typeof toAddressInput>, 'name'>; lines: ReturnType<typeof toLineInputs> };
      const { data } = await client.query({
        query: CheckoutShippingRatesDocument,
        variables: { address: { ...asked.place, name: latestName.current }, lines: asked.lines },
        fetchPolicy: 'no-cache',
      });
      const result = data?.shippingRates;
      // A refused cart is explained when it is paid for; until then the standard rates keep the page usable.
      if (result?.__typename !== 'ShippingRates' || result.rates.length === 0) return { rates: fallbackRates, isFallback: true };
      return { rates: cheapestFirst(result.rates), isFallback: result.isFallback };
    }

    const timer = setTimeout(
      () => {
        void ask(question)
          .catch(() => ({ rates: fallbackRates, isFallback: true }))
          .then((answer) => {
            if (isStale) return;
            setFound(answer);
            setIsLoading(false);
          });
      },
      isRefresh ? 0 : RATE_DELAY_MS,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, fallbackRates, question, round]);

  return useMemo(() => ({ ...found, isLoading, refresh: () => setRound((old) => old + 1) }), [found, isLoading]);
}
