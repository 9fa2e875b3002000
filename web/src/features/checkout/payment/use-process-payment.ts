import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { ProcessPaymentDocument } from '../../../generated/checkout/graphql.ts';
import type { ProcessPaymentMutation } from '../../../generated/checkout/graphql.ts';

export type ProcessAnswer = ProcessPaymentMutation['processPayment'];

/** Idempotent. @throws when the request fails or the payment does not exist. */
export function useProcessPayment() {
  const [processPayment] = useMutation(ProcessPaymentDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (paymentIntentId: string): Promise<ProcessAnswer> => {
      const { data } = await processPayment({ variables: { paymentIntentId } });
      if (!data) throw new TypeError('processPayment answered without data');
      return data.processPayment;
    },
    [processPayment],
  );
}
