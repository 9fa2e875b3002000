import { createContext, use } from 'react';

type WithProof = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** Set by the page. */
export const Proof = createContext<WithProof>((run) => run());

/** The person has closed the dialog: what was asked for is not done. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined';
}

/**
 * Runs a mutation that needs a fresh password or code. When the shop asks for one, a dialog does, and the mutation is repeated once.
 * @throws ProofDeclined
 */
export function useProof(): WithProof {
  return use(Proof);
}
