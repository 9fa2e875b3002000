import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Face } from '../../ui/pictures/face.tsx';
import styles from './chat.module.css';

interface LoginRequiredProps {
  character: { name: string; imageUrl: string };
  /** How the character talks; empty while it loads. */
  example: readonly { isGuest: boolean; text: string }[];
  /** These return to the character. */
  loginPath: string;
  registerPath: string;
}

/** Shown to a visitor without a session: an example of the character, and the ways in. */
export function LoginRequired({ character, example, loginPath, registerPath }: LoginRequiredProps) {
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
      <section className={styles.example} aria-label={`An example of talking to ${character.name}`}>
        <p className={styles.legend}>Overheard at the counter</p>
        <ol className={styles.lines}>
          {example.map(({ isGuest, text }) =>
            isGuest ? (
              <li key={text} className={styles.guest}>
                <b>Guest</b>
                {text}
              </li>
            ) : (
              <li key={text} className={styles.character}>
                <Face src={character.imageUrl} expression="talk" alt="" size={48} />
                <span>
                  <b>{character.name}</b>
                  {text}
                </span>
              </li>
            ),
          )}
        </ol>
      </section>
    </DialogBox>
  );
}
