import { Window } from '../../../../ui/frames/window.tsx';
import { AdminButton, AdminLink } from '../controls/admin-button.tsx';
import { Blank } from '../signs/blank.tsx';
import styles from './access-denied.module.css';

/** Shown when the api has answered NOT_ALLOWED. */
export function AccessDenied({ onSignInAnew }: { onSignInAnew: () => void }) {
  return (
    <Window title="Back room" level={0} icon="i-lock" isFlush className={styles.denied}>
      <Blank
        picture="/art/darth.png"
        title="Access Denied"
        level={1}
        isBare
        isAlert
        actions={
          <>
            <AdminLink look="gold" to="/">
              Back to the shop
            </AdminLink>
            <AdminButton onClick={onSignInAnew}>Sign in as somebody else</AdminButton>
          </>
        }
      >
        <p className={styles.first}>You don't have permission to access the admin portal.</p>
        <p>Only authorized administrators can access this area.</p>
      </Blank>
    </Window>
  );
}
