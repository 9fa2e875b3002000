import { useEffect, useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useShop } from '../../../lib/shell.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './say-form.module.css';

/** From this part of the shop's limit on the room left is shown. Nothing is cut off, so that no word is lost unseen. */
const COUNT_FROM = 0.8;

interface SayFormProps {
  name: string;
  /** Who listens; seen where the character sheet has scrolled away. */
  face: ReactNode;
  draft: string;
  isBusy: boolean;
  /** Whether the focus shall come back when the answer is there. */
  mayReturn: boolean;
  onDraft: (text: string) => void;
  onSay: (text: string) => void;
  onStop: () => void;
}

export function SayForm({ name, face, draft, isBusy, mayReturn, onDraft, onSay, onStop }: SayFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  const { maxMessageLength } = useShop();
  const length = draft.trim().length;
  const excess = length - maxMessageLength;
  const isCounted = length >= maxMessageLength * COUNT_FROM;

  // The browser takes the focus off a disabled input. It comes back with the answer, unless somebody went elsewhere.
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isOver || !mayReturn) return;
    if (document.activeElement === document.body || document.activeElement === null) input.current?.focus({ preventScroll: true });
  }, [isBusy, mayReturn]);

  useEffect(() => {
    if (!isBusy) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      onStop();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isBusy, onStop]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text === '' || excess > 0 || isBusy) {
      input.current?.focus();
      return;
    }
    onSay(text);
  }

  return (
    <>
      <div className={styles.state}>
        <span className={styles.face}>{face}</span>
        <p className={styles.status} role="status">
          {isBusy ? `${name} is typing...` : ''}
        </p>
        {isBusy ? (
          <Button className={styles.stop} aria-keyshortcuts="Escape" onClick={onStop}>
            STOP
          </Button>
        ) : isCounted ? (
          <p id={`${id}-count`} className={excess > 0 ? styles.over : undefined}>
            {excess > 0 ? `${formatWhole(excess)} too many: ` : ''}
            {formatWhole(length)} / {formatWhole(maxMessageLength)}
          </p>
        ) : null}
      </div>
      <form className={styles.form} aria-label={`Talk to ${name}`} onSubmit={submit}>
        <label className="sr" htmlFor={id}>
          Message to {name}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          placeholder="Enter your message..."
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          disabled={isBusy}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={isCounted ? `${id}-count` : undefined}
          onChange={(event) => onDraft(event.target.value)}
        />
        <Button type="submit" look="gold" className={styles.send} disabled={isBusy}>
          {isBusy ? 'WAIT...' : 'SEND'}
        </Button>
      </form>
    </>
  );
}
