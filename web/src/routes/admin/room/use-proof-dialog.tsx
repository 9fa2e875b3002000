import { useCallback, useRef, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { ProofDeclined } from '../../../features/admin/kit/data/proof.ts';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { TextField } from '../../../features/admin/kit/form/field.tsx';
import { ProofKindDocument, ProveIdentityDocument } from '../../../generated/portal/graphql.ts';

interface Waiting {
  proven: () => void;
  declined: (reason: Error) => void;
}

/** Asks for the password, or the code of the authenticator app, when the shop wants a fresh one. */
export function useProofDialog() {
  const client = useApolloClient();
  const [prove] = useMutation(ProveIdentityDocument, { fetchPolicy: 'no-cache' });
  const [isOpen, setIsOpen] = useState(false);
  const [hasSecondFactor, setHasSecondFactor] = useState(false);
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const waiting = useRef<Waiting>(null);

  const withProof = useCallback(
    async <Value,>(run: () => Promise<Value>): Promise<Value> => {
      try {
        return await run();
      } catch (problem) {
        if (failureOf(problem).code !== 'PROOF_REQUIRED') throw problem;
        const kind = await client.query({ query: ProofKindDocument, fetchPolicy: 'network-only' });
        setHasSecondFactor(kind.data?.me?.hasSecondFactor === true);
        await new Promise<void>((proven, declined) => {
          waiting.current = { proven, declined };
          setSecret('');
          setError(undefined);
          setIsOpen(true);
        });
        return run();
      }
    },
    [client],
  );

  async function submit() {
    const answer = await prove({ variables: { passwordOrCode: secret } }).catch((problem: unknown) => failureOf(problem));
    if ('message' in answer) return setError(answer.message);
    const result = answer.data?.proveIdentity;
    if (result?.__typename === 'WrongCredentials') return setError(result.message);
    setIsOpen(false);
    waiting.current?.proven();
  }

  function close() {
    setIsOpen(false);
    waiting.current?.declined(new ProofDeclined('The proof was not given'));
  }

  const what = hasSecondFactor ? 'Code of your authenticator app' : 'Your password';
  const dialog = (
    <FormDialog
      title="Is it you?"
      icon="i-lock"
      width={440}
      isOpen={isOpen}
      onClose={close}
      verb="Confirm"
      busyVerb="Checking..."
      onSubmit={submit}
      missing={secret === '' ? `${what} is missing` : null}
    >
      <TextField
        label={what}
        hint="For the next ten minutes refunds, exports and changes of rights go through."
        type={hasSecondFactor ? 'text' : 'password'}
        autoComplete={hasSecondFactor ? 'one-time-code' : 'current-password'}
        value={secret}
        error={error}
        onChange={(event) => setSecret(event.target.value)}
      />
    </FormDialog>
  );
  return { withProof, dialog };
}
