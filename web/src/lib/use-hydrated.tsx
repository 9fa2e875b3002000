import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const Hydrated = createContext(false);

interface HydrationWatchProps {
  onHydrated: (() => void) | undefined;
  children: ReactNode;
}

/** Wraps the page; detects the end of hydration. */
export function HydrationWatch({ onHydrated, children }: HydrationWatchProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  // As a transition the update renders in slices, so that a slow phone stays responsive.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
}

/** False on the server and during hydration, true after: guards values that exist only in the browser. */
export function useHydrated(): boolean {
  return use(Hydrated);
}
