import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CheckAddressDocument } from '../../../generated/checkout/graphql.ts';
import type { CheckAddressQuery } from '../../../generated/checkout/graphql.ts';
import { isQuotable, toAddressInput } from './contact-schema.ts';
import type { AddressFields } from './contact-schema.ts';

export type AddressCheck = CheckAddressQuery['checkAddress'];

/** Longer than for rates: somebody who still types needs no advice. */
const CHECK_DELAY_MS = 1500;

/** What the carriers say of an address; null while it is typed, and when they could not be asked. */
export function useAddressCheck(address: AddressFields): AddressCheck | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ request: string; check: AddressCheck } | null>(null);
  const request = isQuotable(address) ? JSON.stringify(toAddressInput({ ...address, name: '', phone: '' })) : null;

  useEffect(() => {
    if (request === null) return;
    const stopping = new AbortController();
    const timer = setTimeout(() => {
      const variables = { address: JSON.parse(request) as ReturnType<typeof toAddressInput> };
      client.query({ query: CheckAddressDocument, variables }).then(
        ({ data }) => {
          if (data && !stopping.signal.aborted) setAnswer({ request, check: data.checkAddress });
        },
        // Advice only: without it the checkout goes on.
        () => {},
      );
    }, CHECK_DELAY_MS);
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [client, request]);

  return answer?.request === request ? answer.check : null;
}
