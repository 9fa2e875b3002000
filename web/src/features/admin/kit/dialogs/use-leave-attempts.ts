import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../../../../lib/router.ts';

export type LeaveAttempt = { kind: 'link'; to: string } | { kind: 'back' };

function isPlainPress(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * The declarative router cannot block (decision 28). Presses on links are caught before it sees them. For "back" the page gets a second
 * entry in the history with the same address, as soon as there is something to lose: going back from it shows the same page, and asks.
 */
export function useLeaveAttempts(isGuarding: boolean, onAttempt: (attempt: LeaveAttempt) => void) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isReplaced = useNavigationType() === 'REPLACE';
  const isSecondEntry = (state as { isGuard?: boolean } | null)?.isGuard === true;
  const hasSecondEntry = useRef(false);
  const isFree = useRef(false);
  const report = useEffectEvent(onAttempt);
  const guardState = { ...(state as object | null), isGuard: true };
  const addEntry = useEffectEvent(() => void navigate(pathname + search + hash, { state: guardState }));
  const markEntry = useEffectEvent(() => void navigate(pathname + search + hash, { replace: true, state: guardState }));
  const goBack = useEffectEvent(() => void navigate(-1));

  useEffect(() => {
    if (isGuarding && !hasSecondEntry.current) {
      hasSecondEntry.current = true;
      // An earlier form of this page may have left one.
      if (!isSecondEntry) addEntry();
    } else if (hasSecondEntry.current && !isSecondEntry) {
      // The page itself has changed the address of the second entry, such as the preview that is shown, or the slug that was saved.
      if (isReplaced) {
        if (isGuarding) markEntry();
        else hasSecondEntry.current = false;
      } else if (isGuarding && !isFree.current) report({ kind: 'back' });
      else goBack();
    }
  }, [isGuarding, isSecondEntry, isReplaced, search]);

  useEffect(() => {
    if (!isGuarding) return;
    isFree.current = false;
    function onClick(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (isFree.current || !isPlainPress(event) || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      report({ kind: 'link', to: link.pathname + link.search + link.hash });
    }
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (!isFree.current) event.preventDefault();
    }
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
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
