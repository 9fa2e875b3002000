import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { watchOtherTabs } from './signed-in-flag.ts';

/** Another tab signed in or out: removes the previous user's data from this one. */
export function useOtherTabs() {
  const client = useApolloClient();
  useEffect(() => watchOtherTabs(() => void client.resetStore().catch(() => {})), [client]);
}
