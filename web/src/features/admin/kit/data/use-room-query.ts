import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';

interface RoomQuery<Data> {
  /** The latest answer; the one before while another is on its way. Undefined until the first. */
  data: Data | undefined;
  /** Another answer is on its way, and what `data` has is of the question before: dim it. */
  isOld: boolean;
  failure: Failure | null;
  /** Asks again. */
  retry: () => void;
}

/**
 * A query of a room. Shows what the cache has and asks anyway, since others work on the same rows. The end of the session leads
 * to the login, and NOT_ALLOWED to the Access Denied card (apollo-client.ts reports both).
 */
export function useRoomQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): RoomQuery<Data> {
  const options = { variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true };
  const { data, previousData, error, loading, refetch } = useQuery(document, options as useQuery.Options<Data, Variables>);
  const failure = error ? failureOf(error) : null;
  return {
    data: (data ?? previousData) as Data | undefined,
    isOld: loading && data === undefined && previousData !== undefined,
    failure: loading ? null : failure,
    retry: () => void refetch().catch(() => {}),
  };
}
