import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False on the server and during hydration, true after: guards everything that only the browser knows. What follows from it
 * is rendered in slices, as hydration is, so that a slow phone answers meanwhile.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
