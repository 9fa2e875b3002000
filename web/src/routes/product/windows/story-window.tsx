import { ButtonLink } from '../../../ui/controls/button.tsx';
import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import { dialoguePath } from '../../home/dialogue/dialogue-path.ts';
import styles from '../product.module.css';

interface StoryWindowProps {
  paragraphs: readonly string[];
  /** Number of stories that only the chat has. */
  untold: number;
  /** Of the character, where it is one. */
  slug: string | undefined;
  name: string;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export function StoryWindow({ paragraphs, untold, slug, name }: StoryWindowProps) {
  if (paragraphs.length === 0) return null;
  const isTold = slug === undefined || untold === 0;
  return (
    <Window title="The story so far" icon="i-heart">
      <div className={isTold ? undefined : styles.conversation}>
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {isTold ? null : (
          <DialogBox who={name} className={styles.untold}>
            <p>
              {NUMBERS[untold] ?? untold} more {untold === 1 ? 'story is' : 'stories are'} only told across the counter. You would have to
              ask.
            </p>
            <ButtonLink to={dialoguePath(slug)} look="gold">
              ASK
            </ButtonLink>
          </DialogBox>
        )}
      </div>
    </Window>
  );
}
