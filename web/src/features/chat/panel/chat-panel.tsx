import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { stripOf } from '../../../lib/expression.ts';
import type { Expression } from '../../../lib/expression.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { Face } from '../../../ui/pictures/face.tsx';
import stage from '../chat.module.css';
import { MessageLog } from '../messages/message-log.tsx';
import { readDraft, saveDraft } from '../state/drafts.ts';
import { expressionOf } from '../state/expression-of.ts';
import { sessionIdOf } from '../state/session-id.ts';
import { GREETING, useConversation } from '../state/use-conversation.ts';
import type { CardGrind, Offer } from '../wire/chat-wire.ts';
import styles from './chat-panel.module.css';
import { ClearDialog } from './clear-dialog.tsx';
import { engineLabel, newestEngine } from './engine-label.ts';
import { MessageForm } from './message-form.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { usePinnedScroll } from './use-pinned-scroll.ts';

interface ChatPanelProps {
  character: { slug: string; name: string; imageUrl: string };
  userId: string;
  /** No model is configured; the sandbox engine replies. */
  isSandbox: boolean;
  renderOffer: (offer: Offer, grind: CardGrind) => ReactNode;
  /** Called with each new expression. */
  onFace: (face: Expression) => void;
  onSwitch: (slug: string) => void;
  /** Called to choose another character, when this one is unavailable. */
  onLeave: () => void;
  onSignedOut: () => void;
}

/** On a phone, focusing the input opens the keyboard over the answer. */
function hasPointer() {
  return window.matchMedia('(hover: hover)').matches;
}

/** The conversation with one character; set `key` to the character, because the state belongs to it. */
export function ChatPanel({ character, userId, isSandbox, renderOffer, onFace, onSwitch, onLeave, onSignedOut }: ChatPanelProps) {
  const { slug, name } = character;
  const [sessionId] = useState(() => sessionIdOf(userId));
  const conversation = useConversation({ sessionId, slug, onSignedOut });
  const { state, isBusy } = conversation;
  const { messages, turn } = state;
  const [draft, setDraft] = useState(() => readDraft(sessionId, slug));
  // The control that started a turn is disabled or removed during the turn.
  const [restoresFocus, setRestoresFocus] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { log, list, hasNew, hasMore, toEnd, toBottom, onScroll } = usePinnedScroll({
    conversationKey: `${sessionId}:${slug}`,
    isReady: state.history !== 'loading',
    firstId: messages[0]?.id,
    // Differs between start, end and failure of a reply: each one scrolls to the end.
    lastId: turn?.error ? `${turn.key}!` : turn?.reply ? `${turn.reply.id}...` : messages.at(-1)?.id,
  });
  const announcement = useAnnouncement(name, state);
  const face = expressionOf(state);
  const strip = stripOf(character.imageUrl);

  useEffect(() => {
    onFace(face);
    return () => onFace('idle');
  }, [face, onFace]);

  // A message that is not stored yet is saved as a draft, which a reload restores.
  const unsent = turn?.reply === null && turn.retryOf === null && turn.text !== GREETING ? turn.text : '';
  useEffect(() => saveDraft(sessionId, slug, draft || unsent), [sessionId, slug, draft, unsent]);

  // The button that loads older messages disappears with the last of them.
  const hadOlder = useRef(false);
  useEffect(() => {
    const isGone = hadOlder.current && !state.hasOlder;
    hadOlder.current = state.hasOlder;
    if (isGone && document.activeElement === document.body) log.current?.focus({ preventScroll: true });
  }, [state.hasOlder, log]);

  function send(text: string) {
    toEnd();
    // The same text again is a retry under the same key, so that it is stored once.
    if (turn?.phase === 'failed' && turn.text === text && turn.reply === null) conversation.retry();
    else conversation.send(text);
  }

  function takeBack() {
    if (turn) setDraft(turn.text);
    conversation.takeBack();
    input.current?.focus();
  }

  /** For the focus of a button that disappears. */
  function focusLog() {
    log.current?.focus({ preventScroll: true });
  }

  return (
    <DialogBox className={`${stage.stage} ${styles.panel}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>DIALOGUE</h3>
        <p className={styles.engine}>{engineLabel(turn?.reply?.engine ?? newestEngine(messages), isSandbox)}</p>
        <Button
          className={styles.clear}
          disabled={isBusy || messages.length === 0}
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          CLEAR
        </Button>
      </div>
      <MessageLog
        character={character}
        state={state}
        log={log}
        list={list}
        hasNew={hasNew}
        onScroll={onScroll}
        onToEnd={() => {
          toEnd();
          focusLog();
        }}
        isBusy={isBusy}
        renderOffer={renderOffer}
        onSend={(text) => {
          setRestoresFocus(hasPointer());
          send(text);
        }}
        onRegenerate={(replyId) => {
          setRestoresFocus(hasPointer());
          toEnd();
          conversation.regenerate(replyId);
        }}
        onRate={conversation.rate}
        onSwitch={onSwitch}
        onRetry={() => {
          setRestoresFocus(hasPointer());
          conversation.retry();
        }}
        onTakeBack={takeBack}
        onLeave={onLeave}
        onOlder={() => void conversation.loadOlder()}
        onReload={() => void conversation.begin()}
      />
      {turn?.error?.kind === 'unavailable' ? null : (
        <MessageForm
          name={name}
          face={<Face src={character.imageUrl} expression={face} alt="" size={48} />}
          draft={draft}
          isBusy={isBusy}
          restoresFocus={restoresFocus}
          input={input}
          onMore={
            hasMore
              ? () => {
                  toBottom();
                  focusLog();
                }
              : undefined
          }
          onDraft={setDraft}
          onSend={(text) => {
            setRestoresFocus(true);
            setDraft('');
            send(text);
          }}
          onStop={conversation.stop}
        />
      )}
      {/* Preloads the warning icon, which an offline page could not load, and the expressions. */}
      <span hidden>
        <img src="/art/i-warning.png" alt="" />
        {strip ? <img src={strip} alt="" /> : null}
      </span>
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
      <ClearDialog dialog={dialog} name={name} onClear={conversation.clear} onCleared={focusLog} />
    </DialogBox>
  );
}
