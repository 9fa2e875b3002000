import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ProofDeclined, useProof } from '../../../features/admin/kit/data/proof.ts';
import {
  BeginSecondFactorDocument,
  ConfirmSecondFactorSetupDocument,
  EndSecondFactorDocument,
} from '../../../generated/admin/staff/graphql.ts';
import type { BeginSecondFactorMutation } from '../../../generated/admin/staff/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

type Secret = BeginSecondFactorMutation['beginSecondFactor'];

/** The steps of turning one's own second factor on and off. Secret and recovery codes are kept nowhere but here. */
export function useSecondFactor(onChanged: () => void) {
  const client = useApolloClient();
  const withProof = useProof();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string>();

  async function attempt(run: () => Promise<boolean>): Promise<boolean> {
    setFailure(undefined);
    try {
      return await withProof(run);
    } catch (error) {
      if (error instanceof ProofDeclined) return false;
      const { message } = failureOf(error);
      setFailure(message);
      showToast({ title: 'Not changed', description: message, tone: 'bad' });
      return false;
    }
  }

  function begin() {
    return attempt(async () => {
      const { data } = await client.mutate({ mutation: BeginSecondFactorDocument, fetchPolicy: 'no-cache' });
      setSecret(data?.beginSecondFactor ?? null);
      return true;
    });
  }
  function confirm(code: string) {
    return attempt(async () => {
      const { data } = await client.mutate({ mutation: ConfirmSecondFactorSetupDocument, variables: { code }, fetchPolicy: 'no-cache' });
      const answer = data?.confirmSecondFactorSetup;
      if (answer?.__typename !== 'RecoveryCodes') {
        setFailure(answer?.message);
        return false;
      }
      setCodes(answer.codes);
      setSecret(null);
      onChanged();
      return true;
    });
  }
  function end(code: string) {
    return attempt(async () => {
      const { data } = await client.mutate({ mutation: EndSecondFactorDocument, variables: { code }, fetchPolicy: 'no-cache' });
      const answer = data?.endSecondFactor;
      if (answer?.__typename !== 'Done') {
        setFailure(answer?.message);
        return false;
      }
      showToast({ title: answer.message, tone: 'good' });
      onChanged();
      return true;
    });
  }
  function forget() {
    setSecret(null);
    setCodes(null);
    setFailure(undefined);
  }
  return { secret, codes, failure, begin, confirm, end, forget };
}
