import { useEffect, useSyncExternalStore } from 'react';
import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../../../generated/session/graphql.ts';
import type { Person } from './person.ts';
import { dropSignedInFlag, hasSignedInFlag, raiseSignedInFlag, subscribeToSignedInFlag } from './signed-in-flag.ts';

export type Me =
  | { kind: 'loading' }
  | { kind: 'signed-in'; user: Person }
  | { kind: 'signed-out' }
  /** The shop could not say; `ask` asks again. */
  | { kind: 'unknown'; ask: () => void };

interface Options {
  /** Asks the shop even where nothing hints at a session: for pages that are about the person. */
  isCertain?: boolean;
}

/** Who is signed in. Asked at most once, after hydration, and only where somebody may be. */
export function useMe({ isCertain = false }: Options = {}): Me {
  const hasFlag = useSyncExternalStore(subscribeToSignedInFlag, hasSignedInFlag, () => false);
  const isAsked = hasFlag || isCertain;
  const { data, error, loading, refetch } = useQuery(MeDocument, { skip: !isAsked });
  const user = data?.me;

  useEffect(() => {
    if (!isAsked) return;
    if (user === null) dropSignedInFlag();
    else if (user !== undefined) raiseSignedInFlag({ isNewSession: false });
  }, [user, isAsked]);

  // A query that is skipped from now on may still hold its last answer.
  if (!isAsked) return { kind: 'signed-out' };
  if (user) return { kind: 'signed-in', user };
  if (loading) return { kind: 'loading' };
  if (error) return { kind: 'unknown', ask: () => void refetch().catch(() => {}) };
  return { kind: 'signed-out' };
}
