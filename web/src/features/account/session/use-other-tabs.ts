import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { watchOtherTabs } from './signed-in-flag.ts';

/** Another tab signed in or out: nothing of the person before may stay on this one's screen. */
export function useOtherTabs() {
  const client = useApolloClient();
  useEffect(() => watchOtherTabs(() => void client.resetStore().catch(() => {})), [client]);
}
