import { useEffect, useState } from 'react';

/** After this long the page stops pretending that the list is about to come. */
const PATIENCE_MS = 10_000;

export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow && isLoading;
}
