import { useEffect, useSyncExternalStore } from 'react';
import { useQuery } from '@apollo/client/react';
import { MeDocument } from '../../../generated/session/graphql.ts';
import type { Person } from './person.ts';
import { dropSignedInFlag, hasSignedInFlag, raiseSignedInFlag, subscribeToSignedInFlag } from './signed-in-flag.ts';

export type Me =
  | { kind: 'loading' }
  | { kind: 'signed-in'; user: Person }
  | { kind: 'signed-out' }
  /** The query failed. */
  | { kind: 'unknown'; refetch: () => void };

interface Options {
  /** Queries even without the flag: for pages that need a session. */
  isCertain?: boolean;
}

/** The signed-in user. Queried at most once, after hydration, and only if there may be a session. */
export function useMe({ isCertain = false }: Options = {}): Me {
  const hasFlag = useSyncExternalStore(subscribeToSignedInFlag, hasSignedInFlag, () => false);
  const isQueried = hasFlag || isCertain;
  const { data, error, loading, refetch } = useQuery(MeDocument, { skip: !isQueried });
  const user = data?.me;

  useEffect(() => {
    if (!isQueried) return;
    if (user === null) dropSignedInFlag();
    else if (user !== undefined) raiseSignedInFlag({ isNewSession: false });
  }, [user, isQueried]);

  // A skipped query may still return its last data.
  if (!isQueried) return { kind: 'signed-out' };
  if (user) return { kind: 'signed-in', user };
  if (loading) return { kind: 'loading' };
  if (error) return { kind: 'unknown', refetch: () => void refetch().catch(() => {}) };
  return { kind: 'signed-out' };
}
