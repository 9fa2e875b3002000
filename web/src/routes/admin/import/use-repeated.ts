import { useEffect, useEffectEvent } from 'react';

/** Calls a function again and again while the tab is seen. @param everyMs null: not at all */
export function useRepeated(run: () => void, everyMs: number | null) {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) runLatest();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
