import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './chat.module.css';

/** What a visitor who is not signed in finds in place of the conversation. @param loginPath leads back to the character afterwards. */
export function LoginRequired({ loginPath }: { loginPath: string }) {
  return (
    <DialogBox className={styles.gate}>
      <img className={styles.lock} src="/art/i-lock.png" width="48" height="48" alt="" />
      <div>
        <h3 className={styles.heading}>LOGIN REQUIRED</h3>
        <p>You must be logged in to chat with coffee characters.</p>
      </div>
      <ButtonLink to={loginPath} look="gold">
        GO TO LOGIN
      </ButtonLink>
    </DialogBox>
  );
}
