import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './chat.module.css';

/** Shown to a visitor without a session. @param loginPath and registerPath return to the character afterwards. */
export function LoginRequired({ loginPath, registerPath }: { loginPath: string; registerPath: string }) {
  return (
    <DialogBox className={styles.gate}>
      <img className={styles.lock} src="/art/i-lock.png" width="48" height="48" alt="" />
      <div>
        <h3 className={styles.heading}>LOGIN REQUIRED</h3>
        <p>You must be logged in to chat with coffee characters.</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={loginPath} look="gold">
          GO TO LOGIN
        </ButtonLink>
        <ButtonLink to={registerPath}>REGISTER</ButtonLink>
        <ButtonLink to="/quiz">TAKE THE QUIZ</ButtonLink>
      </div>
    </DialogBox>
  );
}
