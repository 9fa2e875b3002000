import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { CreatePaymentIntentDocument } from '../../../generated/checkout/graphql.ts';
import type { CreatePaymentIntentInput, CreatePaymentIntentMutation } from '../../../generated/checkout/graphql.ts';

export type IntentAnswer = CreatePaymentIntentMutation['createPaymentIntent'];

/** @throws when the request fails; the same input may then be sent again. */
export function useCreatePaymentIntent() {
  const [createPaymentIntent] = useMutation(CreatePaymentIntentDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (input: CreatePaymentIntentInput): Promise<IntentAnswer> => {
      const { data } = await createPaymentIntent({ variables: { input } });
      if (!data) throw new TypeError('createPaymentIntent answered without data');
      return data.createPaymentIntent;
    },
    [createPaymentIntent],
  );
}
