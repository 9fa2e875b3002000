import { useState } from 'react';
import { useNavigate } from '../../../../lib/router.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import { useLeaveAttempts } from './use-leave-attempts.ts';
import type { LeaveAttempt } from './use-leave-attempts.ts';

interface LeaveGuardProps {
  /** There is something that would be lost. */
  isDirty: boolean;
  /** "3 fields of Captain's Choice. They stay in this browser for a day if you leave." */
  children: string;
}

/** Asks before a page with changes is left: by a link, "back", or by closing the tab, where the browser has its own words. */
export function LeaveGuard({ isDirty, children }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  const { leaveFreely } = useLeaveAttempts(isDirty, setAttempt);

  function leave() {
    leaveFreely();
    if (attempt?.kind === 'link') void navigate(attempt.to);
    if (attempt?.kind === 'back') void navigate(-1);
    setAttempt(null);
  }
  function stay() {
    // To the second entry again, from which "back" was pressed.
    if (attempt?.kind === 'back') void navigate(1);
    setAttempt(null);
  }

  return (
    <Dialog title="You have changes that are not saved" icon="i-pencil" width={520} isOpen={attempt !== null} onClose={stay} isAlert>
      <p>{children}</p>
      <DialogFoot>
        <AdminButton onClick={leave}>Leave</AdminButton>
        <AdminButton look="gold" data-first-focus="" onClick={stay}>
          Stay
        </AdminButton>
      </DialogFoot>
    </Dialog>
  );
}
