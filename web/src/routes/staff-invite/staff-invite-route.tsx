import { useState } from 'react';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { Link } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { Host } from '../login/host.tsx';
import login from '../login/login.module.css';
import styles from '../reset-password/reset-password.module.css';
import { useResetToken } from '../reset-password/use-reset-token.ts';
import { StaffInviteForm } from './staff-invite-form.tsx';

/** Where the link of an invitation to the staff leads. */
export function StaffInviteRoute() {
  return (
    <div className={`page stack ${login.page}`}>
      <PageMeta title="Invitation" description="Join the crew behind the counter." path="/staff-invite" />
      <Window title="Join the staff" level={1} icon="i-heart">
        <div className={login.columns}>
          <Host name="Captain" sprite="captains-choice" tint="#7fb8ff">
            A new hand on deck! Tell me your name and choose a password that nobody aboard can guess.
          </Host>
          {useHydrated() ? <StaffInvite /> : <Spinner>Looking at your link...</Spinner>}
        </div>
      </Window>
    </div>
  );
}

function StaffInvite() {
  const token = useResetToken();
  const [doneWith, setDoneWith] = useState<string>();
  if (doneWith !== undefined) {
    return (
      <div className={styles.done} role="status">
        <img src="/art/i-check.png" width="48" height="48" alt="" />
        <div>
          <h2>You are aboard</h2>
          <p>{doneWith}</p>
          <p>
            <Link to="/admin-login">Go to the staff login</Link>.
          </p>
        </div>
      </div>
    );
  }
  if (token === '') {
    return (
      <p className={styles.missing} role="alert">
        <img src="/art/i-warning.png" width="24" height="24" alt="" />
        <span>This link is not complete: its token is missing. Open it from the mail once more, or ask for a new invitation.</span>
      </p>
    );
  }
  return (
    <div className={styles.side}>
      <StaffInviteForm
        token={token}
        onDone={(message) => {
          showToast({ title: 'Invitation Accepted', description: message, tone: 'good' });
          setDoneWith(message);
        }}
      />
    </div>
  );
}
