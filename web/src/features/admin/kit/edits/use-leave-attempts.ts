import { useEffect, useEffectEvent, useRef } from 'react';

export type LeaveAttempt = { kind: 'link'; to: string } | { kind: 'history'; by: number };

/** React Router counts its entries there. */
function entryIndex(): number {
  const state = history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/**
 * The declarative router cannot block (decision 28), so attempts are caught before it sees them: presses on links in the capture phase,
 * and "popstate" by a capturing listener on the window, which the browser asks before the router's. The move is then taken back.
 */
export function useLeaveAttempts(isGuarding: boolean, onAttempt: (attempt: LeaveAttempt) => void) {
  const isFree = useRef(false);
  const report = useEffectEvent(onAttempt);

  useEffect(() => {
    if (!isGuarding) return;
    isFree.current = false;
    const index = entryIndex();
    let isReturning = false;

    function onClick(event: MouseEvent) {
      if (
        isFree.current ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      report({ kind: 'link', to: link.pathname + link.search + link.hash });
    }
    function onPopState(event: PopStateEvent) {
      if (isFree.current) return;
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const by = entryIndex() - index;
      if (by === 0) return;
      event.stopImmediatePropagation();
      isReturning = true;
      history.go(-by);
      report({ kind: 'history', by });
    }
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!isFree.current) event.preventDefault();
    }
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isGuarding]);

  return {
    /** From here on nothing is caught: somebody has decided to leave. */
    leaveFreely() {
      isFree.current = true;
    },
  };
}
