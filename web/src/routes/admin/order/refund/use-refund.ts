import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../../features/admin/kit/data/failure.ts';
import { ProofDeclined, useProof } from '../../../../features/admin/kit/data/proof.ts';
import { AdminRefundByKeyDocument, CancelOrderDocument, RefundOrderDocument } from '../../../../generated/admin/order/graphql.ts';
import type { CancellationInput, RefundAnswer_ResultFragment, RefundInput } from '../../../../generated/admin/order/graphql.ts';
import { formatCents } from '../../../../lib/money.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';

const LOOK_UP_MS = 2_000;
/** Then the worker goes on alone, and the order's page shows the result. */
const LOOK_UPS = 15;
const UNKNOWN = 'The shop did not answer, and no refund is to be found. Press again: it is still one refund.';

type Refund = Extract<RefundAnswer_ResultFragment, { __typename: 'RefundStored' }>['refund'];
type WithoutKey<Input> = Omit<Input, 'key'>;

/**
 * One opening of a refund dialog has one key, so that pressing twice, or again after a lost answer, is the same refund. An answer that
 * does not come is looked up by the key and never asked for again blindly.
 */
export function useRefund(number: number, onEnd: () => void) {
  const client = useApolloClient();
  const withProof = useProof();
  const key = useRef(crypto.randomUUID());
  const [isLookingUp, setIsLookingUp] = useState(false);

  /** The refund of the key once it has ended, or as it was last seen; null while the shop has none, or does not answer. */
  async function lookUp(): Promise<Refund | null> {
    setIsLookingUp(true);
    let seen: Refund | null = null;
    for (let time = 0; time < LOOK_UPS; time += 1) {
      const variables = { key: key.current };
      const answer = await client.query({ query: AdminRefundByKeyDocument, variables, fetchPolicy: 'network-only' }).catch(() => null);
      seen = answer?.data?.adminRefund ?? seen;
      if (seen && seen.state !== 'REQUESTED') return seen;
      await new Promise((resolve) => setTimeout(resolve, LOOK_UP_MS));
    }
    return seen;
  }

  /** Resolves with null when the dialog can close, or with what was said against it. */
  async function send(ask: () => Promise<RefundAnswer_ResultFragment | undefined>): Promise<string | null> {
    try {
      const answer = await withProof(ask).catch((error: unknown) => {
        if (error instanceof ProofDeclined || failureOf(error).code !== 'NO_ANSWER') throw error;
        return undefined;
      });
      if (answer?.__typename === 'RefundRefused') return answer.message;
      const stored = answer?.refund;
      const refund = stored && stored.state !== 'REQUESTED' ? stored : await lookUp();
      // The key stays, so that pressing again is the same refund in case the first request arrives late.
      if (!refund) return UNKNOWN;
      if (refund.state === 'REQUESTED') {
        showToast({ title: 'The provider has not answered yet', description: 'The refund is stored and goes on by itself.' });
        onEnd();
        return null;
      }
      // That refund has ended, so another press of the button is another refund.
      key.current = crypto.randomUUID();
      if (refund.state === 'FAILED') return `The provider refused it: ${refund.failure ?? 'no reason given'}`;
      showToast({ title: `Refunded ${formatCents(refund.amountCents)}`, tone: 'good' });
      onEnd();
      return null;
    } catch (error) {
      return error instanceof ProofDeclined ? 'Nothing was refunded.' : failureOf(error).message;
    } finally {
      setIsLookingUp(false);
    }
  }

  function refund(input: WithoutKey<RefundInput>) {
    return send(async () => {
      const variables = { number, input: { ...input, key: key.current } };
      return (await client.mutate({ mutation: RefundOrderDocument, variables, fetchPolicy: 'no-cache' })).data?.refundOrder;
    });
  }
  function cancel(input: WithoutKey<CancellationInput>) {
    return send(async () => {
      const variables = { number, input: { ...input, key: key.current } };
      return (await client.mutate({ mutation: CancelOrderDocument, variables, fetchPolicy: 'no-cache' })).data?.cancelOrder;
    });
  }
  return { refund, cancel, isLookingUp };
}
