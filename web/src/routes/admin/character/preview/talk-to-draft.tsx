import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { failureOf } from '../../../../features/admin/kit/data/failure.ts';
import { TalkToDraftDocument } from '../../../../generated/admin/character/graphql.ts';
import { DialogBox } from '../../../../ui/frames/dialog-box.tsx';
import { toInput } from '../character-values.ts';
import type { CharacterValues } from '../character-values.ts';
import styles from './preview.module.css';

interface Line {
  id: number;
  isGuest: boolean;
  text: string;
}

/** Lines that the shop reads of a talk; those before are forgotten. */
const MOST_LINES = 24;
const PERSONA = [
  'name',
  'slug',
  'description',
  'bio',
  'greeting',
  'personality',
  'exampleDialogue',
  'reminder',
  'quip',
  'lore',
  'moods',
  'tastes',
  'roast',
  'caffeine',
  'brewLine',
] as const;

/** A talk with the character as typed. Nothing of it is stored. */
export function TalkToDraft({ values }: { values: CharacterValues }) {
  const [talk, { loading }] = useMutation(TalkToDraftDocument);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const lastId = useRef(0);
  const who = values.name || 'Nobody yet';
  const isReady = values.name.trim() !== '' && values.greeting.trim() !== '' && values.personality.trim() !== '';

  function line(isGuest: boolean, said: string): Line {
    lastId.current += 1;
    return { id: lastId.current, isGuest, text: said };
  }

  async function send() {
    const message = text.trim();
    if (message === '' || loading || !isReady) return;
    const said = lines.slice(-MOST_LINES).map(({ isGuest, text: words }) => ({ isGuest, text: words }));
    const begun = [...lines, line(true, message)];
    setLines(begun);
    setText('');
    setFailure(null);
    try {
      const filled = PERSONA.filter((name) => values[name] !== '');
      const { data } = await talk({ variables: { draft: toInput(values, filled), said, message } });
      if (data) setLines([...begun, line(false, data.talkToDraft.text)]);
    } catch (error) {
      setLines(lines);
      setText(message);
      setFailure(failureOf(error).message);
    }
  }

  return (
    <div className={styles.talk}>
      <DialogBox who={who} className={styles.box}>
        <div className={styles.log} role="log" aria-label={`Talk with ${who}`}>
          <p>{values.greeting || 'Its greeting comes here.'}</p>
          {lines.map(({ id, isGuest, text: words }) => (
            <p key={id} className={isGuest ? styles.guest : undefined}>
              {isGuest ? <span className="sr">You: </span> : null}
              {words}
            </p>
          ))}
          {loading ? <p className={styles.typing}>{who} is typing...</p> : null}
        </div>
      </DialogBox>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      ) : null}
      <div className={styles.say}>
        <label>
          <span className="sr">Say something to the draft</span>
          <input
            placeholder="Enter your message..."
            autoComplete="off"
            maxLength={1_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it would be saved.
              event.preventDefault();
              void send();
            }}
          />
        </label>
        <AdminButton look="gold" aria-disabled={loading || !isReady} onClick={() => void send()}>
          {loading ? 'Wait...' : 'Send'}
        </AdminButton>
      </div>
      <p className={styles.hint}>
        {isReady
          ? 'This is the draft as typed on the left. Nobody else can meet it; nothing is stored.'
          : 'It talks once it has a name, a greeting and a personality.'}
      </p>
    </div>
  );
}
