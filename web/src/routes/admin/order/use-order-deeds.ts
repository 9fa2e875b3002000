import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import {
  AddOrderNoteDocument,
  BuyLabelAgainDocument,
  MarkOrderCompletedDocument,
  MarkOrderShippedDocument,
  RemoveOrderNoteDocument,
  ResendConfirmationDocument,
  UpdateOrderAddressDocument,
} from '../../../generated/admin/order/graphql.ts';
import type { OrderAddressInput } from '../../../generated/admin/order/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { Order } from './order-words.ts';

type Answer =
  | { __typename: 'OrderChanged' }
  | { __typename: 'OrderDeedRefused'; message: string }
  | { __typename: 'OrderEditStale'; message: string };

/**
 * What can be done to an order. Each resolves with null when it is done, or with what was said against it; then the order is asked for
 * again. Nothing is shown before the answer: these are mails, labels and statuses.
 */
export function useOrderDeeds({ number, version }: Pick<Order, 'number' | 'version'>, refresh: () => void) {
  const client = useApolloClient();
  const of = { number: number ?? 0 };

  async function run<Data, Variables extends Record<string, unknown>>(
    done: string | null,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerOf: (data: Data) => Answer,
  ): Promise<string | null> {
    try {
      const { data } = await client.mutate<Data, Variables>({ mutation, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new TypeError('the mutation answered without data');
      const answer = answerOf(data as Data);
      refresh();
      if (answer.__typename !== 'OrderChanged') return answer.message;
      if (done) showToast({ title: done, tone: 'good' });
      return null;
    } catch (error) {
      return failureOf(error).message;
    }
  }

  return {
    resend: (key: string) =>
      run('The confirmation is on its way', ResendConfirmationDocument, { ...of, key }, (data) => data.resendConfirmation),
    buyLabel: (key: string) => run('The label is being bought', BuyLabelAgainDocument, { ...of, key }, (data) => data.buyLabelAgain),
    complete: () => run('Marked completed', MarkOrderCompletedDocument, { ...of, version }, (data) => data.markOrderCompleted),
    ship: (trackingNumber: string | null) =>
      run('Marked shipped', MarkOrderShippedDocument, { ...of, version, trackingNumber }, (data) => data.markOrderShipped),
    changeAddress: (address: OrderAddressInput) =>
      run('The address is changed', UpdateOrderAddressDocument, { ...of, version, address }, (data) => data.updateOrderAddress),
    addNote: (text: string) => run(null, AddOrderNoteDocument, { ...of, text }, (data) => data.addOrderNote),
    removeNote: (id: string) => run('The note is removed', RemoveOrderNoteDocument, { ...of, id }, (data) => data.removeOrderNote),
  };
}
