import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../lib/router.ts';

/**
 * The token of the mailed link, empty without one. It leaves the address bar at once, where it could be read over a shoulder,
 * copied or kept in the browser's history list; this tab's own entry keeps it, so a reload does not lose it.
 */
export function useResetToken(): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  const kept = (state as { resetToken?: unknown } | null)?.resetToken;

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { resetToken: inAddress } });
  }, [inAddress, pathname, navigate]);

  return inAddress ?? (typeof kept === 'string' ? kept : '');
}
