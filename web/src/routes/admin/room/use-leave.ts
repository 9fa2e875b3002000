import { useState } from 'react';
import { useLogout } from '../../../features/account/security/use-logout.ts';
import { clearBeads } from '../../../features/admin/kit/rooms/beads.ts';
import { useNavigate } from '../../../lib/router.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

const DOORS = { portal: '/', coffee: '/admin-login' };

/** Signs out, and goes where people of this area come in. The history keeps no page that shows anything without a session. */
export function useLeave(area: keyof typeof DOORS) {
  const navigate = useNavigate();
  const logout = useLogout();
  // Who leaves on purpose is not sent to the login.
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(to: string = DOORS[area]) {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await logout();
      clearBeads();
      showToast({ title: 'Logged Out', description: 'The back room is locked.', tone: 'good' });
      await navigate(to, { replace: true });
    } catch {
      setIsLeaving(false);
      showToast({ title: 'Logout error', description: 'There was an issue logging out', tone: 'bad' });
    }
  }
  return { leave, isLeaving };
}
