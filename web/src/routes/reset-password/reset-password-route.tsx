import { useEffect, useState } from 'react';
import { NewPasswordForm } from '../../features/account/entry/new-password-form.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { Link } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { Host } from '../login/host.tsx';
import login from '../login/login.module.css';
import styles from './reset-password.module.css';
import { useLeaveAfter } from './use-leave-after.ts';
import { useResetToken } from './use-reset-token.ts';

/** How long a person may read before the login opens. */
const WITHOUT_TOKEN_MS = 3_000;
const AFTER_SUCCESS_MS = 2_000;

export function ResetPasswordRoute() {
  return (
    <div className={`page stack ${login.page}`}>
      <PageMeta title="New password" description="Set a new password for your account." path="/reset-password" />
      <Window title="Set a new password" level={1} icon="i-lock">
        <div className={login.columns}>
          <Host name="Locksmith" sprite="masters-blend" tint="#8fe3b0">
            Something you have not used anywhere else. I file it so that even I cannot read it.
          </Host>
          {useHydrated() ? <ResetPassword /> : <Spinner>Looking at your link...</Spinner>}
        </div>
      </Window>
    </div>
  );
}

function ResetPassword() {
  const token = useResetToken();
  const [doneWith, setDoneWith] = useState<string>();
  const isMissing = token === '';
  useLeaveAfter(isMissing ? WITHOUT_TOKEN_MS : null, '/login');
  useLeaveAfter(doneWith === undefined ? null : AFTER_SUCCESS_MS, '/login');

  useEffect(() => {
    if (isMissing) showToast({ title: 'Invalid Reset Link', description: 'This address carries no reset token.', tone: 'bad' });
  }, [isMissing]);

  if (doneWith !== undefined) {
    return (
      <div className={styles.done} role="status">
        <img src="/art/i-check.png" width="48" height="48" alt="" />
        <div>
          <h2>Your new password is set</h2>
          <p>{doneWith}</p>
          <p>
            The login opens in a moment. <Link to="/login">Go there now</Link>.
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.side}>
      {isMissing ? (
        <p className={styles.missing}>
          <img src="/art/i-warning.png" width="24" height="24" alt="" />
          <span>
            This link is not complete: its token is missing. You are taken to the login in 3 seconds, where you can ask for a new one.{' '}
            <Link to="/login?tab=reset">Go there now</Link>.
          </span>
        </p>
      ) : null}
      <NewPasswordForm
        token={token}
        onDone={(message) => {
          showToast({ title: 'Password Reset Successful', description: message, tone: 'good' });
          setDoneWith(message);
        }}
      />
    </div>
  );
}
