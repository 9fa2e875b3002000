import { useEffect, useId, useRef } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { hasText } from '../../../lib/text/has-text.ts';
import { useShop } from '../../../lib/shell.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './message-form.module.css';

/** From this part of the limit on, the form shows the count. A longer text is refused, not cut. */
const COUNT_FROM = 0.8;

interface MessageFormProps {
  name: string;
  /** The character; visible where the character sheet is not. */
  face: ReactNode;
  draft: string;
  isBusy: boolean;
  /** Whether the input gets the focus back when the reply ends. */
  restoresFocus: boolean;
  input: RefObject<HTMLInputElement | null>;
  /** Scrolls to the end of the reply; undefined where nothing goes on below. */
  onMore: (() => void) | undefined;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
}

export function MessageForm(props: MessageFormProps) {
  const { name, face, draft, isBusy, restoresFocus, input, onMore, onDraft, onSend, onStop } = props;
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(false);
  const { maxMessageLength } = useShop();
  const length = draft.trim().length;
  const excess = length - maxMessageLength;
  const isCounted = length >= maxMessageLength * COUNT_FROM;

  // The browser removes the focus from a disabled input. It waits beside STOP for the end of the reply, unless another element has it.
  useEffect(() => {
    const hasChanged = wasBusy.current !== isBusy;
    wasBusy.current = isBusy;
    if (!hasChanged || !restoresFocus) return;
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused === status.current || focused.matches(':disabled');
    if (isFree) (isBusy ? status : input).current?.focus({ preventScroll: true });
  }, [isBusy, restoresFocus, input]);

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
    if (!hasText(text) || excess > 0 || isBusy) {
      input.current?.focus();
      return;
    }
    onSend(text);
  }

  return (
    <>
      <div className={styles.state}>
        <span className={styles.face}>{face}</span>
        <p ref={status} className={styles.status} role="status" tabIndex={-1}>
          {isBusy ? `${name} is typing...` : ''}
        </p>
        {isBusy ? (
          <Button className={styles.action} aria-keyshortcuts="Escape" onClick={onStop}>
            STOP
          </Button>
        ) : isCounted ? (
          <p id={`${id}-count`} className={excess > 0 ? styles.over : undefined}>
            {excess > 0 ? `${formatWhole(excess)} too many: ` : ''}
            {formatWhole(length)} / {formatWhole(maxMessageLength)}
          </p>
        ) : onMore ? (
          <Button className={styles.action} onClick={onMore}>
            More below
          </Button>
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
