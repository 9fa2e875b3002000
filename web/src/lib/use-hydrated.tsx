import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const Hydrated = createContext(false);

interface HydrationWatchProps {
  onHydrated: (() => void) | undefined;
  children: ReactNode;
}

/** Around the whole page; knows when the browser has taken over what the server has drawn. */
export function HydrationWatch({ onHydrated, children }: HydrationWatchProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  // As a transition what follows is rendered in slices, as hydration is, so that a slow phone answers meanwhile.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** False on the server and during hydration, true after: guards everything that only the browser knows. */
export function useHydrated(): boolean {
  return use(Hydrated);
}
