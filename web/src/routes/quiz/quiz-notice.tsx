import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import styles from './quiz.module.css';

/** As high as a question. */
export function QuizWaiting() {
  return (
    <Window title="Which coffee are you?" level={1} icon="i-heart">
      <div className={styles.waiting}>
        <Spinner>The Barista is thinking</Spinner>
      </div>
    </Window>
  );
}

interface QuizNoticeProps {
  title: string;
  words: string;
  onRetry?: () => void;
  /** Address of the question that could be answered differently. */
  backTo?: string;
}

export function QuizNotice({ title, words, onRetry, backTo }: QuizNoticeProps) {
  return (
    <Window title={title} level={1} icon="i-warning">
      <DialogBox who="Barista" className={styles.notice}>
        <p role="status">{words}</p>
      </DialogBox>
      <div className={styles.actions}>
        {onRetry ? (
          <Button look="gold" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {backTo === undefined ? null : (
          <ButtonLink to={backTo} look="gold">
            CHANGE AN ANSWER
          </ButtonLink>
        )}
        <ButtonLink to="/store">VISIT STORE</ButtonLink>
      </div>
    </Window>
  );
}
