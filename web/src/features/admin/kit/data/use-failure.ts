import { use } from 'react';
import { failureOf } from './failure.ts';
import type { Failure } from './failure.ts';
import { RoomAccess } from './room-access.ts';

/** failureOf for mutations. "Not allowed" becomes the page's Access Denied card, or leads to the login, as it does for a room's query. */
export function useFailure(): (error: unknown) => Failure {
  const deny = use(RoomAccess);
  return (error) => {
    const failure = failureOf(error);
    if (failure.code === 'NOT_ALLOWED') deny();
    return failure;
  };
}
