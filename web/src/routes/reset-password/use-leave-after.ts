import { useEffect } from 'react';
import { useNavigate } from '../../lib/router.ts';

/** Goes to `to` after this long; null stays. A visitor who leaves earlier is not sent there. */
export function useLeaveAfter(delayMs: number | null, to: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (delayMs === null) return;
    const from = window.location.pathname;
    // The address changes at once, while this page stays in view until the code of the next one is here.
    function isStillHere() {
      return window.location.pathname === from;
    }
    const timer = setTimeout(() => isStillHere() && void navigate(to, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, to, navigate]);
}
