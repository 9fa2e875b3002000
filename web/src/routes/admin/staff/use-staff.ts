import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ProofDeclined, useProof } from '../../../features/admin/kit/data/proof.ts';
import {
  EndStaffSessionsDocument,
  InviteStaffDocument,
  ResetStaffSecondFactorDocument,
  SetStaffRoleDocument,
  WithdrawStaffInviteDocument,
} from '../../../generated/admin/staff/graphql.ts';
import type { StaffRole } from '../../../generated/admin/staff/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

type Answer = { __typename: 'Done'; message: string } | { __typename: 'StaffChangeRefused'; message: string };

/** Changes of the staff. Each resolves with null when it is done, or with what the shop said against it; the list is asked for again. */
export function useStaff(refresh: () => void) {
  const client = useApolloClient();
  const withProof = useProof();

  async function change<Data, Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerOf: (data: Data) => Answer,
  ): Promise<string | null> {
    try {
      const { data } = await withProof(() => client.mutate<Data, Variables>({ mutation, variables, fetchPolicy: 'no-cache' }));
      if (!data) throw new TypeError('the mutation answered without data');
      const answer = answerOf(data as Data);
      if (answer.__typename === 'StaffChangeRefused') return answer.message;
      showToast({ title: answer.message, tone: 'good' });
      refresh();
      return null;
    } catch (error) {
      return error instanceof ProofDeclined ? 'Nothing was changed.' : failureOf(error).message;
    }
  }

  return {
    invite: (email: string, role: StaffRole) => change(InviteStaffDocument, { email, role }, ({ inviteStaff }) => inviteStaff),
    withdraw: (id: string) =>
      change(WithdrawStaffInviteDocument, { id }, ({ withdrawStaffInvite }) => ({
        __typename: 'Done',
        message: withdrawStaffInvite.message,
      })),
    setRole: (id: string, role: StaffRole | null) => change(SetStaffRoleDocument, { id, role }, ({ setStaffRole }) => setStaffRole),
    endSessions: (id: string) => change(EndStaffSessionsDocument, { id }, ({ endStaffSessions }) => endStaffSessions),
    resetSecondFactor: (id: string) =>
      change(ResetStaffSecondFactorDocument, { id }, ({ resetStaffSecondFactor }) => resetStaffSecondFactor),
  };
}
